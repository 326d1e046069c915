import { useIntl } from 'react-intl';
import { showToast } from '@/tool/toasts/toast-store';
import { useEditSession } from '../../session/edit-session';
import { messages } from './messages';
import { useMergedEntries } from './use-merged-entries';

/** Saves a page that is left then, where nobody sees its notices any more: what was merged is told on the way. */
export function useSaveAll(): () => Promise<string | undefined> {
  const intl = useIntl();
  const { saving } = useEditSession();
  const entriesOf = useMergedEntries();
  return async () => {
    const { merged: former } = saving.state();
    const saved = await saving.saveAll();
    const { merged } = saving.state();
    const entries = merged && merged !== former ? entriesOf(merged) : [];
    if (saved !== undefined && entries.length > 0)
      showToast({
        kind: 'info',
        title: merged?.saver
          ? intl.formatMessage(messages.noticeOf, { name: merged.saver })
          : intl.formatMessage(messages.notice),
        text: intl.formatList(entries.map(({ title }) => title)),
      });
    return saved;
  };
}
