import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  title: { id: 'editor.block.video' },
  frame: { id: 'block.video.frame' },
  play: { id: 'block.video.play' },
});
