import { defineBlock } from '../definition';
import { iconShape } from './data';
import { messages } from './messages';
import { IconView } from './view';

export const icon = defineBlock({
  name: 'icon',
  title: messages.title,
  group: 'media',
  restricted: true,
  shape: iconShape,
  view: IconView,
  editor: async () => (await import('./edit')).editor,
});
