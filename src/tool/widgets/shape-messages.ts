import { defineMessages } from '@/i18n/define-messages';

export const sides = defineMessages({
  left: { id: 'editor.field.left' },
  center: { id: 'editor.field.center' },
  right: { id: 'editor.field.right' },
  full: { id: 'editor.field.full' },
});

export const sizes = defineMessages({
  s: { id: 'editor.field.small' },
  m: { id: 'editor.field.medium' },
  l: { id: 'editor.field.large' },
});

export const shapeMessages = defineMessages({ noColour: { id: 'editor.field.no-colour' } });
