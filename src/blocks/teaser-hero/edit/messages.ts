import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  prompt: { id: 'editor.block.teaserHero.prompt' },
  top: { id: 'editor.block.teaserHero.top' },
});
