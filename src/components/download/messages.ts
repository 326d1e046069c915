import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  download: { id: 'content.file.download' },
});
