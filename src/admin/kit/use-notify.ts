import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { showToast } from '@/tool/toasts/toast-store';
import { messages } from './messages';

/** Says by a toast what became of an action; `text` is in the reader's language. */
export function useNotify(): (kind: 'success' | 'error', text: string) => void {
  const intl = useIntl();
  return useCallback(
    (kind, text) => showToast({ kind, title: intl.formatMessage(messages[kind]), text }),
    [intl],
  );
}
