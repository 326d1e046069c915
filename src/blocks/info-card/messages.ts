import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  title: { id: 'editor.block.infoCard' },
  more: { id: 'block.teaser.more' },
});
