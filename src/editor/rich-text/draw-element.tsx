import { createElement, type ReactElement, type ReactNode } from 'react';
import type { RenderElementProps, RenderLeafProps } from 'slate-react';
import { Marked } from '@/components/slate-value/leaf';
import { linkOf } from '@/components/slate-value/link-of';
import { nodesOf, type LinkElement, type SlateLeaf } from '@/components/slate-value/nodes';
import { SlateNodes } from '@/components/slate-value/slate-value';
import { styleOf } from './data';
import { DeadLink } from './dead-link';
import { keptOf } from './value/nodes';

const tags: ReadonlyMap<string, string> = new Map(
  Object.entries({
    h1: 'h2',
    h2: 'h2',
    h3: 'h3',
    h4: 'h4',
    h5: 'h5',
    h6: 'h6',
    p: 'p',
    ul: 'ul',
    ol: 'ol',
    li: 'li',
    blockquote: 'blockquote',
    pre: 'pre',
    table: 'table',
    thead: 'thead',
    tbody: 'tbody',
    tfoot: 'tfoot',
    tr: 'tr',
    td: 'td',
    th: 'th',
    strong: 'strong',
    b: 'strong',
    em: 'em',
    i: 'em',
    u: 'u',
    del: 'del',
    s: 'del',
    sub: 'sub',
    sup: 'sup',
    code: 'code',
  }),
);

/** Drawn as visitors see it: a picture, or what nobody can edit. */
function Shown({ attributes, children, element, stored, isInline }: RenderElementProps & Whole) {
  const Tag = isInline ? 'span' : 'div';
  return (
    <Tag {...attributes} className="text-editor__kept">
      <Tag contentEditable={false}>
        <SlateNodes nodes={nodesOf([stored ?? element])} />
      </Tag>
      {children}
    </Tag>
  );
}

interface Whole {
  stored: unknown;
  isInline: boolean;
}

/** An element as the view of visitors draws it, with its text open to the caret. */
export function drawElement(props: RenderElementProps): ReactElement {
  const { attributes, children, element } = props;
  const kept = keptOf(element);
  if (kept || element.type === 'img')
    return <Shown {...props} stored={kept?.stored} isInline={kept?.isInline ?? true} />;
  if (element.type === 'link' || element.type === 'a') {
    const url = linkOf(element as unknown as LinkElement)?.url;
    return (
      <a {...attributes} className="slate-editor-link" href={url}>
        {url === undefined ? <DeadLink>{children}</DeadLink> : children}
      </a>
    );
  }
  const className = [element.type === 'callout' && 'callout', styleOf(element)].filter(Boolean).join(' ');
  const tag = tags.get(element.type) ?? (element.type === 'callout' ? 'div' : 'span');
  const more = { ...spansOf(element), className: className || undefined };
  return createElement(tag, { ...attributes, ...more }, children as ReactNode);
}

function spansOf({ type, colSpan, rowSpan }: RenderElementProps['element']) {
  const isCell = type === 'td' || type === 'th';
  return isCell ? { colSpan: Number(colSpan) || undefined, rowSpan: Number(rowSpan) || undefined } : {};
}

const isMarked = (leaf: SlateLeaf): boolean => Object.keys(leaf).some((name) => leaf[name] === true);

export function drawLeaf({ attributes, children, leaf }: RenderLeafProps): ReactElement {
  return <span {...attributes}>{isMarked(leaf) ? <Marked leaf={leaf}>{children}</Marked> : children}</span>;
}
