import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  label: { id: 'editor.text.label' },
  placeholder: { id: 'editor.text.placeholder' },
});
