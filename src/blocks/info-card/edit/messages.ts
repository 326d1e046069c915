import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  prompt: { id: 'editor.block.infoCard.prompt' },
  icon: { id: 'editor.block.icon.icon' },
});
