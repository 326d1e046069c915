import { linesOfHtml } from '@/lib/html-lines';
import type { Shape } from '@/lib/shape';
import { isRecord, textOf } from '@/lib/text';
import { fromDraft } from './from-draft';
import { nodesOf, type SlateNode } from './nodes';

const paragraphs = (lines: readonly string[]): SlateNode[] =>
  lines.map((text) => ({ type: 'p', children: [{ text }] }));

/** Text that is stored as one or another editor left it: nodes, those of the editor before, words, or HTML. */
export const anyText = (): Shape<SlateNode[]> => ({
  read: (stored) => {
    if (Array.isArray(stored)) return nodesOf(stored);
    if (isRecord(stored)) {
      const html = textOf(stored['data']);
      return html === '' ? fromDraft(stored) : paragraphs(linesOfHtml(html));
    }
    const words = textOf(stored);
    return paragraphs(words.split('\n').filter((line) => line.trim() !== ''));
  },
});
