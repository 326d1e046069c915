import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  grip: { id: 'editor.drag.grip' },
  more: { id: 'editor.drag.more' },
});
