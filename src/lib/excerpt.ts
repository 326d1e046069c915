/** Cuts a text that is longer than `limit` characters one before it and ends it with an ellipsis. */
export function excerpt(text: string, limit = 200): string {
  return text.length > limit ? `${text.slice(0, limit - 1)}…` : text;
}
