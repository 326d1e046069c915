import { defineBlock } from '../definition';
import { imageShape } from './data';
import { messages } from './messages';
import { ImageView } from './view';

export const image = defineBlock({
  name: 'image',
  title: messages.title,
  group: 'media',
  shape: imageShape,
  view: ImageView,
  outline: { showsPicture: true },
  editor: async () => (await import('./edit')).editor,
});
