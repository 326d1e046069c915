import { fromDraft } from '@/components/slate-value/from-draft';
import { headingsIn } from '@/components/slate-value/headings';
import { defineBlock } from '../definition';
import type { DraftTextData } from './data';
import { messages } from './messages';
import { DraftTextView } from './view';

export const text = defineBlock({
  name: 'text',
  title: messages.title,
  group: 'text',
  restricted: true,
  view: DraftTextView,
  outline: {
    headings: ({ text: stored }: DraftTextData) => headingsIn(fromDraft(stored)),
    accompanies: true,
  },
});
