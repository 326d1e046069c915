import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  title: { id: 'editor.block.grid' },
  teasers: { id: 'editor.block.teaserGrid' },
  images: { id: 'editor.block.imagesGrid' },
});
