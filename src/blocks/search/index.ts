import { fetched } from '@/components/fetched/fetched';
import { defineBlock } from '../definition';
import { headlineOf } from '../headline';
import { searchShape } from './data';
import { titleMessages } from './title-message';

export const search = defineBlock({
  name: 'search',
  title: titleMessages.title,
  group: 'listing',
  shape: searchShape,
  view: fetched(async () => (await import('./view')).SearchView),
  outline: { headings: headlineOf, isPaged: true },
  editor: async () => (await import('./edit')).editor,
});
