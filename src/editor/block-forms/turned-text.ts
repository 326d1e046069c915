import type { GivenContent } from '@/blocks/turning';
import { isEmpty, originOf, type SlateNode } from '@/components/slate-value/nodes';
import { textOfNode, textOfValue } from '../rich-text/value/lines';
import { isLine, type EditedElement, type EditedNode, type EditedValue } from '../rich-text/value/nodes';
import { isElement } from '../rich-text/value/nodes';
import { openValue, storedValue } from '../rich-text/value/open-value';
import { asBlocks } from '../rich-text/value/set-block-type';

type Stored = Readonly<Record<string, unknown>>;

interface RichText {
  value: SlateNode[];
  plaintext: string;
}

export const paragraphOf = (text: string): EditedElement => ({ type: 'p', children: [{ text }] });

/** What a block gives that keeps a rich text as texts do; in older content its words alone. */
export const givenText: GivenContent<RichText, readonly unknown[]> = {
  fields: ['value', 'plaintext'],
  of: ({ value, plaintext }) => {
    if (!isEmpty(value)) return originOf(value) as readonly unknown[];
    return plaintext.trim() === '' ? undefined : [paragraphOf(plaintext)];
  },
};

/** The fields of such a block. */
export const textFieldsOf = (value: EditedValue): Stored => ({
  value: storedValue(value),
  plaintext: textOfValue(value),
});

/** The lines of rich text as elements of a type; what has none, as a table, stays. */
export const linesAs = (text: readonly unknown[], type: string): EditedElement[] =>
  openValue(text).flatMap((element) => asBlocks(element, type));

/** The words of rich text by its first line and all that follows. */
export function firstAndRest(text: readonly unknown[]): { first: string; rest: EditedValue } {
  const [first, ...rest] = openValue(text).flatMap((element): EditedElement[] =>
    isLine(element) ? [element] : asBlocks(element, 'p'),
  );
  return { first: first ? textOfNode(first).trim() : '', rest };
}

const isPlainNode = (node: EditedNode): boolean =>
  isElement(node) ? false : Object.keys(node).every((name) => name === 'text');

/** Whether rich text has formats or links in its lines. */
export const hasFormats = (text: readonly unknown[]): boolean =>
  openValue(text)
    .flatMap((element) => asBlocks(element, 'li'))
    .some(({ children }) => !children.every(isPlainNode));
