import { useIntl } from 'react-intl';
import { copyContent, moveContent } from '@/api/organising';
import { useLanguage } from '@/i18n/use-language';
import { lastPart } from '@/lib/path-parts';
import { useClientState } from '@/state/client-state';
import { useNotify } from '../kit/use-notify';
import { useJob } from '../kit/use-job';
import { messages } from './messages';

interface Taken {
  path: string;
  title: string;
}

/** What was cut or copied, in whichever tab, and what becomes of it. */
export function useClipboard() {
  const intl = useIntl();
  const notify = useNotify();
  const language = useLanguage();
  const job = useJob();
  const [clipboard, setClipboard] = useClientState('contentsClipboard');
  const paths = clipboard?.paths ?? [];

  const keep = (action: 'cut' | 'copy', items: readonly Taken[]) => {
    setClipboard({ action, paths: items.map(({ path }) => path) });
    notify('success', intl.formatMessage(action === 'cut' ? messages.cutDone : messages.copied));
  };

  /** Moves or copies content into a folder; gives where it lies now. What cannot be put there is said. */
  const put = async (
    action: 'cut' | 'copy',
    items: readonly Taken[],
    folder: string,
    done = messages.pasted,
  ) => {
    const isMove = action === 'cut';
    const call = isMove ? moveContent : copyContent;
    const made: string[] = [];
    const { failed } = await job(
      { running: isMove ? messages.moving : messages.copying, done },
      items,
      async ({ path }) => made.push(await call(path, folder, { language })),
    );
    if (failed.length > 0) notify('error', intl.formatMessage(messages.cannotPaste));
    return { made, left: failed.map(({ item }) => item.path) };
  };

  /** Puts what was cut or copied into a folder. What was cut can be put down once; what cannot stays kept. */
  const paste = async (folder: string) => {
    if (!clipboard) return [];
    const items = paths.map((path) => ({ path, title: lastPart(path) }));
    const { made, left } = await put(clipboard.action, items, folder);
    if (clipboard.action === 'cut') setClipboard(left.length > 0 ? { action: 'cut', paths: left } : null);
    return made;
  };

  return { count: paths.length, cut: clipboard?.action === 'cut' ? paths : [], keep, put, paste };
}
