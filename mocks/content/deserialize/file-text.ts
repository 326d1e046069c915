const readable = new Set(['text/plain', 'text/html', 'text/x-rst']);

/** How much of a file is searched. */
const searchedBytes = 100_000;

/** What the search reads of a file: kinds of text alone, as Plone without further programs. */
export function fileText(bytes: Uint8Array, contentType: string): { text?: string } {
  if (!readable.has(contentType) || bytes.length === 0) return {};
  return { text: Buffer.from(bytes.subarray(0, searchedBytes)).toString('utf8') };
}
