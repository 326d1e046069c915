import { defineBlock } from '../definition';
import { mapsShape } from './data';
import { messages } from './messages';
import { MapsView } from './view';

export const maps = defineBlock({
  name: 'maps',
  title: messages.title,
  group: 'embed',
  shape: mapsShape,
  view: MapsView,
  editor: async () => (await import('./edit')).editor,
});
