import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { defineMessages } from '@/i18n/define-messages';
import { usePageDocument } from '../document/hooks';
import { withoutSingles } from '../document/single-blocks';
import type { StoredBlock } from '../document/types';
import { showToast } from '@/tool/toasts/toast-store';

const messages = defineMessages({
  title: { id: 'editor.single.title' },
  text: { id: 'editor.single.text' },
});

/** Notifies that some of the blocks that are to come stay away, since the page has one of them and takes no second. */
export function useSinglesNotice(): (blocks: readonly StoredBlock[]) => void {
  const intl = useIntl();
  const document = usePageDocument();
  return useCallback(
    (blocks) => {
      if (withoutSingles(document.state, blocks) === blocks) return;
      const title = intl.formatMessage(messages.title);
      showToast({ kind: 'info', title, text: intl.formatMessage(messages.text) });
    },
    [intl, document],
  );
}
