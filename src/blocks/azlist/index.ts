import { defineBlock } from '../definition';
import { azlistShape } from './data';
import { messages } from './messages';
import { headingsOf } from './query-of';
import { AzlistView } from './view';

export const azlist = defineBlock({
  name: 'azlist',
  title: messages.title,
  group: 'listing',
  shape: azlistShape,
  view: AzlistView,
  outline: { headings: headingsOf },
  editor: async () => (await import('./edit')).editor,
});
