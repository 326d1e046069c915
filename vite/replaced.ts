/** A text after a replacement that must find something: what a rule was written for may be spelled otherwise one day. */
export function replaced(text: string, pattern: string | RegExp, by: string, rule: string): string {
  const result = text.replace(pattern, () => by);
  if (result === text) throw new Error(`${rule} replaced nothing: look at what it was written for.`);
  return result;
}
