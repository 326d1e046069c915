import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  title: { id: 'editor.block.socialMedia' },
  blog: { id: 'block.socialMedia.blog' },
  video: { id: 'block.socialMedia.video' },
  events: { id: 'block.socialMedia.events' },
});
