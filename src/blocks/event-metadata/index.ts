import { fetched } from '@/components/fetched/fetched';
import { withFurtherWords } from '@/components/further-words/further-words';
import { defineBlock } from '../definition';
import { eventMetadataShape } from './data';
import { messages } from './messages';

export const eventMetadata = defineBlock({
  name: 'eventMetadata',
  title: messages.title,
  group: 'text',
  shape: eventMetadataShape,
  view: withFurtherWords(
    'view',
    fetched(async () => (await import('./view')).EventMetadataView),
  ),
  outline: { introduces: true },
  editor: async () => (await import('./edit')).editor,
});
