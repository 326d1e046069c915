import { EventFacts } from '@/components/event-facts/event-facts';
import { StructuredData } from '@/components/structured-data/structured-data';
import type { ContentViewProps } from '../definition';
import { ComposedPage } from '../shared/composed-page';
import { hasBlocks, holdsBlock } from '../shared/has-blocks';
import { PlainPage } from '../shared/plain-page';
import type { EventData } from './data';

/** An event: when and where, whom to ask, how to register, the entry for one's calendar; its blocks or its text. */
export function EventView({ content, data }: ContentViewProps<EventData>) {
  const { title, description, start, end, location } = data;
  // A page that places them itself shows them there.
  const facts = holdsBlock(content, 'eventMetadata') ? null : <EventFacts data={data} />;
  return (
    <>
      <StructuredData
        data={{
          '@type': 'Event',
          name: title,
          description,
          startDate: start || undefined,
          endDate: (data.open_end !== true && end) || undefined,
          location: location === '' ? undefined : { '@type': 'Place', name: location },
        }}
      />
      {hasBlocks(content) ? (
        <ComposedPage content={content} afterHeading={facts} />
      ) : (
        <PlainPage content={content} data={data} afterHeading={facts} />
      )}
    </>
  );
}
