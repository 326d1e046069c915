import { imageSourceOf } from '@/components/image/image-source';
import { ownOrganization } from '@/components/structured-data/own-organization';
import { fullAddress, isoDate } from '@/components/structured-data/stated';
import type { Thing } from '@/components/structured-data/thing';
import type { Language } from '@/lib/language';
import type { ContentViewProps } from '../definition';
import type { EventData } from './data';

/** An event in the words of schema.org. */
export function eventThing({ content, data }: ContentViewProps<EventData>, language: Language): Thing {
  const { title, description, start, end, location } = data;
  return {
    '@type': 'Event',
    name: title,
    description,
    url: fullAddress(content['@id']),
    startDate: isoDate(start),
    endDate: data.open_end === true ? undefined : isoDate(end),
    location: location === '' ? undefined : { '@type': 'Place', name: location, address: location },
    organizer: ownOrganization(language),
    image: fullAddress(imageSourceOf(content)?.src ?? ''),
  };
}
