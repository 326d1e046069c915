import { expect, test } from 'vitest';
import { contentTypeByName } from '~mocks/http/content-type';

test.each([
  ['Bild.PNG', 'image/png'],
  ['Antrag.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['Haushalt 2026.ods', 'application/vnd.oasis.opendocument.spreadsheet'],
  ['daten.tar.gz', 'application/x-tar'],
  ['daten.gz', 'application/octet-stream'],
  ['a.b.csv', 'text/csv'],
  ['favicon.ico', 'image/x-icon'],
  ['Ton.wav', 'audio/x-wav'],
  ['Karte.gpx', 'application/gpx+xml'],
  ['a.constructor', 'application/octet-stream'],
  ['daten.nix', 'application/octet-stream'],
  ['pdf', 'application/octet-stream'],
  ['ordner.pdf/datei', 'application/octet-stream'],
  ['.txt', 'application/octet-stream'],
  ['', 'application/octet-stream'],
])('%s is %s', (name, contentType) => expect(contentTypeByName(name)).toBe(contentType));
