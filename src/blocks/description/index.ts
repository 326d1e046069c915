import { record } from '@/lib/shape';
import { defineBlock } from '../definition';
import { messages } from './messages';
import { DescriptionView } from './view';

export const description = defineBlock({
  name: 'description',
  title: messages.title,
  group: 'text',
  shape: record({}),
  view: DescriptionView,
  outline: { introduces: true, accompanies: true },
});
