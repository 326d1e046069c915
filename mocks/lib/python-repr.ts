/** A text as Python prints it: single quotes, double ones where the text has an apostrophe and no double quote. */
function textRepr(text: string): string {
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
  const escaped = text
    .replaceAll('\\', '\\\\')
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r')
    .replaceAll('\t', '\\t')
    .replaceAll(quote, `\\${quote}`);
  return quote + escaped + quote;
}

/** A value of JSON as Python prints it. */
export function pythonRepr(value: unknown): string {
  if (value === null || value === undefined) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value === 'string') return textRepr(value);
  if (Array.isArray(value)) return `[${value.map(pythonRepr).join(', ')}]`;
  if (typeof value !== 'object') return String(value);
  const entries = Object.entries(value).map(([key, inner]) => `${textRepr(key)}: ${pythonRepr(inner)}`);
  return `{${entries.join(', ')}}`;
}
