import { memo, type KeyboardEvent, type PointerEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FolderRow } from '@/api/folder-contents';
import { ReviewState } from '@/components/review-state/review-state';
import { PageLink } from '@/components/universal-link/page-link';
import { useDates } from '@/i18n/use-dates';
import { ToolIcon } from '@/tool/icon/tool-icon';
import { Thumbnail } from '@/tool/object-browser/thumbnail';
import type { Column } from './columns';
import { messages } from './messages';
import { RowMenu, type RowActions } from './row-menu';
import './item-row.css';

/** What a column says of an item. */
export function Cell({ column, row }: { column: Column; row: FolderRow }) {
  const dates = useDates();
  switch (column.kind) {
    case 'state':
      return <ReviewState state={row.state} title={row.stateTitle} />;
    case 'date': {
      const date = column.of(row);
      return date === '' ? null : (
        <time dateTime={date} title={dates.dateTime(date)}>
          {dates.date(date)}
        </time>
      );
    }
    case 'array':
      return <>{column.of(row).join(', ')}</>;
    case 'boolean':
      return column.of(row) ? <FormattedMessage {...messages.yes} /> : null;
    case 'string':
      return <>{column.of(row)}</>;
  }
}

const isPast = (date: string) => date !== '' && Date.parse(date) < Date.now();
const isFuture = (date: string) => date !== '' && Date.parse(date) > Date.now();

interface TitleCellProps {
  row: FolderRow;
  isSelf?: boolean;
  /** It stands in no list of its folder: its path is told, and it leads to itself. */
  isAlone?: boolean;
  /** How wide the picture is drawn. */
  sizes?: string;
}

/** Title, picture and marks of an item: folders lead to their own contents, everything else to itself. */
export function TitleCell({ row, isSelf = false, isAlone = false, sizes = '44px' }: TitleCellProps) {
  const dates = useDates();
  return (
    <span className="contents-title">
      <Thumbnail item={row.summary} sizes={sizes} />
      <span className="contents-title__words">
        <span className="contents-title__line">
          <PageLink
            to={row.isFolder && !isSelf && !isAlone ? `${row.path}/contents` : row.path || '/'}
            className="contents-title__link"
          >
            {row.title}
          </PageLink>
          {isPast(row.expires) && (
            <span className="contents-badge contents-badge--expired">
              <FormattedMessage {...messages.expired} />
            </span>
          )}
          {isFuture(row.effective) && (
            <span className="contents-badge">
              <FormattedMessage {...messages.notYet} />
            </span>
          )}
        </span>
        <span className="contents-title__id">
          {isSelf ? <FormattedMessage {...messages.thisFolder} /> : isAlone ? row.path : row.id}
        </span>
        <span className="contents-title__facts" aria-hidden="true">
          <ReviewState state={row.state} title={row.stateTitle} />
          {row.modified !== '' && dates.date(row.modified)}
        </span>
      </span>
    </span>
  );
}

interface ItemRowProps {
  row: FolderRow;
  /** Its place in the whole table, for those who hear it. */
  index: number;
  columns: readonly Column[];
  mayEdit: boolean;
  mayOrder: boolean;
  isSelected: boolean;
  isCut: boolean;
  isDragged: boolean;
  actions: RowActions;
  onToggle: (row: FolderRow, isRange: boolean) => void;
  onGrab: (event: PointerEvent<HTMLElement>, row: FolderRow) => void;
}

/** An item of a folder. */
export const ItemRow = memo(function ItemRow(props: ItemRowProps) {
  const { row, index, columns, mayEdit, mayOrder, isSelected, isCut, isDragged } = props;
  const { actions, onToggle, onGrab } = props;
  const intl = useIntl();
  const { title } = row;
  const handleKey = (event: KeyboardEvent) => {
    const isPlain = !event.ctrlKey && !event.metaKey;
    if (isPlain && !event.altKey && event.key.toLowerCase() === 'x') {
      event.preventDefault();
      onToggle(row, event.shiftKey);
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && event.altKey && isPlain && mayOrder) {
      event.preventDefault();
      actions.onMove(row, step);
    }
  };
  const marks = [isSelected && 'selected', isCut && 'cut', isDragged && 'dragged'].filter(Boolean);
  return (
    <tr
      data-row={row.path}
      aria-rowindex={index}
      className={['contents-row', ...marks.map((mark) => `contents-row--${String(mark)}`)].join(' ')}
      onKeyDown={handleKey}
    >
      <td className="contents-row__grip">
        {mayOrder && (
          <button
            type="button"
            className="contents-grip"
            aria-label={intl.formatMessage(messages.drag, { title })}
            title={intl.formatMessage(messages.drag, { title })}
            onPointerDown={(event) => onGrab(event, row)}
          >
            <ToolIcon name="grip" size={16} />
          </button>
        )}
      </td>
      <td className="contents-row__check">
        <label className="contents-check">
          <input
            type="checkbox"
            checked={isSelected}
            aria-label={intl.formatMessage(messages.selectRow, { title })}
            onChange={(event) => onToggle(row, (event.nativeEvent as MouseEvent).shiftKey)}
          />
        </label>
      </td>
      <td className="contents-row__title">
        <TitleCell row={row} />
      </td>
      {columns.map((column) => (
        <td key={column.name} className="contents-row__fact">
          <Cell column={column} row={row} />
        </td>
      ))}
      <td className="contents-row__menu">
        <RowMenu row={row} mayEdit={mayEdit} actions={actions} />
      </td>
    </tr>
  );
});

/** The folder itself, above what lies in it. */
export function SelfRow({ row, columns, mayEdit }: Pick<ItemRowProps, 'row' | 'columns' | 'mayEdit'>) {
  return (
    <tr className="contents-row contents-row--self">
      <td className="contents-row__grip" />
      <td className="contents-row__check" />
      <td className="contents-row__title">
        <TitleCell row={row} isSelf />
      </td>
      {columns.map((column) => (
        <td key={column.name} className="contents-row__fact">
          <Cell column={column} row={row} />
        </td>
      ))}
      <td className="contents-row__menu">
        <RowMenu row={row} mayEdit={mayEdit} />
      </td>
    </tr>
  );
}
