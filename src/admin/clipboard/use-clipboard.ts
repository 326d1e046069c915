import { useIntl } from 'react-intl';
import { copyContent } from '@/api/organising';
import { useLanguage } from '@/i18n/use-language';
import { lastPart } from '@/lib/path-parts';
import { useClientState } from '@/state/client-state';
import { useNotify } from '../kit/use-notify';
import { useJob } from '../kit/use-job';
import { useUndoableJob } from '../kit/use-undoable-job';
import { createMoves } from './moves';
import { messages } from './messages';

interface Taken {
  path: string;
  title: string;
}

const nothing: readonly string[] = [];

/** What was cut or copied, in whichever tab, and what becomes of it. */
export function useClipboard() {
  const intl = useIntl();
  const notify = useNotify();
  const language = useLanguage();
  const job = useJob();
  const undoableJob = useUndoableJob();
  const [clipboard, setClipboard] = useClientState('contentsClipboard');
  const paths = clipboard?.paths ?? nothing;

  const keep = (action: 'cut' | 'copy', items: readonly Taken[]) => {
    setClipboard({ action, paths: items.map(({ path }) => path) });
    notify('success', intl.formatMessage(action === 'cut' ? messages.cutDone : messages.copied));
  };

  /**
   * Moves or copies content into a folder; gives where it lies now. What cannot be put there is said. `onUndone` is told
   * once what was moved lies again where it was.
   */
  const put = async (
    action: 'cut' | 'copy',
    items: readonly Taken[],
    folder: string,
    onUndone: () => void,
    done = messages.pasted,
  ) => {
    const made: string[] = [];
    const move = createMoves(language);
    const { failed } =
      action === 'cut'
        ? await undoableJob(
            { running: messages.moving, done },
            items,
            async ({ path }) => {
              const moved = await move(path, folder);
              made.push(moved.path);
              return moved.back;
            },
            onUndone,
          )
        : await job({ running: messages.copying, done }, items, async ({ path }) =>
            made.push(await copyContent(path, folder, { language })),
          );
    if (failed.length > 0) notify('error', intl.formatMessage(messages.cannotPaste));
    return { made, left: failed.map(({ item }) => item.path) };
  };

  /** Puts what was cut or copied into a folder. What was cut can be put down once; what cannot stays kept. */
  const paste = async (folder: string, onUndone: () => void) => {
    if (!clipboard) return [];
    const items = paths.map((path) => ({ path, title: lastPart(path) }));
    const { made, left } = await put(clipboard.action, items, folder, onUndone);
    if (clipboard.action === 'cut') setClipboard(left.length > 0 ? { action: 'cut', paths: left } : null);
    return made;
  };

  return { count: paths.length, cut: clipboard?.action === 'cut' ? paths : nothing, keep, put, paste };
}
