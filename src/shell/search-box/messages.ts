import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  field: { id: 'shell.search-box.field' },
  submit: { id: 'shell.search-box.submit' },
  clear: { id: 'shell.search-box.clear' },
  suggestions: { id: 'shell.search-box.suggestions' },
  salutation: { id: 'shell.search-box.salutation' },
  count: { id: 'shell.search-box.count' },
});
