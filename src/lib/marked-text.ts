/** A stretch of a text, and whether it is what was searched for. */
export interface TextPart {
  text: string;
  isMatch: boolean;
}

/** A search server's text at its marks; everything in it but `<em>` and `</em>` is plain words, also what looks like HTML. */
export function markedParts(marked: string): TextPart[] {
  const parts: TextPart[] = [];
  let isMatch = false;
  for (const piece of marked.split(/(<\/?em>)/)) {
    if (/^<\/?em>$/.test(piece)) isMatch = piece === '<em>';
    else if (piece !== '') append(parts, { text: piece, isMatch });
  }
  return parts;
}

/** A word may come marked in several pieces: they are one. */
function append(parts: TextPart[], part: TextPart): void {
  const last = parts.at(-1);
  if (last?.isMatch === part.isMatch) last.text += part.text;
  else parts.push(part);
}

export function plainText(parts: readonly TextPart[]): string {
  return parts.map(({ text }) => text).join('');
}

function slice(parts: readonly TextPart[], from: number, to: number): TextPart[] {
  let position = 0;
  return parts.flatMap(({ text, isMatch }) => {
    const start = position;
    position += text.length;
    const cut = text.slice(Math.max(0, from - start), Math.max(0, to - start));
    return cut === '' ? [] : [{ text: cut, isMatch }];
  });
}

/** Characters that stay before the first match, so that it is read in its sentence. */
const lead = 60;

/**
 * Cuts a text that is longer than `limit` characters one before it and ends it with an ellipsis; where its first match
 * would be lost, the text begins shortly before that, at a word.
 */
export function markedExcerpt(parts: readonly TextPart[], limit = 200): TextPart[] {
  const text = plainText(parts);
  if (text.length <= limit) return [...parts];
  const at = parts.findIndex(({ isMatch }) => isMatch);
  const match = at < 0 ? 0 : plainText(parts.slice(0, at)).length;
  const isFarIn = match + (parts[at]?.text.length ?? 0) > limit - 1;
  const from = isFarIn ? text.indexOf(' ', match - lead) + 1 : 0;
  const start = from > match ? match : from;
  const cut = slice(parts, start, start + limit - 1);
  if (start > 0) cut.unshift({ text: '… ', isMatch: false });
  if (start + limit - 1 < text.length) append(cut, { text: '…', isMatch: false });
  return cut;
}

/** Marks where words of a text begin with one of those typed. */
export function matchBeginnings(text: string, typed: string): TextPart[] {
  const words = typed.match(/[\p{L}\p{N}]+/gu)?.map((word) => word.toLowerCase()) ?? [];
  const parts: TextPart[] = [];
  for (const piece of text.split(/([\p{L}\p{N}]+)/u)) {
    const found = words.find((word) => piece.toLowerCase().startsWith(word));
    const length = found?.length ?? 0;
    if (length > 0) append(parts, { text: piece.slice(0, length), isMatch: true });
    if (piece.length > length) append(parts, { text: piece.slice(length), isMatch: false });
  }
  return parts;
}
