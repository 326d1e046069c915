import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  colour: { id: 'editor.block.textPillWithStyle.colour' },
  text: { id: 'editor.text.label' },
  placeholder: { id: 'editor.text.placeholder' },
});
