import { headingsIn } from '@/components/slate-value/headings';
import { isEmpty } from '@/components/slate-value/nodes';
import { defineBlock } from '../definition';
import { introductionShape } from './data';
import { messages } from './messages';
import { IntroductionView } from './view';

export const introduction = defineBlock({
  name: 'introduction',
  title: messages.title,
  group: 'text',
  shape: introductionShape,
  view: IntroductionView,
  outline: {
    headings: ({ value, heading }) => {
      if (!isEmpty(value)) return headingsIn(value);
      return heading.trim() === '' ? [] : [{ level: 2, text: heading }];
    },
    introduces: true,
  },
  editor: async () => (await import('./edit')).editor,
});
