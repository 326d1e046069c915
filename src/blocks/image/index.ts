import { defineBlock } from '../definition';
import { messages } from './messages';
import { ImageView } from './view';

export const image = defineBlock({
  name: 'image',
  title: messages.title,
  group: 'media',
  view: ImageView,
  outline: { showsPicture: true },
});
