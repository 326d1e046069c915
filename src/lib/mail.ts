/** Rotates the letters of a text through the alphabet; everything else stays. */
function rotateLetters(text: string, by: number): string {
  return text.replace(/[a-z]/gi, (letter) => {
    const first = letter <= 'Z' ? 65 : 97;
    return String.fromCharCode(((letter.charCodeAt(0) - first + by) % 26) + first);
  });
}

/**
 * The plain address of a stored one. A value without `@` is encoded: base64, then the letters rotated by 10.
 * What cannot be decoded into an address comes back as it is.
 */
export function decodeMail(stored: string): string {
  if (stored.includes('@')) return stored;
  try {
    const decoded = rotateLetters(atob(stored), 10);
    return decoded.includes('@') ? decoded : stored;
  } catch {
    return stored;
  }
}
