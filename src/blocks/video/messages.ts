import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  title: { id: 'block.video.title' },
  frame: { id: 'block.video.frame' },
  play: { id: 'block.video.play' },
});
