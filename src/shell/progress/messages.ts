import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  loading: { id: 'shell.progress.loading' },
});
