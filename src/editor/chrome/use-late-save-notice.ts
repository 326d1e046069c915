import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { showToast } from '@/tool/toasts/toast-store';
import { messages } from '../messages';
import type { SavingState } from '../session/saving/create-saving';

/** Says that a page is saved which had to wait for a server. */
export function useLateSaveNotice({ lateSaves }: SavingState): void {
  const intl = useIntl();
  const shown = useRef(0);
  useEffect(() => {
    if (lateSaves === shown.current) return;
    shown.current = lateSaves;
    showToast({ kind: 'success', title: intl.formatMessage(messages.saved) });
  }, [lateSaves, intl]);
}
