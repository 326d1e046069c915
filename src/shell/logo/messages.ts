import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  home: { id: 'shell.header.home' },
});
