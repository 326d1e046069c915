import { defineBlock } from '../definition';
import { tocShape } from './data';
import { messages } from './messages';
import { TocView } from './view';

export const toc = defineBlock({
  name: 'toc',
  title: messages.title,
  group: 'layout',
  shape: tocShape,
  view: TocView,
  editor: async () => (await import('./edit')).editor,
});
