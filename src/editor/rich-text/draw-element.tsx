import { createElement, type ReactElement, type ReactNode } from 'react';
import type { RenderElementProps, RenderLeafProps } from 'slate-react';
import { kindOf } from '@/components/slate-value/elements';
import { Marked } from '@/components/slate-value/leaf';
import { linkOf } from '@/components/slate-value/link-of';
import { elementMarks } from '@/components/slate-value/marks';
import { nodesOf, type LinkElement, type SlateLeaf } from '@/components/slate-value/nodes';
import { SlateNodes } from '@/components/slate-value/slate-value';
import { noteWords, styleOf } from './data';
import { DeadLink } from '@/tool/prompts/dead-link';
import { elementNames, elementTools } from './elements';
import { keptOf } from './value/nodes';

const tags: ReadonlyMap<string, string> = new Map(elementNames.map((name) => [name, elementTools[name].tag]));

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
  const kind = kindOf(element.type);
  if (kept || kind === 'picture')
    return <Shown {...props} stored={kept?.stored} isInline={kept?.isInline ?? true} />;
  if (kind === 'link') {
    const url = linkOf(element as unknown as LinkElement)?.url;
    return (
      <a {...attributes} className="slate-editor-link" href={url}>
        {url === undefined ? <DeadLink>{children}</DeadLink> : children}
      </a>
    );
  }
  const className = [kind === 'callout' && 'callout', styleOf(element)].filter(Boolean).join(' ');
  const tag = elementMarks.get(element.type) ?? tags.get(element.type) ?? 'span';
  const more = { ...spansOf(element), ...noteOf(element), ...(className !== '' && { className }) };
  return createElement(tag, { ...attributes, ...more }, children as ReactNode);
}

/** A footnote is marked, with its words for whoever points at it. */
function noteOf({ type, data }: RenderElementProps['element']) {
  if (type !== 'footnote' && type !== 'zotero') return {};
  return { className: 'text-editor__note', title: noteWords(data) };
}

function spansOf({ type, colSpan, rowSpan }: RenderElementProps['element']) {
  return kindOf(type) === 'cell'
    ? { colSpan: Number(colSpan) || undefined, rowSpan: Number(rowSpan) || undefined }
    : {};
}

const isMarked = (leaf: SlateLeaf): boolean => Object.keys(leaf).some((name) => leaf[name] === true);

export function drawLeaf({ attributes, children, leaf }: RenderLeafProps): ReactElement {
  return <span {...attributes}>{isMarked(leaf) ? <Marked leaf={leaf}>{children}</Marked> : children}</span>;
}
