import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  related: { id: 'content.news.related' },
});
