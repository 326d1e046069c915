import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  title: { id: 'block.grid.title' },
  teasers: { id: 'block.grid.teasers' },
  images: { id: 'block.grid.images' },
});
