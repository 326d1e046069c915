import { hasBlocks, holdsBlock } from '@/blocks/page/has-blocks';
import { EventFacts } from '@/components/event-facts/event-facts';
import type { ContentViewProps } from '../definition';
import { ComposedPage } from '../shared/composed-page';
import { PlainPage } from '../shared/plain-page';
import type { EventData } from './data';

/** An event: when and where, whom to ask, how to register, the entry for one's calendar; its blocks or its text. */
export function EventView({ content, data }: ContentViewProps<EventData>) {
  // A page that places them itself shows them there.
  const facts = holdsBlock(content, 'eventMetadata') ? null : <EventFacts data={data} />;
  return hasBlocks(content) ? (
    <ComposedPage content={content} afterHeading={facts} />
  ) : (
    <PlainPage content={content} data={data} afterHeading={facts} />
  );
}
