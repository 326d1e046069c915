import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  empty: { id: 'editor.block.leadimage.empty' },
});
