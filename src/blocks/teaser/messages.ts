import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  title: { id: 'block.teaser.title' },
  more: { id: 'block.teaser.more' },
});
