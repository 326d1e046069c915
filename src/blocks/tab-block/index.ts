import { headingsIn } from '@/components/slate-value/headings';
import { defineBlock } from '../definition';
import { headlineOf } from '../headline';
import { tabBlockShape } from './data';
import { messages } from './messages';
import { shownTabs } from './tabs-in';
import { TabBlockView } from './view';

export const tabBlock = defineBlock({
  name: 'tabBlock',
  title: messages.title,
  group: 'layout',
  shape: tabBlockShape,
  view: TabBlockView,
  outline: {
    headings: (data) => [...headlineOf(data), ...shownTabs(data).flatMap(({ value }) => headingsIn(value))],
  },
  editor: async () => (await import('./edit')).editor,
});
