import type { ReactNode } from 'react';
import { AnchoredHeading } from '@/components/anchored-heading/anchored-heading';
import { FormulasContext } from '../formulas/formula-text';
import { entriesOf } from './lists';
import { holdsBlock, isEmpty, isHeading, type HeadingElement, type TextElement } from './nodes';
import { inFlow, type ElementProps } from './node-context';
import { Table } from './table-element';

function Paragraph({ node, children }: { node: TextElement; children: ReactNode }) {
  if (isEmpty(node.children)) return <p className="slate-empty" />;
  return node.children.some(holdsBlock) ? (
    <div className={node.styleName}>{children}</div>
  ) : (
    <p className={node.styleName}>{children}</p>
  );
}

function List({ node, context, draw }: ElementProps<TextElement>) {
  const entries = entriesOf(node);
  if (entries.length === 0) return null;
  const Tag = node.type === 'ol' ? 'ol' : 'ul';
  return (
    <Tag className={node.styleName}>
      {entries.map((entry, index) => (
        <li key={index}>{draw(entry.children, context)}</li>
      ))}
    </Tag>
  );
}

function Heading({ node, draw }: Omit<ElementProps<HeadingElement>, 'context'>) {
  if (isEmpty(node.children)) return <p className="slate-empty" />;
  const level = Math.max(2, Number(node.type.slice(1)));
  return (
    <AnchoredHeading level={level} id={node.anchor ?? ''} className={node.styleName}>
      {draw(node.children, { ...inFlow, inLine: true })}
    </AnchoredHeading>
  );
}

/** What forms lines and boxes of its own. */
export function BlockElement({ node, context, draw }: ElementProps) {
  if (isHeading(node)) return <Heading node={node} draw={draw} />;
  const { children } = node;
  const inLine = { ...context, inLine: !children.some(holdsBlock) };
  switch (node.type) {
    case 'p':
      return <Paragraph node={node}>{draw(children, inLine)}</Paragraph>;
    case 'ul':
    case 'ol':
      return <List node={node} context={context} draw={draw} />;
    case 'table':
      return <Table node={node} context={context} draw={draw} />;
    case 'blockquote':
      return <blockquote className={node.styleName}>{draw(children, inLine)}</blockquote>;
    case 'callout':
      return (
        <div className={['callout', node.styleName].filter(Boolean).join(' ')}>{draw(children, inLine)}</div>
      );
    case 'pre':
      return (
        <pre>
          <FormulasContext.Provider value={false}>
            {draw(children, { ...context, inLine: true })}
          </FormulasContext.Provider>
        </pre>
      );
    case 'li':
    case 'tr':
    case 'td':
    case 'th':
      return <div>{draw(children, inLine)}</div>;
    default:
      return children.some(holdsBlock) ? (
        <div>{draw(children, context)}</div>
      ) : (
        <span>{draw(children, inLine)}</span>
      );
  }
}
