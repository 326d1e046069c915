import mime from 'mime';

/** What Plone's own table says otherwise. */
const plones = new Map([
  ['bib', 'text/x-bibtex'],
  ['c', 'text/plain'],
  ['flac', 'audio/flac'],
  ['ico', 'image/x-icon'],
  ['py', 'text/x-python'],
  ['tex', 'text/x-tex'],
  ['tgz', 'application/x-tar'],
  ['wav', 'audio/x-wav'],
  ['xml', 'text/xml'],
]);

const compressed = /\.(?:gz|bz2|xz|br)$/i;

/** Content type by the extension of a file's name; what is compressed counts as what it holds. */
export function contentTypeByName(name: string): string {
  const extension = /[^/]\.([^./]+)$/.exec(name.replace(compressed, ''))?.[1]?.toLowerCase() ?? '';
  return plones.get(extension) ?? mime.getType(extension) ?? 'application/octet-stream';
}
