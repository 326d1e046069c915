import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  close: { id: 'component.dialog.close' },
});
