import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  title: { id: 'content.publication.title' },
  empty: { id: 'content.publication.empty' },
  more: { id: 'content.publication.more' },
});
