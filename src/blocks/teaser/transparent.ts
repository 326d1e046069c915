import { defineBlock } from '../definition';
import { teaserShape } from './data';
import { messages } from './messages';
import { TransparentTeaserView } from './transparent-view';

export const teaserTransparent = defineBlock({
  name: 'teaserTransparent',
  title: messages.transparent,
  group: 'teaser',
  restricted: true,
  shape: teaserShape,
  view: TransparentTeaserView,
  outline: { showsPicture: true },
  editor: async () => (await import('./edit')).transparentEditor,
});
