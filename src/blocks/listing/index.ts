import { defineBlock } from '../definition';
import { headlineOf } from '../headline';
import { ListingBody } from './body';
import { listingShape } from './data';
import { messages } from './messages';
import { listingVariations } from './variations';
import { ListingView } from './view';

export const listing = defineBlock({
  name: 'listing',
  title: messages.title,
  group: 'listing',
  shape: listingShape,
  view: ListingView,
  outline: { headings: headlineOf, isPaged: true },
  variations: listingVariations,
  body: ListingBody,
  editor: async () => (await import('./edit')).editor,
});
