import { useContext } from 'react';
import { UniversalLink } from '@/components/universal-link/universal-link';
import { DeadLinkContext } from './dead-link-context';
import { inlineFormats } from './leaf';
import { linkOf } from './link-of';
import { isEmpty, type LinkElement } from './nodes';
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
  if (node.type === 'link' || node.type === 'a') return <Link node={node} context={context} draw={draw} />;
  if (node.type === 'img') return <Picture node={node} />;
  const isShift = node.type === 'sub' || node.type === 'sup';
  const inner: NodeContext = { ...context, inLine: true, isShifted: context.isShifted || isShift };
  const children = draw(node.children, inner);
  const format = isShift && context.isShifted ? undefined : inlineFormats.get(node.type);
  if (node.type === 'nop') return <>{children}</>;
  return format ? format(children) : <span>{children}</span>;
}
