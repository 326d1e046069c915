import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  title: { id: 'editor.block.grid' },
  teasers: { id: 'editor.block.teaserGrid' },
  transparent: { id: 'editor.block.teaserTransparentGrid' },
  icons: { id: 'editor.block.icons' },
  images: { id: 'editor.block.imagesGrid' },
});
