import type { SearchHit } from '@/api/search-query';
import { markedExcerpt, markedParts, plainText, type TextPart } from '@/lib/marked-text';

interface HitTexts {
  title: TextPart[];
  /** Cut to its excerpt; empty when there is none. */
  description: TextPart[];
  /** Where the text of the page has the words; empty when only title and description have them, or nothing has. */
  excerpt: TextPart[];
}

/** The words of a hit, marked where the server found what was searched for. */
export function textsOf({ '@id': path, title, description, highlighting }: SearchHit): HitTexts {
  const sentences = highlighting.map(markedParts).map((parts) => ({ parts, text: plainText(parts).trim() }));
  const marked = (text: string) =>
    sentences.find((sentence) => sentence.text === text.trim())?.parts ?? [{ text, isMatch: false }];
  const others = sentences.filter(({ text }) => text !== title.trim() && text !== description.trim());
  return {
    title: marked(title || path),
    description: description.trim() === '' ? [] : markedExcerpt(marked(description)),
    excerpt: others[0] ? markedExcerpt(others[0].parts) : [],
  };
}
