import { defineBlock } from '../definition';
import { eventMetadataShape } from './data';
import { messages } from './messages';
import { EventMetadataView } from './view';

export const eventMetadata = defineBlock({
  name: 'eventMetadata',
  title: messages.title,
  group: 'text',
  shape: eventMetadataShape,
  view: EventMetadataView,
  outline: { introduces: true },
  editor: async () => (await import('./edit')).editor,
});
