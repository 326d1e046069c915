import { defineBlock } from '../definition';
import { buttonShape } from './data';
import { messages } from './messages';
import { ButtonView } from './view';

export const buttonBlock = defineBlock({
  name: 'buttonBlock',
  title: messages.title,
  group: 'teaser',
  shape: buttonShape,
  view: ButtonView,
  editor: async () => (await import('./edit')).editor,
});

/** Volto's own button, alone and in grids. */
export const button = defineBlock({
  name: 'button',
  title: messages.title,
  group: 'teaser',
  restricted: true,
  shape: buttonShape,
  view: ButtonView,
  editor: async () => (await import('./edit')).editor,
});

export const gridButton = defineBlock({
  name: '__button',
  title: messages.title,
  group: 'teaser',
  restricted: true,
  shape: buttonShape,
  view: ButtonView,
  editor: async () => (await import('./edit')).editor,
});
