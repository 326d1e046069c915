import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  title: { id: 'editor.block.maps' },
  frame: { id: 'block.maps.frame' },
});
