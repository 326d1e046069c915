import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { FolderContents, FolderQuery, FolderRow } from '@/api/folder-contents';
import { orderContent, placeContent, type Move } from '@/api/organising';
import { useLanguage } from '@/i18n/use-language';
import { useOwnSubmit } from '@/state/use-own-submit';
import { useNotify } from '../kit/use-notify';
import { useOptimistic } from '../kit/use-optimistic';
import { useUndo } from '../kit/use-undo';
import { messages } from './messages';
import { movedRows } from './moved-rows';

/** Moves items within their folder: the table shows it at once. */
export function useMoves(contents: FolderContents, query: FolderQuery, reload: () => void) {
  const intl = useIntl();
  const notify = useNotify();
  const undo = useUndo();
  const language = useLanguage();
  const { shown: moved, send } = useOptimistic<{ asked: string; rows: readonly FolderRow[] }>(
    contents,
    reload,
  );
  const asked = JSON.stringify(query);
  const rows = moved?.asked === asked ? moved.rows : contents.rows;
  // One identity as long as nothing moves: what is chosen follows the rows.
  const shown = useMemo(() => ({ ...contents, rows: [...rows] }), [contents, rows]);
  const { submit } = useOwnSubmit((id: string, to: Move, among: readonly string[] | undefined) =>
    orderContent(contents.folder.path, { id, to, ...(among && { among }) }, { language }),
  );

  const putBack = (id: string, place: number) =>
    placeContent(contents.folder.path, { id, place }, { language });

  const move = async (row: FolderRow, to: Move) => {
    const from = rows.findIndex(({ path }) => path === row.path);
    const isStep = typeof to === 'number';
    const target = isStep ? from + to : 0;
    if (from < 0 || (isStep && (target < 0 || target >= rows.length || to === 0))) return;
    const among = isStep ? rows.map(({ id }) => id) : undefined;
    const { status } = await send(isStep ? { asked, rows: movedRows(rows, from, target) } : undefined, () =>
      submit(row.id, to, among),
    );
    if (status === 'failed') notify('error', intl.formatMessage(messages.notMoved));
    else
      notify(
        'success',
        isStep
          ? intl.formatMessage(messages.place, { place: query.start + target + 1 })
          : intl.formatMessage(messages.moved),
        () => void undo([{ title: row.title, wayBack: () => putBack(row.id, query.start + from) }], reload),
      );
  };
  return { contents: shown, move };
}
