import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  missing: { id: 'content.file.missing' },
});
