import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  title: { id: 'editor.block.heading' },
  headline: { id: 'editor.block.headline' },
});
