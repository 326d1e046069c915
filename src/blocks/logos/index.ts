import { defineBlock } from '../definition';
import { logosShape } from './data';
import { messages } from './messages';
import { LogosView } from './view';

export const logos = defineBlock({
  name: 'logos',
  title: messages.title,
  group: 'media',
  shape: logosShape,
  view: LogosView,
  outline: { showsPicture: true },
  editor: async () => (await import('./edit')).editor,
});
