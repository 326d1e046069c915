import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  tooLong: { id: 'component.typed-words.too-long' },
});
