/**
 * The text without a sign at its end, however often it stands there. As a pattern (`/\/+$/`) it would be tried anew at
 * each sign of the text: a long row of them kept the server busy for minutes.
 */
export function withoutEnd(text: string, sign = '/'): string {
  let end = text.length;
  while (end > 0 && text[end - 1] === sign) end -= 1;
  return text.slice(0, end);
}

/** The same at its beginning and its end. */
export function withoutEnds(text: string, sign = '/'): string {
  const kept = withoutEnd(text, sign);
  let start = 0;
  while (start < kept.length && kept[start] === sign) start += 1;
  return kept.slice(start);
}
