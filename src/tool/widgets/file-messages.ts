import { defineMessages } from '@/i18n/define-messages';

export const fileMessages = defineMessages({
  drop: { id: 'editor.field.drop-file' },
  choose: { id: 'editor.field.choose-file' },
  release: { id: 'editor.field.release-file' },
  replace: { id: 'editor.field.replace-file' },
  tooLarge: { id: 'editor.field.file-too-large' },
  unreadable: { id: 'editor.field.file-unreadable' },
  noPicture: { id: 'editor.field.no-picture' },
  empty: { id: 'editor.field.no-file' },
  measures: { id: 'editor.field.measures' },
});
