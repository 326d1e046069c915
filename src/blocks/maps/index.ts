import { defineBlock } from '../definition';
import { messages } from './messages';
import { MapsView } from './view';

export const maps = defineBlock({
  name: 'maps',
  title: messages.title,
  group: 'embed',
  view: MapsView,
});
