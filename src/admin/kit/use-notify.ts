import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { showToast, undoTime } from '@/tool/toasts/toast-store';
import { messages } from './messages';

/** Says by a toast what became of an action, and offers to take it back by `undo`; `text` is in the reader's language. */
export function useNotify(): (kind: 'success' | 'error', text: string, undo?: () => void) => void {
  const intl = useIntl();
  return useCallback(
    (kind, text, undo) =>
      showToast({
        kind,
        title: intl.formatMessage(messages[kind]),
        text,
        ...(undo && {
          duration: undoTime,
          action: { name: intl.formatMessage(messages.undo), onAct: undo },
        }),
      }),
    [intl],
  );
}
