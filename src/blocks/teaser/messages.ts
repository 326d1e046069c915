import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  title: { id: 'editor.block.teaser' },
  transparent: { id: 'editor.block.teaserTransparent' },
  more: { id: 'block.teaser.more' },
});
