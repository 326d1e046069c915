import { describe, expect, test } from 'vitest';
import { excerpt } from '@/lib/excerpt';
import { fileSize } from '@/lib/file-size';
import { decodeMail } from '@/lib/mail';
import { mimeLabel } from '@/lib/mime-label';
import { roomName } from '@/lib/room-name';
import { searchTerms } from '@/lib/search-terms';

describe('an e-mail', () => {
  test.each([
    ['info@immerlund.example', 'info@immerlund.example', 'is shown as it is when it is stored plain'],
    [
      btoa('ydve@yccuhbkdt.unqcfbu'),
      'info@immerlund.example',
      'without an @ is base64, then letters rotated by 10',
    ],
    [btoa('YDVE@yccuhbkdt.unqcfbu'), 'INFO@immerlund.example', 'keeps its capitals'],
    ['kein Base64!', 'kein Base64!', 'that cannot be decoded stays'],
    [btoa('nothing'), btoa('nothing'), 'that decodes to no address stays'],
    ['', '', 'may be empty'],
  ])('%s → %s: %s', (stored, shown) => {
    expect(decodeMail(stored)).toBe(shown);
  });
});

describe('a description', () => {
  test('of 200 characters stays whole', () => {
    expect(excerpt('x'.repeat(200))).toHaveLength(200);
  });
  test('of more is cut at 199 plus an ellipsis', () => {
    expect(excerpt('x'.repeat(201))).toBe(`${'x'.repeat(199)}…`);
  });
});

test.each([
  [0, 'de', '0 KB'],
  [72_700, 'de', '73 KB'],
  [7_270, 'de', '7,3 KB'],
  [7_270, 'en', '7.3 KB'],
  [999_999, 'de', '1.000 KB'],
  [1_000_000, 'de', '1 MB'],
  [2_540_000, 'en', '2.5 MB'],
] as const)(
  'a file of %i bytes is shown in KB under 1,000,000 bytes, else MB (%s: %s)',
  (bytes, language, shown) => {
    expect(fileSize(bytes, language)).toBe(shown);
  },
);

test.each([
  ['image/jpeg', 'JPG'],
  ['image/png', 'PNG'],
  ['application/pdf', 'PDF'],
  ['image/svg+xml', 'SVG'],
  ['text/plain; charset=utf-8', 'TXT'],
  ['application/octet-stream', ''],
  ['application/vnd.ms-excel', 'XLS'],
  ['application/x-unheard-of', ''],
  ['image/constructor', ''],
  ['', ''],
])('the mime type %s is shown as "%s"', (mimeType, label) => {
  expect(mimeLabel(mimeType)).toBe(label);
});

test.each([
  ['04.8', '211', 'Geb.04.8/R.211'],
  ['04.8', '', 'Geb.04.8'],
  [null, '211', 'R.211'],
  [undefined, null, ''],
])('building %s and room %s are shown as "%s"', (building, room, place) => {
  expect(roomName(building, room)).toBe(place);
});

test.each([
  ['Gewebe Muster', 'Gewebe* Muster*'],
  ['Salz and Pfeffer', 'Salz* "and" Pfeffer*'],
  ['- / % **', ''],
  ['"offen', 'offen*'],
  ['(Klammer)', 'Klammer*'],
  ['  ', ''],
  ['-1 hydrogen -storage --x - C-14', '1* hydrogen* storage* x* C-14*'],
])('what a visitor typed, %s, becomes terms that the catalog can parse: %s', (typed, terms) => {
  expect(searchTerms(typed)).toBe(terms);
});
