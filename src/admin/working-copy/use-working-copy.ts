import { useIntl } from 'react-intl';
import { refusalOf } from '@/api/organising';
import type { PageFacts } from '@/api/page-actions';
import { applyWorkingCopy, makeWorkingCopy, removeWorkingCopy } from '@/api/working-copies';
import { useGo } from '@/components/universal-link/use-go';
import { useDates } from '@/i18n/use-dates';
import { useLanguage } from '@/i18n/use-language';
import { useOwnSubmit } from '@/state/use-own-submit';
import { showToast } from '@/tool/toasts/toast-store';
import { useNotify } from '../kit/use-notify';
import { messages } from './messages';

/** Milliseconds; what becomes of a working copy is told longer than other things. */
const duration = 10_000;

/** What can be done with a page and its working copy. */
export function useWorkingCopy({ path, original }: PageFacts) {
  const intl = useIntl();
  const notify = useNotify();
  const dates = useDates();
  const go = useGo();
  const language = useLanguage();
  const ends = { copy: path, original: original?.path ?? '' };
  const { submit } = useOwnSubmit(async (call: () => Promise<string | undefined>) => {
    try {
      return await call();
    } catch (error) {
      const isRefused = refusalOf(error) === 'notAllowed';
      notify('error', intl.formatMessage(isRefused ? messages.refused : messages.failed));
      throw error;
    }
  });
  const when = () => ({ creator: original?.creator ?? '', date: dates.dateTime(original?.created) });

  return {
    create: async () => {
      const settled = await submit(() => makeWorkingCopy(path, { language }));
      if (settled.status === 'loaded' && settled.data) go(settled.data);
    },
    apply: async () => {
      const { status } = await submit(() => applyWorkingCopy(ends, { language }).then(() => undefined));
      if (status !== 'loaded') return;
      go(ends.original, { replace: true });
      showToast({
        kind: 'info',
        title: intl.formatMessage(messages.applied),
        text: intl.formatMessage(messages.appliedText, when()),
        duration,
      });
    },
    remove: async () => {
      const { status } = await submit(() => removeWorkingCopy(ends, { language }).then(() => undefined));
      if (status !== 'loaded') return;
      go(ends.original, { replace: true });
      showToast({ kind: 'info', title: intl.formatMessage(messages.discarded), duration });
    },
  };
}
