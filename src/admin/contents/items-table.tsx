import { memo, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FolderContents, FolderQuery, FolderRow, FolderSort } from '@/api/folder-contents';
import { usePieces } from '@/components/pieces/use-pieces';
import { ToolIcon } from '@/tool/icon/tool-icon';
import { useVirtualRows } from '../kit/use-virtual-rows';
import { contentsColumns } from './columns';
import { ItemRow, SelfRow } from './item-row';
import { columnMessages, messages } from './messages';
import type { RowActions } from './row-menu';
import { useDrag } from './use-drag';
import './items-table.css';

/** A screen of rows stands at once, and the rest of a page with the next paint. */
const pieces = { first: 20, step: 100 };

interface ItemsTableProps {
  contents: FolderContents;
  query: FolderQuery;
  columns: readonly string[];
  mayEdit: boolean;
  mayOrder: boolean;
  hasSelf: boolean;
  selected: ReadonlyMap<string, FolderRow>;
  cut: readonly string[];
  actions: RowActions;
  onSort: (on: FolderSort) => void;
  onToggle: (row: FolderRow, isRange: boolean) => void;
  onToggleAll: () => void;
}

interface HeadProps {
  sort: FolderSort | undefined;
  query: FolderQuery;
  className?: string;
  onSort: (on: FolderSort) => void;
  children: ReactNode;
}

function Head({ sort, query, className, onSort, children }: HeadProps) {
  const isSorted = sort !== undefined && query.sortOn === sort;
  const order = query.isDescending ? 'descending' : 'ascending';
  return (
    <th scope="col" className={className} aria-sort={isSorted ? order : undefined}>
      {sort === undefined ? (
        children
      ) : (
        <button type="button" className="contents-sort" onClick={() => onSort(sort)}>
          {children}
          {isSorted && <ToolIcon name={query.isDescending ? 'arrow-down' : 'arrow-up'} size={14} />}
        </button>
      )}
    </th>
  );
}

/** What lies in a folder. Of many rows those near the window are drawn. */
export const ItemsTable = memo(function ItemsTable(props: ItemsTableProps) {
  const { contents, query, mayEdit, mayOrder, hasSelf, selected, cut, actions } = props;
  const { onSort, onToggle, onToggleAll } = props;
  const intl = useIntl();
  const { rows, self } = contents;
  const columns = useMemo(
    () => contentsColumns.filter(({ name }) => props.columns.includes(name)),
    [props.columns],
  );
  const body = useRef<HTMLTableSectionElement>(null);
  const all = useRef<HTMLInputElement>(null);
  const drag = useDrag(rows, (row, delta) => actions.onMove(row, delta));
  const { from, to, height } = useVirtualRows(body, drag.shown.length);
  const drawn = usePieces(drag.shown.slice(from, to), pieces);
  const chosen = rows.filter(({ path }) => selected.has(path)).length;
  useEffect(() => {
    if (all.current) all.current.indeterminate = chosen > 0 && chosen < rows.length;
  });
  const span = columns.length + 4;
  const gap = (count: number) =>
    count > 0 && (
      <tr aria-hidden="true">
        <td colSpan={span} style={{ height: count * height, padding: 0, border: 0 }} />
      </tr>
    );
  const cutPaths = useMemo(() => new Set(cut), [cut]);
  return (
    <table className="contents-table" aria-rowcount={rows.length + (hasSelf ? 2 : 1)}>
      <thead>
        <tr>
          <Head sort="getObjPositionInParent" query={query} className="contents-row__grip" onSort={onSort}>
            <span className="visually-hidden">
              <FormattedMessage {...messages.order} />
            </span>
            {query.sortOn !== 'getObjPositionInParent' && <ToolIcon name="list" size={14} />}
          </Head>
          <th className="contents-row__check" scope="col">
            <label className="contents-check">
              <input
                ref={all}
                type="checkbox"
                checked={rows.length > 0 && chosen === rows.length}
                aria-label={intl.formatMessage(messages.selectAll)}
                onChange={onToggleAll}
              />
            </label>
          </th>
          <Head sort="sortable_title" query={query} className="contents-row__title" onSort={onSort}>
            <FormattedMessage {...columnMessages.name} />
          </Head>
          {columns.map(({ name, label, sort }) => (
            <Head key={name} sort={sort} query={query} className="contents-row__fact" onSort={onSort}>
              <FormattedMessage {...label} />
            </Head>
          ))}
          <th scope="col" className="contents-row__menu">
            <span className="visually-hidden">
              <FormattedMessage {...messages.actions} />
            </span>
          </th>
        </tr>
      </thead>
      {hasSelf && (
        <tbody>
          <SelfRow row={self} columns={columns} mayEdit={mayEdit} />
        </tbody>
      )}
      <tbody ref={body}>
        {gap(from)}
        {drawn.map((row, at) => (
          <ItemRow
            key={row.path}
            row={row}
            index={from + at + (hasSelf ? 3 : 2)}
            columns={columns}
            mayEdit={mayEdit}
            mayOrder={mayOrder}
            isSelected={selected.has(row.path)}
            isCut={cutPaths.has(row.path)}
            isDragged={drag.dragged === row.path}
            actions={actions}
            onToggle={onToggle}
            onGrab={drag.grab}
          />
        ))}
        {gap(rows.length - from - drawn.length)}
      </tbody>
    </table>
  );
});
