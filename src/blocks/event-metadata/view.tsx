import type { EventFactsData } from '@/components/event-facts/data';
import { EventFacts } from '@/components/event-facts/event-facts';
import { usePageField, usePageText } from '../page/hooks';

function usePageEvent(): EventFactsData {
  return {
    '@id': usePageText('@id'),
    start: usePageText('start'),
    end: usePageText('end'),
    whole_day: usePageField('whole_day') === true,
    open_end: usePageField('open_end') === true,
    recurrence: usePageText('recurrence'),
    location: usePageText('location'),
    event_url: usePageText('event_url'),
    contact_name: usePageText('contact_name'),
    contact_email: usePageText('contact_email'),
    contact_phone: usePageText('contact_phone'),
  };
}

/** When and where the event of the page is, and whom to ask. */
export function EventMetadataView() {
  const data = usePageEvent();
  return data.start === '' ? null : <EventFacts data={data} />;
}
