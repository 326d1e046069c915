import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  wrongObject: { id: 'editor.form.wrong-object' },
  wrongFields: { id: 'editor.form.wrong-fields' },
});
