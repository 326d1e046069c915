import { defineBlock } from '../definition';
import { blocksIn, headingsOf } from './blocks-in';
import { aktuellesShape } from './data';
import { messages } from './messages';
import { AktuellesView } from './view';

export const aktuelles = defineBlock({
  name: 'aktuelles',
  title: messages.title,
  group: 'teaser',
  shape: aktuellesShape,
  view: AktuellesView,
  outline: {
    headings: headingsOf,
    children: (data) => Object.values(blocksIn(data)),
  },
  editor: async () => (await import('./edit')).editor,
});
