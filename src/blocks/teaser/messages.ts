import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  title: { id: 'editor.block.teaser' },
  more: { id: 'block.teaser.more' },
});
