import { defineMessages } from '@/i18n/define-messages';

export const linkMessages = defineMessages({
  choose: { id: 'editor.field.choose-target' },
  address: { id: 'editor.field.address' },
  full: { id: 'editor.field.noRoom' },
  words: { id: 'editor.text.link.noAddress' },
  unfit: { id: 'editor.field.address-unfit' },
  external: { id: 'editor.field.address-external' },
  unchecked: { id: 'editor.field.address-unchecked' },
  other: { id: 'editor.field.other-target' },
  moved: { id: 'editor.field.moved' },
  moveUp: { id: 'editor.field.move-up' },
  moveDown: { id: 'editor.field.move-down' },
});
