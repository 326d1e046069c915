import { lazy, Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FolderRow } from '@/api/folder-contents';
import { ToolIcon } from '@/tool/icon/tool-icon';
import { contentsActions } from '../contents/actions';
import { contentsColumns } from '../contents/columns';
import type { Task } from '../contents/folder-view';
import { Cell, TitleCell } from '../contents/item-row';
import { columnMessages, messages as contentsMessages } from '../contents/messages';
import { useSelection } from '../contents/use-selection';
import { messages as kitMessages } from '../kit/messages';
import { messages } from './messages';

const TaskDialog = lazy(async () => ({ default: (await import('../contents/task-dialog')).TaskDialog }));

const isTask = (name: string): name is Task => ['state', 'tags', 'properties', 'delete'].includes(name);

const actions = contentsActions.flat().flatMap((action) => {
  const { name } = action;
  return isTask(name) ? [{ ...action, name }] : [];
});

const shown = ['type', 'state', 'creator', 'modified', 'expires'];

const columns = contentsColumns.filter(({ name }) => shown.includes(name));

interface DeskTableProps {
  rows: readonly FolderRow[];
  total: number;
  reload: () => void;
}

/** What a filter has found, and what can be done with those that are chosen. */
export function DeskTable({ rows, total, reload }: DeskTableProps) {
  const intl = useIntl();
  const selection = useSelection(rows);
  const { selected } = selection;
  const [task, setTask] = useState<{ name: Task; rows: readonly FolderRow[] }>();
  if (rows.length === 0)
    return (
      <p className="contents-empty" role="status">
        <FormattedMessage {...messages.none} />
      </p>
    );
  const settle = (isChanged: boolean) => {
    if (!isChanged) return;
    selection.clear();
    reload();
  };
  return (
    <>
      <div className="desk-tools">
        <span role="status">
          <FormattedMessage {...contentsMessages.selected} values={{ count: selected.size, total }} />
        </span>
        <div role="toolbar" className="desk-tools__actions" aria-label={intl.formatMessage(messages.toolbar)}>
          {actions.map(({ name, title, icon }) => (
            <button
              key={name}
              type="button"
              className="admin-button admin-button--plain"
              disabled={selected.size === 0}
              onClick={() => setTask({ name, rows: [...selected.values()] })}
            >
              <ToolIcon name={icon} size={18} />
              <FormattedMessage {...title} />
            </button>
          ))}
        </div>
      </div>
      <div className="contents-table-box">
        <table className="contents-table">
          <thead>
            <tr>
              <th scope="col" className="contents-row__check">
                <label className="contents-check">
                  <input
                    type="checkbox"
                    checked={rows.every(({ path }) => selected.has(path))}
                    aria-label={intl.formatMessage(contentsMessages.selectAll)}
                    onChange={selection.toggleAll}
                  />
                </label>
              </th>
              <th scope="col" className="contents-row__title">
                <FormattedMessage {...columnMessages.name} />
              </th>
              {columns.map(({ name, label }) => (
                <th key={name} scope="col" className="contents-row__fact">
                  <FormattedMessage {...label} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr
                key={row.path}
                className={`contents-row${selected.has(row.path) ? ' contents-row--selected' : ''}`}
              >
                <td className="contents-row__check">
                  <label className="contents-check">
                    <input
                      type="checkbox"
                      checked={selected.has(row.path)}
                      aria-label={intl.formatMessage(contentsMessages.selectRow, { title: row.title })}
                      onChange={({ nativeEvent }) =>
                        selection.toggle(row, (nativeEvent as MouseEvent).shiftKey)
                      }
                    />
                  </label>
                </td>
                <td className="contents-row__title">
                  <TitleCell row={row} isAlone />
                </td>
                {columns.map((column) => (
                  <td key={column.name} className="contents-row__fact">
                    <Cell column={column} row={row} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {task && (
        <Suspense fallback={<span className="visually-hidden">{intl.formatMessage(kitMessages.jobs)}</span>}>
          <TaskDialog
            task={task.name}
            rows={task.rows}
            onClose={() => setTask(undefined)}
            onDone={settle}
            onUndone={reload}
          />
        </Suspense>
      )}
    </>
  );
}
