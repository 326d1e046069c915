import { isBlockType, kindOf } from '@/components/slate-value/elements';
import type { SlateLeaf } from '@/components/slate-value/nodes';

/** An element being edited, under its stored name; all that is stored on it stays. */
export interface EditedElement {
  type: string;
  children: EditedNode[];
  [key: string]: unknown;
}
export type EditedText = SlateLeaf;
export type EditedNode = EditedText | EditedElement;
/** The rich text of one block while it is edited. */
export type EditedValue = EditedElement[];

export function isElement(node: EditedNode): node is EditedElement {
  return Array.isArray(node.children);
}

/** Stored elements that the editor cannot edit: they are shown as they are, and stored as they were. */
const kept = new WeakMap<EditedElement, { stored: unknown; isInline: boolean }>();

export function keptElement(stored: unknown, isInline: boolean): EditedElement {
  const element = { type: 'kept', children: [{ text: '' }] };
  kept.set(element, { stored, isInline });
  return element;
}

/** What a kept element stands for; undefined for all others. */
export const keptOf = (element: EditedElement) => kept.get(element);

export const isVoid = (element: EditedElement): boolean =>
  kept.has(element) || kindOf(element.type) === 'picture';

export const isInline = (element: EditedElement): boolean =>
  kept.get(element)?.isInline ?? !isBlockType(element.type);

export const isList = (element: EditedElement): boolean => kindOf(element.type) === 'list';

export const isHeading = (element: EditedElement): boolean => kindOf(element.type) === 'heading';

/** Whether an element holds text, not other blocks. */
export const isLine = (element: EditedElement): boolean => {
  const [first] = element.children;
  return first !== undefined && !isElement(first);
};

export const emptyParagraph = (): EditedElement => ({ type: 'p', children: [{ text: '' }] });

/** Whether an element says nothing but its type, so that two of them are one. */
export const isPlain = (element: EditedElement): boolean =>
  Object.keys(element).every((key) => key === 'type' || key === 'children');
