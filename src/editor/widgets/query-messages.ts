import { defineMessages } from '@/i18n/define-messages';

export const queryMessages = defineMessages({
  add: { id: 'editor.query.add' },
  index: { id: 'editor.query.index' },
  operator: { id: 'editor.query.operator' },
  value: { id: 'editor.query.value' },
  from: { id: 'editor.query.from' },
  until: { id: 'editor.query.until' },
  days: { id: 'editor.query.days' },
  failed: { id: 'editor.query.failed' },
  row: { id: 'editor.query.row' },
});
