import { defineBlock } from '../definition';
import { headlineOf } from '../headline';
import { teaserTabShape } from './data';
import { messages } from './messages';
import { TeaserTabView } from './view';

export const teaserTab = defineBlock({
  name: 'teaserTab',
  title: messages.title,
  group: 'teaser',
  shape: teaserTabShape,
  view: TeaserTabView,
  outline: { headings: headlineOf, showsPicture: true },
  editor: async () => (await import('./edit')).editor,
});
