import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  failed: { id: 'shell.menu.failed' },
  retry: { id: 'shell.menu.retry' },
});
