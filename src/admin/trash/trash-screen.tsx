import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { remoteErrorOf } from '@/api/error';
import type { PageFacts } from '@/api/page-actions';
import {
  deleteForGood,
  emptyTrash,
  getTrash,
  restoreContent,
  type Trash,
  type TrashEntry,
} from '@/api/trash';
import { ErrorView } from '@/components/error-views/error-view';
import { pageOf } from '@/components/pagination/page-of';
import { Pagination } from '@/components/pagination/pagination';
import { RemoteData } from '@/components/remote-data/remote-data';
import { useGo } from '@/components/universal-link/use-go';
import { useLanguage } from '@/i18n/use-language';
import { askedText } from '@/tool/search-field/asked-text';
import { useSession } from '@/state/hooks';
import { useRemote } from '@/state/use-remote';
import { SearchField } from '@/tool/search-field/search-field';
import { ToolIcon } from '@/tool/icon/tool-icon';
import '@/tool/widgets/style.css';
import '@/tool/widgets/choosers.css';
import '../contents/folder-view.css';
import '../contents/item-row.css';
import '../contents/items-table.css';
import { messages as contentsMessages } from '../contents/messages';
import { pageParameter, pageSize } from '../contents/paging';
import { messages as deskMessages } from '../desk/messages';
import { ConfirmDialog } from '../kit/confirm-dialog';
import { AdminScreen } from '../kit/admin-screen';
import { useDelayed } from '../kit/use-delayed';
import { useFailureText } from '../kit/use-failure-text';
import { useJob } from '../kit/use-job';
import { useNotify } from '../kit/use-notify';
import { PlaceDialog } from '../place-chooser/place-dialog';
import { messages } from './messages';
import { TrashTable } from './trash-table';
import './style.css';

/** What is asked before something is done. */
type Task = { name: 'place' | 'empty' } | { name: 'elsewhere' | 'forGood'; entries: readonly TrashEntry[] };

/** Those to choose from, with the one who is chosen: by then nothing of theirs may lie there any more. */
const personsWith = (chosen: string, persons: Trash['persons']): Trash['persons'] =>
  chosen === '' || persons.some(({ id }) => id === chosen)
    ? persons
    : [...persons, { id: chosen, name: chosen }];

