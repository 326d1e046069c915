import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  people: { id: 'content.news.people' },
  related: { id: 'content.news.related' },
});
