import { ScrollRegion } from '@/components/scroll-region/scroll-region';
import { isElement, type SlateNode, type TableElement } from './nodes';
import '../data-table/style.css';
import type { DrawNodes, ElementProps, NodeContext } from './node-context';

const childrenOf = (nodes: readonly SlateNode[], types: readonly TableElement['type'][]): TableElement[] =>
  nodes.filter(isElement).filter((node): node is TableElement => types.some((type) => type === node.type));

interface RowsProps {
  rows: readonly TableElement[];
  context: NodeContext;
  draw: DrawNodes;
}

function Rows({ rows, context, draw }: RowsProps) {
  return (
    <>
      {rows.map((row, index) => (
        <tr key={index}>
          {childrenOf(row.children, ['th', 'td']).map((cell, column) => {
            const Tag = cell.type === 'th' ? 'th' : 'td';
            return (
              <Tag key={column} colSpan={cell.colSpan} rowSpan={cell.rowSpan}>
                {draw(cell.children, context)}
              </Tag>
            );
          })}
        </tr>
      ))}
    </>
  );
}

/** A table that was pasted into running text; whatever is no row or cell in it has no place in HTML. */
export function Table({ node, context, draw }: ElementProps) {
  const head = childrenOf(node.children, ['thead']).flatMap((part) => childrenOf(part.children, ['tr']));
  const foot = childrenOf(node.children, ['tfoot']).flatMap((part) => childrenOf(part.children, ['tr']));
  const body = childrenOf(node.children, ['tbody', 'tr']).flatMap((part) =>
    part.type === 'tr' ? [part] : childrenOf(part.children, ['tr']),
  );
  return (
    <ScrollRegion>
      <table className="data-table">
        {head.length > 0 && (
          <thead>
            <Rows rows={head} context={context} draw={draw} />
          </thead>
        )}
        {body.length > 0 && (
          <tbody>
            <Rows rows={body} context={context} draw={draw} />
          </tbody>
        )}
        {foot.length > 0 && (
          <tfoot>
            <Rows rows={foot} context={context} draw={draw} />
          </tfoot>
        )}
      </table>
    </ScrollRegion>
  );
}