/** The tray of deleted content below a place: looked through, restored, deleted for good. */
export function TrashScreen({ place }: { place: PageFacts }) {
  const intl = useIntl();
  const language = useLanguage();
  const userId = useSession()?.userId ?? '';
  const go = useGo();
  const job = useJob();
  const notify = useNotify();
  const failureText = useFailureText();
  const [search] = useSearchParams();
  const [typed, setTyped] = useState('');
  const [by, setBy] = useState('');
  const [isBroken, setBroken] = useState(false);
  const [task, setTask] = useState<Task>();
  const filter = useDelayed(askedText(typed), 200);
  const page = pageOf(search, pageParameter);
  const { path } = place;
  const { remote, retry } = useRemote(
    [path, language, userId, isBroken, page, by, filter].join(' '),
    (signal) =>
      getTrash(
        path,
        { filter, by, isBroken, start: (page - 1) * pageSize, size: pageSize },
        { language, signal },
      ),
  );
  if (remote.status === 'failed') return <ErrorView error={remote.error} retry={retry} />;

  const toFirstPage = () => {
    if (page > 1) go('?', { replace: true });
  };
  const restore = async (entries: readonly TrashEntry[], target?: string) => {
    const renamed: { title: string; path: string }[] = [];
    const words = { running: messages.restoring, done: messages.restored };
    await job(words, entries, async ({ uid, title }) => {
      const where = { place: path, ...(target !== undefined && { target }) };
      const made = await restoreContent(uid, where, { language });
      if (made.isRenamed) renamed.push({ title, path: made.path });
    });
    for (const each of renamed) notify('success', intl.formatMessage(messages.renamed, each));
    retry();
  };
  const removeForGood = async (entries: readonly TrashEntry[]) => {
    const words = { running: messages.removing, done: messages.removed };
    await job(words, entries, ({ uid }) => deleteForGood(path, uid, { language }));
    retry();
  };
  const empty = async () => {
    try {
      const count = await emptyTrash(path, { language });
      notify('success', intl.formatMessage(messages.emptied, { count }));
    } catch (error) {
      notify('error', failureText(remoteErrorOf(error)));
    }
    retry();
  };
  const close = () => setTask(undefined);
  const keepsNothing = remote.status === 'loaded' && remote.data === null;
  return (
    <AdminScreen
      title={messages.title}
      actions={
        !keepsNothing && (
          <>
            <button type="button" className="admin-button" onClick={() => setTask({ name: 'place' })}>
              <ToolIcon name="folder" size={18} />
              <FormattedMessage {...deskMessages.place} values={{ place: place.title || path || '/' }} />
            </button>
            <button
              type="button"
              className="admin-button admin-button--plain trash-danger"
              disabled={remote.status !== 'loaded' || !remote.data || remote.data.total === 0}
              onClick={() => setTask({ name: 'empty' })}
            >
              <ToolIcon name="trash" size={18} />
              <FormattedMessage {...messages.empty} />
            </button>
          </>
        )
      }
    >
      {!keepsNothing && (
        <p>
          <FormattedMessage {...messages.lead} />
        </p>
      )}
      <RemoteData of={remote} skeleton={<div className="skeleton contents-skeleton" />}>
        {(found) =>
          found ? (
            <>
              <div className="trash-tools">
                <SearchField
                  className="trash-tools__search"
                  label={intl.formatMessage(messages.search)}
                  value={typed}
                  onChange={(words) => {
                    toFirstPage();
                    setTyped(words);
                  }}
                />
                {(found.persons.length > 1 || by !== '') && (
                  <select
                    className="tool-input trash-tools__person"
                    aria-label={intl.formatMessage(messages.columnBy)}
                    value={by}
                    onChange={({ target }) => {
                      toFirstPage();
                      setBy(target.value);
                    }}
                  >
                    <option value="">{intl.formatMessage(messages.anybody)}</option>
                    {personsWith(by, found.persons).map(({ id, name }) => (
                      <option key={id} value={id}>
                        {name}
                      </option>
                    ))}
                  </select>
                )}
                <label className="tool-check">
                  <input
                    type="checkbox"
                    className="tool-check__box"
                    checked={isBroken}
                    onChange={({ target }) => {
                      toFirstPage();
                      setBroken(target.checked);
                    }}
                  />
                  <FormattedMessage {...messages.onlyBroken} />
                </label>
                <span className="trash-tools__count" role="status">
                  <FormattedMessage {...messages.count} values={{ count: found.total }} />
                </span>
              </div>
              {found.entries.length === 0 ? (
                <p className="contents-empty">
                  <FormattedMessage
                    {...(filter === '' && by === '' && !isBroken ? messages.none : messages.noneFound)}
                  />
                </p>
              ) : (
                <TrashTable
                  place={path}
                  entries={found.entries}
                  onRestore={(entries) => void restore(entries)}
                  onElsewhere={(entries) => setTask({ name: 'elsewhere', entries })}
                  onForGood={(entries) => setTask({ name: 'forGood', entries })}
                />
              )}
              <Pagination
                page={page}
                pages={Math.ceil(found.total / pageSize)}
                parameter={pageParameter}
                label={intl.formatMessage(contentsMessages.pages)}
              />
            </>
          ) : (
            <p className="admin-note" role="status">
              <FormattedMessage {...messages.notKept} />
            </p>
          )
        }
      </RemoteData>
      {task?.name === 'place' && (
        <PlaceDialog
          title={messages.choosePlace}
          confirm={messages.confirmPlace}
          items={[]}
          start={path}
          isMove={false}
          onChoose={(chosen) => {
            close();
            go(`${chosen}/trash`);
          }}
          onClose={close}
        />
      )}
      {task?.name === 'elsewhere' && (
        <PlaceDialog
          title={messages.restoreTo}
          confirm={messages.restoreThere}
          items={[]}
          start={path}
          isMove={false}
          onChoose={(chosen) => {
            close();
            void restore(task.entries, chosen);
          }}
          onClose={close}
        />
      )}
      {task?.name === 'forGood' && (
        <ConfirmDialog
          title={
            <FormattedMessage
              {...messages.forGoodTitle}
              values={{ count: task.entries.length, title: task.entries[0]?.title ?? '' }}
            />
          }
          onClose={close}
          confirm={<FormattedMessage {...messages.deleteForGood} />}
          onConfirm={() => {
            close();
            void removeForGood(task.entries);
          }}
        >
          <p>
            <FormattedMessage {...messages.forGoodText} />
          </p>
        </ConfirmDialog>
      )}
      {task?.name === 'empty' && (
        <ConfirmDialog
          title={<FormattedMessage {...messages.emptyTitle} />}
          onClose={close}
          confirm={<FormattedMessage {...messages.emptyNow} />}
          onConfirm={() => {
            close();
            void empty();
          }}
        >
          <p>
            <FormattedMessage {...messages.emptyText} values={{ place: place.title || path || '/' }} />
          </p>
        </ConfirmDialog>
      )}
    </AdminScreen>
  );
}
