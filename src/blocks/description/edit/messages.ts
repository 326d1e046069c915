import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  label: { id: 'editor.description.label' },
  placeholder: { id: 'editor.description.placeholder' },
});
