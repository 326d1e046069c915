import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  failed: { id: 'block.frame.failed' },
  retry: { id: 'block.frame.retry' },
});
