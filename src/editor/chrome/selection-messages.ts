import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  bar: { id: 'editor.selection.bar' },
  count: { id: 'editor.selection.count' },
  copied: { id: 'editor.selection.copied' },
  shared: { id: 'editor.selection.shared' },
  sharedNote: { id: 'editor.selection.sharedNote' },
  decline: { id: 'editor.selection.decline' },
  end: { id: 'editor.selection.end' },
});
