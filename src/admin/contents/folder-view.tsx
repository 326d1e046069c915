import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { getAddableTypes } from '@/api/editing';
import {
  getFolderRows,
  wholeFolder,
  type FolderContents,
  type FolderQuery,
  type FolderRow,
  type FolderSort,
} from '@/api/folder-contents';
import { sortContent } from '@/api/organising';
import { Pagination } from '@/components/pagination/pagination';
import { useLanguage } from '@/i18n/use-language';
import { dataOf } from '@/lib/remote';
import { useClientState } from '@/state/client-state';
import { useSession } from '@/state/hooks';
import { useRemote } from '@/state/use-remote';
import { IconButton } from '@/tool/widgets/icon-button';
import '@/tool/widgets/style.css';
import '@/tool/widgets/choosers.css';
import { useClipboard } from '../clipboard/use-clipboard';
import { messages as kitMessages } from '../kit/messages';
import { useJob } from '../kit/use-job';
import type { ActionName } from './actions';
import { ContentsToolbar } from './contents-toolbar';
import { ItemsPictures } from './items-pictures';
import { ItemsTable } from './items-table';
import { messages } from './messages';
import { pageParameter, pageSize } from './paging';
import type { RowActions } from './row-menu';
import { useMoves } from './use-moves';
import { useSelection } from './use-selection';
import { FolderUploads } from './folder-uploads';
import './folder-view.css';

const TaskDialog = lazy(async () => ({ default: (await import('./task-dialog')).TaskDialog }));

export type Task = Exclude<ActionName, 'cut' | 'copy' | 'paste'>;

/** By this name the browser remembers that items are shown by their pictures. */
const picturesPanel = 'contents-pictures';

interface FolderViewProps {
  contents: FolderContents;
  query: FolderQuery;
  page: number;
  isWhole: boolean;
  typed: string;
  onFilter: (typed: string) => void;
  onSort: (on: FolderSort) => void;
  onWhole: (isWhole: boolean) => void;
  onOwnOrder: () => void;
  reload: () => void;
}

/** The items of a folder, and everything that can be done with those which are chosen. */
export function FolderView(props: FolderViewProps) {
  const { query, page, isWhole, typed, onFilter, onSort, onWhole, onOwnOrder, reload } = props;
  const intl = useIntl();
  const language = useLanguage();
  const userId = useSession()?.userId ?? '';
  const job = useJob();
  const clipboard = useClipboard();
  const [columns, setColumns] = useClientState('contentsColumns');
  const [panels, setPanels] = useClientState('panels');
  const hasPictures = panels[picturesPanel] === true;
  const [task, setTask] = useState<{ name: Task; rows: readonly FolderRow[] }>();
  const { contents, move } = useMoves(props.contents, query, reload);
  const { folder, rows, total } = contents;
  const selection = useSelection(rows);
  const mayEdit = folder.may('edit');
  const addable = useRemote(`${folder.path} ${language} ${userId}`, (signal) =>
    getAddableTypes(folder.path, { language, signal }),
  );
  const mayAdd = (dataOf(addable.remote)?.length ?? 0) > 0;
  const isOwnOrder = query.sortOn === 'getObjPositionInParent' && query.filter === '';

  const act = (name: ActionName) => {
    const chosen = [...selection.selected.values()];
    if (name === 'paste') void clipboard.paste(folder.path, reload).then(reload);
    else if (name === 'cut' || name === 'copy') clipboard.keep(name, chosen);
    else setTask({ name, rows: chosen });
  };
  // One identity, so that no row is drawn because another has changed.
  const latest = useRef({ clipboard, move });
  useEffect(() => {
    latest.current = { clipboard, move };
  });
  const actions = useMemo<RowActions>(
    () => ({
      onCut: (row) => latest.current.clipboard.keep('cut', [row]),
      onCopy: (row) => latest.current.clipboard.keep('copy', [row]),
      onDelete: (row) => setTask({ name: 'delete', rows: [row] }),
      onMove: (row, to) => void latest.current.move(row, to),
    }),
    [],
  );
  const rearrange = async (on: FolderSort, order: 'ascending' | 'descending') => {
    await job({ running: messages.rearranging, done: messages.rearranged }, [folder], () =>
      sortContent(folder.path, { on, order }, { language }),
    );
    onOwnOrder();
    reload();
  };
  const selectWhole = async () => {
    const found = await getFolderRows(
      folder.path,
      { ...query, start: 0, size: wholeFolder },
      { language },
    ).catch(() => undefined);
    if (found) selection.take(found.rows);
  };
  const settle = (isChanged: boolean) => {
    if (!isChanged) return;
    selection.clear();
    reload();
  };

  return (
    <FolderUploads path={folder.path} isDisabled={!mayAdd} onCreated={reload}>
      <ContentsToolbar
        path={folder.path}
        hasPictures={hasPictures}
        onPictures={(isOn) => setPanels({ ...panels, [picturesPanel]: isOn })}
        mayEdit={mayEdit}
        mayAdd={mayAdd}
        selected={selection.selected.size}
        kept={clipboard.count}
        filter={typed}
        columns={columns}
        onAction={act}
        onFilter={onFilter}
        onColumns={setColumns}
        onSelect={selection.choose}
        onRearrange={(on, order) => void rearrange(on, order)}
      />
      {selection.selected.size > 0 && (
        <div className="contents-selection">
          <strong role="status">
            <FormattedMessage {...messages.selected} values={{ count: selection.selected.size, total }} />
          </strong>
          {selection.selected.size < total && (
            <button type="button" className="contents-selection__all" onClick={() => void selectWhole()}>
              <FormattedMessage {...messages.selectWhole} values={{ total }} />
            </button>
          )}
          <IconButton icon="close" name={intl.formatMessage(messages.selectNone)} onClick={selection.clear} />
        </div>
      )}
      <div className="contents-table-box">
        {hasPictures ? (
          <ItemsPictures
            rows={rows}
            mayEdit={mayEdit}
            selected={selection.selected}
            cut={clipboard.cut}
            actions={actions}
            onToggle={selection.toggle}
          />
        ) : (
          <ItemsTable
            contents={contents}
            query={query}
            columns={columns}
            mayEdit={mayEdit}
            mayOrder={mayEdit && isOwnOrder}
            hasSelf={page === 1 && query.filter === ''}
            selected={selection.selected}
            cut={clipboard.cut}
            actions={actions}
            onSort={onSort}
            onToggle={selection.toggle}
            onToggleAll={selection.toggleAll}
          />
        )}
        {rows.length === 0 && (
          <p className="contents-empty" role="status">
            <FormattedMessage {...(query.filter === '' ? messages.empty : messages.noneFound)} />
          </p>
        )}
      </div>
      <div className="contents-foot">
        <span role="status">
          <FormattedMessage
            {...messages.range}
            values={{
              from: rows.length === 0 ? 0 : query.start + 1,
              to: query.start + rows.length,
              total,
            }}
          />
        </span>
        <span
          className="contents-foot__sizes"
          role="group"
          aria-label={intl.formatMessage(messages.pageSize)}
        >
          {[false, true].map((whole) => (
            <button
              key={String(whole)}
              type="button"
              className="contents-foot__size"
              aria-pressed={isWhole === whole}
              onClick={() => onWhole(whole)}
            >
              {whole ? <FormattedMessage {...messages.all} /> : pageSize}
            </button>
          ))}
        </span>
        <Pagination
          page={page}
          pages={isWhole ? 1 : Math.ceil(total / pageSize)}
          parameter={pageParameter}
          label={intl.formatMessage(messages.pages)}
        />
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
    </FolderUploads>
  );
}
