import { defineMessages } from '@/i18n/define-messages';

export const objectsMessages = defineMessages({
  add: { id: 'editor.field.add-object' },
  untitled: { id: 'editor.field.untitled-object' },
  grip: { id: 'editor.field.move-object' },
});
