import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  title: { id: 'page.search.title' },
  field: { id: 'page.search.field' },
  submit: { id: 'page.search.submit' },
  count: { id: 'page.search.count' },
  countOfTag: { id: 'page.search.count-of-tag' },
});
