import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  title: { id: 'block.footnotes.title' },
  back: { id: 'block.footnotes.back' },
});
