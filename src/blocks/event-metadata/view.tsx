import { eventFactsFields, type EventFactsData } from '@/components/event-facts/data';
import { EventFacts } from '@/components/event-facts/event-facts';
import { usePageField } from '../page/hooks';

function usePageEvent(): EventFactsData {
  const fields = Object.entries(eventFactsFields).map(
    // The fields are always the same, and in the same order.
    ([name, shape]) => [name, shape.read(usePageField(name))] as const,
  );
  return Object.fromEntries(fields) as unknown as EventFactsData;
}

/** When and where the event of the page is, and whom to ask. */
export function EventMetadataView() {
  const data = usePageEvent();
  return data.start === '' ? null : <EventFacts data={data} />;
}
