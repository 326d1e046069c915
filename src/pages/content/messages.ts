import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  lastModified: { id: 'content.page.last-modified' },
  tags: { id: 'content.page.tags' },
  navigation: { id: 'content.page.navigation' },
  loading: { id: 'content.page.loading' },
});
