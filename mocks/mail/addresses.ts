const longest = 254;
const pattern =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/;

/** One plain address: no display name, no list, no comment, no line break. */
export const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= longest && pattern.test(value);

/** Kept from harvesters: base64 of the address with its letters turned, which ten more places restore. */
function decode(text: string): string {
  return Buffer.from(text, 'base64')
    .toString('latin1')
    .replace(/[a-z]/gi, (letter) => {
      const first = letter <= 'Z' ? 65 : 97;
      return String.fromCharCode(((letter.charCodeAt(0) - first + 10) % 26) + first);
    });
}

/** An address of the content, encoded or not; undefined for what names none. */
export function addressOf(stored: unknown): string | undefined {
  if (typeof stored !== 'string') return undefined;
  const text = stored.trim();
  const address = text.includes('@') ? text : decode(text);
  return isAddress(address) ? address : undefined;
}
