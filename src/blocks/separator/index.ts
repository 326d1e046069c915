import { defineBlock } from '../definition';
import { separatorShape } from './data';
import { messages } from './messages';
import { SeparatorView } from './view';

export const separator = defineBlock({
  name: 'separator',
  title: messages.title,
  group: 'layout',
  shape: separatorShape,
  view: SeparatorView,
  editor: async () => (await import('./edit')).editor,
});
