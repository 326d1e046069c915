import { elementMarks } from './marks';

/** Every element of a text that is no mark, and what it is: whatever draws, edits or writes texts goes by that. */
const table = {
  p: 'paragraph',
  h1: 'heading',
  h2: 'heading',
  h3: 'heading',
  h4: 'heading',
  h5: 'heading',
  h6: 'heading',
  ul: 'list',
  ol: 'list',
  li: 'item',
  blockquote: 'quotation',
  callout: 'callout',
  pre: 'verbatim',
  table: 'table',
  thead: 'rows',
  tbody: 'rows',
  tfoot: 'rows',
  tr: 'row',
  td: 'cell',
  th: 'cell',
  link: 'link',
  a: 'link',
  img: 'picture',
  nop: 'bare',
} as const;

type ElementTable = typeof table;
type InlineKind = 'link' | 'picture' | 'bare';
export type ElementKind = ElementTable[keyof ElementTable];
export type BlockKind = Exclude<ElementKind, InlineKind>;
/** The names under which elements of some kinds are stored. */
export type ElementName<Kind extends ElementKind = ElementKind> = {
  [Name in keyof ElementTable]: ElementTable[Name] extends Kind ? Name : never;
}[keyof ElementTable];

const kinds: ReadonlyMap<unknown, ElementKind> = new Map(Object.entries(table));
const inlineKinds: readonly (ElementKind | undefined)[] = ['link', 'picture', 'bare'] satisfies InlineKind[];

/** undefined for marks, and for what nobody knows. */
export const kindOf = (type: unknown): ElementKind | undefined => kinds.get(type);

/** Whether elements of a type stand within a line of text. */
export const isInlineType = (type: unknown): boolean =>
  elementMarks.has(type) || inlineKinds.includes(kinds.get(type));

/** Whether elements of a type form lines and boxes of their own. */
export const isBlockType = (type: unknown): boolean => kinds.has(type) && !isInlineType(type);
