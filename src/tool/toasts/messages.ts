import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  close: { id: 'editor.toast.close' },
  region: { id: 'editor.toast.region' },
});
