import { isEmpty, type SlateNode } from '@/components/slate-value/nodes';
import type { TextPillData } from './data';

/** The text, where older content has the words alone in a paragraph of their own. */
export const wordsOf = ({ value, plaintext }: TextPillData): SlateNode[] =>
  isEmpty(value) && plaintext !== '' ? [{ type: 'p', children: [{ text: plaintext }] }] : value;
