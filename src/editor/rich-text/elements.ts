import type { MessageDescriptor } from 'react-intl';
import { kindOf, type ElementName } from '@/components/slate-value/elements';
import type { ToolIconName } from '@/tool/icon/icon-paths';
import { messages } from './tools/messages';

interface ElementTool {
  /** As what HTML element it is drawn while it is edited. */
  tag: string;
  /** For those that editors choose. */
  title?: MessageDescriptor;
  /** Of its button in the bar; what has none is chosen in the menu. */
  icon?: ToolIconName;
  /** First characters of a paragraph that a space after them makes it. */
  markdown?: readonly string[];
  /** Tags of pasted HTML that become it. */
  tags?: readonly string[];
}

/** What editors need of every element: one that visitors see and that is missing here does not compile. */
export const elementTools = {
  p: { tag: 'p', title: messages.p },
  h1: { tag: 'h2' },
  h2: { tag: 'h2', title: messages.h2, markdown: ['#', '##'], tags: ['H1', 'H2'] },
  h3: { tag: 'h3', title: messages.h3, markdown: ['###'], tags: ['H3'] },
  h4: { tag: 'h4', title: messages.h4, markdown: ['####'], tags: ['H4', 'H5', 'H6'] },
  h5: { tag: 'h5' },
  h6: { tag: 'h6' },
  blockquote: { tag: 'blockquote', title: messages.blockquote, markdown: ['>'], tags: ['BLOCKQUOTE'] },
  callout: { tag: 'div', title: messages.callout },
  ul: { tag: 'ul', title: messages.ul, icon: 'bullets', markdown: ['*', '-', '+'], tags: ['UL'] },
  ol: { tag: 'ol', title: messages.ol, icon: 'numbers', markdown: ['1.', '1)'], tags: ['OL'] },
  li: { tag: 'li', tags: ['LI'] },
  pre: { tag: 'pre' },
  table: { tag: 'table' },
  thead: { tag: 'thead' },
  tbody: { tag: 'tbody' },
  tfoot: { tag: 'tfoot' },
  tr: { tag: 'tr' },
  td: { tag: 'td' },
  th: { tag: 'th' },
  link: { tag: 'a' },
  a: { tag: 'a' },
  img: { tag: 'span' },
  nop: { tag: 'span' },
} as const satisfies Record<ElementName, ElementTool>;

/** What editors can make of a block. */
export type ElementChoice = {
  [Name in ElementName]: (typeof elementTools)[Name] extends { title: unknown } ? Name : never;
}[ElementName];
export type ListType = ElementName<'list'>;
/** Blocks that stand by themselves, which the menu of types offers. */
export type BlockType = Exclude<ElementChoice, ListType>;

export const isListType = (type: unknown): type is ListType => kindOf(type) === 'list';
const isBlockType = (type: ElementChoice): type is BlockType => !isListType(type);

export const elementNames = Object.keys(elementTools) as ElementName[];
export const elementChoices = elementNames.filter(
  (name): name is ElementChoice => 'title' in elementTools[name],
);
export const listTypes = elementChoices.filter(isListType);
export const blockTypes = elementChoices.filter(isBlockType);

/** All that a column of the table names, each with its element. */
export const elementsNamedBy = <Name extends ElementName>(
  names: readonly Name[],
  column: 'markdown' | 'tags',
): ReadonlyMap<string, Name> =>
  new Map(
    names.flatMap((name) => {
      const { [column]: found = [] }: ElementTool = elementTools[name];
      return found.map((each) => [each, name]);
    }),
  );
