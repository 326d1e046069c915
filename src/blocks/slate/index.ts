import { headingsIn } from '@/components/slate-value/headings';
import { nodesOf } from '@/components/slate-value/nodes';
import { defineBlock } from '../definition';
import type { SlateData } from './data';
import { messages } from './messages';
import { SlateView } from './view';

export const slate = defineBlock({
  name: 'slate',
  title: messages.title,
  group: 'text',
  view: SlateView,
  outline: { headings: ({ value }: SlateData) => headingsIn(nodesOf(value)), accompanies: true },
});
