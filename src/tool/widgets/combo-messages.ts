import { defineMessages } from '@/i18n/define-messages';

export const comboMessages = defineMessages({
  found: { id: 'editor.field.found' },
  nothing: { id: 'editor.field.nothing-found' },
  failed: { id: 'editor.field.proposals-failed' },
  more: { id: 'editor.field.more-letters' },
  search: { id: 'editor.field.search' },
  add: { id: 'editor.field.add-word' },
});
