import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  top: { id: 'editor.block.teaserHero.top' },
});
