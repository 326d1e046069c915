import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  unlocked: { id: 'page.content.unlocked' },
  unlockedText: { id: 'page.content.unlocked-text' },
  lastModified: { id: 'content.page.last-modified' },
  tags: { id: 'content.page.tags' },
  navigation: { id: 'content.page.navigation' },
  loading: { id: 'content.page.loading' },
});
