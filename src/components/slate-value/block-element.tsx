import { Suspense, type ReactElement } from 'react';
import { AnchoredHeading } from '@/components/anchored-heading/anchored-heading';
import { fetched } from '../fetched/fetched';
import { FormulasContext } from '../formulas/formula-text';
import { kindOf, type BlockKind, type ElementKind } from './elements';
import { entriesOf } from './lists';
import { holdsBlock, isEmpty, isHeading, type SlateElement } from './nodes';
import { inFlow, type ElementProps } from './node-context';

/** Few texts hold a table; tables mostly are blocks of their own. */
const Table = fetched(async () => (await import('./table-element')).Table);

type DrawBlock = (props: ElementProps) => ReactElement | null;

/** The classes of an element, with the one that an editor chose for it. */
const classOf = ({ styleName }: SlateElement, own = ''): string | undefined =>
  [own, styleName].filter(Boolean).join(' ') || undefined;

/** What an element holds: a line, unless there are blocks in it. */
const contentOf = ({ node: { children }, context, draw }: ElementProps) =>
  draw(children, { ...context, inLine: !children.some(holdsBlock) });

const drawParagraph: DrawBlock = (props) => {
  const { node } = props;
  if (isEmpty(node.children)) return <p className="slate-empty" />;
  const Tag = node.children.some(holdsBlock) ? 'div' : 'p';
  return <Tag className={classOf(node)}>{contentOf(props)}</Tag>;
};

const drawHeading: DrawBlock = ({ node, draw }) => {
  if (isEmpty(node.children)) return <p className="slate-empty" />;
  const level = Math.max(2, Number(node.type.slice(1)));
  return (
    <AnchoredHeading level={level} id={(isHeading(node) && node.anchor) || ''} className={classOf(node)}>
      {draw(node.children, { ...inFlow, inLine: true })}
    </AnchoredHeading>
  );
};

const drawList: DrawBlock = ({ node, context, draw }) => {
  const entries = entriesOf(node);
  if (entries.length === 0) return null;
  const Tag = node.type === 'ol' ? 'ol' : 'ul';
  return (
    <Tag className={classOf(node)}>
      {entries.map((entry, index) => (
        <li key={index}>{draw(entry.children, context)}</li>
      ))}
    </Tag>
  );
};

const drawVerbatim: DrawBlock = ({ node, context, draw }) => (
  <pre>
    <FormulasContext.Provider value={false}>
      {draw(node.children, { ...context, inLine: true })}
    </FormulasContext.Provider>
  </pre>
);

/** What stands outside of where it belongs, or is not known. */
const drawStray: DrawBlock = (props) => {
  const Tag = props.node.children.some(holdsBlock) ? 'div' : 'span';
  return <Tag>{contentOf(props)}</Tag>;
};

const drawStrayBox: DrawBlock = (props) => <div>{contentOf(props)}</div>;

const blocks: Readonly<Record<BlockKind, DrawBlock> & Partial<Record<ElementKind, DrawBlock>>> = {
  paragraph: drawParagraph,
  heading: drawHeading,
  list: drawList,
  item: drawStrayBox,
  quotation: (props) => <blockquote className={classOf(props.node)}>{contentOf(props)}</blockquote>,
  callout: (props) => <div className={classOf(props.node, 'callout')}>{contentOf(props)}</div>,
  verbatim: drawVerbatim,
  table: ({ node, context, draw }) => (
    <Suspense>
      <Table node={node} context={context} draw={draw} />
    </Suspense>
  ),
  rows: drawStray,
  row: drawStrayBox,
  cell: drawStrayBox,
};

/** What forms lines and boxes of its own. */
export function BlockElement(props: ElementProps) {
  const kind = kindOf(props.node.type);
  return ((kind && blocks[kind]) ?? drawStray)(props);
}
