import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  feed: { id: 'component.feed.link' },
  name: { id: 'component.feed.name' },
});
