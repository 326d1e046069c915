import type { EditedElement, EditedNode, EditedText } from '@/editor/rich-text/value/nodes';

const nodesOf = (children: readonly (string | EditedNode)[]): EditedNode[] =>
  children.map((child): EditedNode => (typeof child === 'string' ? { text: child } : child));

const element =
  (type: string) =>
  (...children: (string | EditedNode)[]): EditedElement => ({ type, children: nodesOf(children) });

/** Makers of rich text, named as the elements that are stored. */
export const p = element('p');
export const h2 = element('h2');
export const ul = element('ul');
export const ol = element('ol');
export const li = element('li');
export const blockquote = element('blockquote');
export const strong = element('strong');
export const em = element('em');
export const sub = element('sub');
export const sup = element('sup');
export const table = element('table');
export const tr = element('tr');
export const td = element('td');
export const leaf = (text: string, marks: object): EditedText => ({ ...marks, text });
export const link = (url: string, ...children: (string | EditedNode)[]): EditedElement => ({
  type: 'link',
  data: { url },
  children: nodesOf(children),
});
