import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  label: { id: 'shell.side-menu.label' },
});
