import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  label: { id: 'editor.title.label' },
  placeholder: { id: 'editor.title.placeholder' },
});
