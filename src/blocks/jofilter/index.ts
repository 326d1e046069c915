import { fetched } from '@/components/fetched/fetched';
import { defineBlock } from '../definition';
import { headlineOf } from '../headline';
import { jobFilterShape } from './data';
import { titleMessages } from './title-message';

export const jofilter = defineBlock({
  name: 'jofilter',
  title: titleMessages.title,
  group: 'teaser',
  shape: jobFilterShape,
  view: fetched(async () => (await import('./view')).JobFilterView),
  outline: { headings: headlineOf },
  editor: async () => (await import('./edit')).editor,
});
