import { imageSourceOf } from '@/components/image/image-source';
import { ownOrganization } from '@/components/structured-data/own-organization';
import { fullAddress } from '@/components/structured-data/stated';
import type { Thing } from '@/components/structured-data/thing';
import type { Language } from '@/lib/language';
import type { ContentViewProps } from '../definition';
import { addressOf } from '@/components/universal-link/link-target';
import { namedPeople } from '../shared/people';
import { fundersOf, partnersOf, type House, type ProjectData } from './data';

/** The first day of a month, or of the year where no month is known. */
function monthOf(month: string, year: string): string | undefined {
  if (!/^\d{4}$/.test(year)) return undefined;
  return /^(?:[1-9]|1[0-2])$/.test(month) ? `${year}-${month.padStart(2, '0')}-01` : `${year}-01-01`;
}

const organization = ({ name, link }: House): Thing => ({
  '@type': 'Organization',
  name,
  url: /^https?:\/\//.test(link) ? fullAddress(link) : undefined,
});

/** A project in the words of schema.org. */
export function projectThing({ content, data }: ContentViewProps<ProjectData>, language: Language): Thing {
  const people = namedPeople(data.members).map(({ to, card }) => ({
    '@type': 'Person',
    name: card.title,
    url: fullAddress(addressOf(to)),
  }));
  return {
    '@type': 'ResearchProject',
    name: data.title,
    description: data.description,
    url: fullAddress(data['@id']),
    image: fullAddress(imageSourceOf(content)?.src ?? ''),
    foundingDate: monthOf(data.project_start_month, data.project_start_year),
    dissolutionDate: monthOf(data.project_end_month, data.project_end_year),
    parentOrganization: ownOrganization(language),
    funder: fundersOf(data)
      .filter(({ name }) => name !== '')
      .map(organization),
    member: [
      ...partnersOf(data)
        .filter(({ name }) => name !== '')
        .map(organization),
      ...people,
    ],
  };
}
