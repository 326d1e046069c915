import { useContext } from 'react';
import { UniversalLink } from '@/components/universal-link/universal-link';
import { DeadLinkContext } from './dead-link-context';
import { kindOf } from './elements';
import { drawMark } from './leaf';
import { linkOf } from './link-of';
import { elementMarks, marks } from './marks';
import { isEmpty, type LinkElement, type PictureElement } from './nodes';
import { NoteMarkContext } from './note-mark-context';
import { Picture } from './picture';
import type { ElementProps, NodeContext } from './node-context';

function Link({ node, context, draw }: ElementProps<LinkElement>) {
  const Dead = useContext(DeadLinkContext);
  const isNone = context.inLink || isEmpty(node.children);
  const target = isNone ? undefined : linkOf(node);
  const children = draw(node.children, { ...context, inLine: true, inLink: true });
  if (isNone) return <>{children}</>;
  if (target === undefined) return <Dead>{children}</Dead>;
  return (
    <UniversalLink to={target.url} openInNewTab={target.openInNewTab} title={target.title}>
      {children}
    </UniversalLink>
  );
}

/** What stands within a line: formats, links, pictures. Types that nobody knows keep their content. */
export function InlineElement({ node, context, draw }: ElementProps) {
  const drawNote = useContext(NoteMarkContext);
  const kind = kindOf(node.type);
  if (kind === 'link') return <Link node={node as LinkElement} context={context} draw={draw} />;
  if (kind === 'picture') return <Picture node={node as PictureElement} />;
  const mark = elementMarks.get(node.type);
  const isShift = mark !== undefined && marks[mark].excludes !== undefined;
  const inner: NodeContext = { ...context, inLine: true, isShifted: context.isShifted || isShift };
  const children = draw(node.children, inner);
  if (node.type === 'unknown' && drawNote) return <>{drawNote(node, children, context.inLink)}</>;
  if (kind === 'bare') return <>{children}</>;
  return mark && !(isShift && context.isShifted) ? drawMark(mark, children) : <span>{children}</span>;
}
