import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  plainPaste: { id: 'editor.text.plainPaste' },
});
