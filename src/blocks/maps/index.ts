import { fetched } from '@/components/fetched/fetched';
import { defineBlock } from '../definition';
import { mapsShape } from './data';
import { messages } from './messages';

export const maps = defineBlock({
  name: 'maps',
  title: messages.title,
  group: 'embed',
  shape: mapsShape,
  view: fetched(async () => (await import('./view')).MapsView),
  editor: async () => (await import('./edit')).editor,
});
