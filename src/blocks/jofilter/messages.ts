import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  words: { id: 'block.jofilter.words' },
  find: { id: 'block.jofilter.find' },
});
