import { lazy, Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FolderRow } from '@/api/folder-contents';
import { ReviewState } from '@/components/review-state/review-state';
import { PageLink } from '@/components/universal-link/page-link';
import { useDates } from '@/i18n/use-dates';
import { ToolIcon } from '@/tool/icon/tool-icon';
import { Thumbnail } from '@/tool/object-browser/thumbnail';
import { contentsActions } from '../contents/actions';
import type { Task } from '../contents/folder-view';
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

interface DeskTableProps {
  rows: readonly FolderRow[];
  total: number;
  reload: () => void;
}

/** What a filter has found, and what can be done with those that are chosen. */
export function DeskTable({ rows, total, reload }: DeskTableProps) {
  const intl = useIntl();
  const dates = useDates();
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
              {(['type', 'state', 'creator', 'modified', 'expires'] as const).map((name) => (
                <th key={name} scope="col" className="contents-row__fact">
                  <FormattedMessage {...columnMessages[name]} />
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
                  <span className="contents-title">
                    <Thumbnail item={row.summary} sizes="44px" />
                    <span className="contents-title__words">
                      <PageLink to={row.path || '/'} className="contents-title__link">
                        {row.title}
                      </PageLink>
                      <span className="contents-title__id">{row.path}</span>
                      <span className="contents-title__facts" aria-hidden="true">
                        <ReviewState state={row.state} title={row.stateTitle} />
                        {dates.date(row.modified)}
                      </span>
                    </span>
                  </span>
                </td>
                <td className="contents-row__fact">{row.type}</td>
                <td className="contents-row__fact">
                  <ReviewState state={row.state} title={row.stateTitle} />
                </td>
                <td className="contents-row__fact">{row.creator}</td>
                {[row.modified, row.expires].map((date, at) => (
                  <td key={at} className="contents-row__fact">
                    {date !== '' && (
                      <time dateTime={date} title={dates.dateTime(date)}>
                        {dates.date(date)}
                      </time>
                    )}
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
