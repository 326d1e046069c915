import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { absoluteUrl } from '@/api/urls';
import { blockNamed } from '@/blocks/registry';
import { showToast } from '@/tool/toasts/toast-store';
import { anchorAt } from '../../canvas/anchors-in';
import { usePageDocument } from '../../document/hooks';
import type { BlockKey } from '../../document/types';
import { messages } from './messages';

/** Copies the address that leads visitors to a block, and says where it leads. */
export function useCopyLink(path: string): (block: BlockKey) => void {
  const intl = useIntl();
  const document = usePageDocument();
  return useCallback(
    (block) => {
      const anchor = anchorAt(document, blockNamed, block);
      const address = absoluteUrl(`${path || '/'}${anchor ? `#${anchor.id}` : ''}`) ?? path;
      const where = anchor
        ? intl.formatMessage(messages.linkedHeading, { heading: anchor.title })
        : intl.formatMessage(messages.linkedPage);
      const copy = async () => {
        try {
          await navigator.clipboard.writeText(address);
          showToast({ kind: 'success', title: intl.formatMessage(messages.linked), text: where });
        } catch {
          // Without a secure connection there is no clipboard to write to.
          showToast({ kind: 'info', title: intl.formatMessage(messages.notLinked), text: address });
        }
      };
      void copy();
    },
    [intl, document, path],
  );
}
