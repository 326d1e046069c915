import { defineBlock } from '../definition';
import { infoCardShape } from './data';
import { messages } from './messages';
import { InfoCardView } from './view';

export const infoCard = defineBlock({
  name: 'infoCard',
  title: messages.title,
  group: 'teaser',
  restricted: true,
  shape: infoCardShape,
  view: InfoCardView,
  editor: async () => (await import('./edit')).editor,
});
