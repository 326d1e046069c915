/** Bytes of a line before it is folded (RFC 5545 § 3.1). */
const lineLength = 75;

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', ';': '\\;', ',': '\\,', '\n': '\\n' };

/** Text as a calendar's value, without what is no sign (RFC 5545 § 3.1). */
export function calendarText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .replace(/[\\;,\n]/g, (character) => escapes[character] ?? '');
}

/** Cuts a line into pieces of at most 75 bytes, none in the middle of a character. */
function fold(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  let size = 0;
  for (const character of line) {
    const bytes = Buffer.byteLength(character);
    if (size + bytes > lineLength) {
      pieces.push(piece);
      piece = '';
      // The blank that begins the next line counts.
      size = 1;
    }
    piece += character;
    size += bytes;
  }
  return [...pieces, piece].join('\r\n ');
}

/** The lines of a calendar as a file. */
export function calendarFile(lines: readonly string[]): string {
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** `20260131T134500Z`. */
export function calendarInstant(iso: string): string {
  return `${new Date(iso).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

const dayLength = 24 * 60 * 60 * 1000;

/** `20260131`: the day of an instant in a zone, or one so many days later. */
export function calendarDay(iso: string, zone: string, later = 0): string {
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(new Date(iso));
  return new Date(Date.parse(day) + later * dayLength).toISOString().slice(0, 10).replaceAll('-', '');
}
