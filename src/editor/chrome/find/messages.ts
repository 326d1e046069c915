import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  label: { id: 'editor.find.label' },
  words: { id: 'editor.find.words' },
  by: { id: 'editor.find.by' },
  count: { id: 'editor.find.count' },
  most: { id: 'editor.find.most' },
  nothing: { id: 'editor.find.nothing' },
  exact: { id: 'editor.find.exact' },
  whole: { id: 'editor.find.whole' },
  previous: { id: 'editor.find.previous' },
  next: { id: 'editor.find.next' },
  replace: { id: 'editor.find.replace' },
  replaceAll: { id: 'editor.find.replaceAll' },
  replaced: { id: 'editor.find.replaced' },
  undo: { id: 'editor.paste.undo' },
  close: { id: 'editor.find.close' },
  inField: { id: 'editor.find.inField' },
  inBlock: { id: 'editor.find.inBlock' },
  kept: { id: 'editor.find.kept' },
  inAll: { id: 'editor.find.inAll' },
});
