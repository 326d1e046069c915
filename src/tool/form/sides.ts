import type { ChoiceField } from '@/forms/schema';
import { defineMessages } from '@/i18n/define-messages';

const messages = defineMessages({
  left: { id: 'editor.side.left' },
  center: { id: 'editor.side.center' },
  right: { id: 'editor.side.right' },
});

/** The sides on which words can stand, for blocks that have no full width. */
export const sides: ChoiceField<'left' | 'center' | 'right'>['choices'] = [
  { value: 'left', title: messages.left },
  { value: 'center', title: messages.center },
  { value: 'right', title: messages.right },
];
