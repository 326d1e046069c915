import { FormattedMessage, useIntl } from 'react-intl';
import { stealLock } from '@/api/editing';
import type { PageFacts } from '@/api/page-actions';
import { useLanguage } from '@/i18n/use-language';
import { useOwnSubmit } from '@/state/use-own-submit';
import { ToolIcon } from '@/tool/icon/tool-icon';
import { useNotify } from '../kit/use-notify';
import { lockMessages } from './messages';

/** Takes away the lock of somebody who has gone; what may be done with the page is asked anew by it. */
export function UnlockEntry({ page: { path, title } }: { page: PageFacts }) {
  const intl = useIntl();
  const notify = useNotify();
  const language = useLanguage();
  const { remote, submit } = useOwnSubmit(() => stealLock(path, { language }));
  const unlock = async () => {
    if (remote.status === 'pending') return;
    const { status } = await submit();
    const isDone = status === 'loaded';
    notify(
      isDone ? 'success' : 'error',
      intl.formatMessage(isDone ? lockMessages.unlocked : lockMessages.failed, { title }),
    );
  };
  return (
    <button
      id="toolbar-unlock"
      type="button"
      className="tool-rail__entry unlock"
      onClick={() => void unlock()}
    >
      <ToolIcon name="unlock" />
      <FormattedMessage {...lockMessages.unlock} />
    </button>
  );
}
