import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  prompt: { id: 'editor.block.icon.prompt' },
  icon: { id: 'editor.block.icon.icon' },
  heading: { id: 'editor.block.icon.heading' },
});
