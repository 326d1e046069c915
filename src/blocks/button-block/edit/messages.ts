import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  empty: { id: 'editor.block.button.empty' },
});
