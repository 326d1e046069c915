import { defineBlock } from '../definition';
import { buttonShape } from './data';
import { messages } from './messages';
import { ButtonView } from './view';

export const anyButton = {
  title: messages.title,
  group: 'teaser',
  shape: buttonShape,
  view: ButtonView,
  editor: async () => (await import('./edit')).editor,
} as const;

export const buttonBlock = defineBlock({ ...anyButton, name: 'buttonBlock' });
