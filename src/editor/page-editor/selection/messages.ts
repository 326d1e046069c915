import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  bar: { id: 'editor.selection.bar' },
  count: { id: 'editor.selection.count' },
  copied: { id: 'editor.selection.copied' },
  shared: { id: 'editor.selection.shared' },
  sharedNote: { id: 'editor.selection.sharedNote' },
  decline: { id: 'editor.selection.decline' },
  cut: { id: 'editor.selection.cut' },
  copy: { id: 'editor.selection.copy' },
  paste: { id: 'editor.selection.paste' },
  duplicate: { id: 'editor.selection.duplicate' },
  delete: { id: 'editor.selection.delete' },
  up: { id: 'editor.selection.up' },
  down: { id: 'editor.selection.down' },
  end: { id: 'editor.selection.end' },
});
