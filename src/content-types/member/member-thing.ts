import { imageSourceOf } from '@/components/image/image-source';
import { ownOrganization } from '@/components/structured-data/own-organization';
import { fullAddress } from '@/components/structured-data/stated';
import type { Thing } from '@/components/structured-data/thing';
import type { Language } from '@/lib/language';
import type { ContentViewProps } from '../definition';
import { nameOf, positionsOf, researchLinks, type MemberData } from './data';

/** A person in the words of schema.org; the address to write to is not told to machines. */
export function memberThing({ content, data }: ContentViewProps<MemberData>, language: Language): Thing {
  const institutes = data.institutes.map(({ title }) => title).filter((title) => title !== '');
  const names = institutes.length === 0 ? [data.institute].filter((title) => title !== '') : institutes;
  return {
    '@type': 'Person',
    name: nameOf(data),
    givenName: data.firstname,
    familyName: data.name,
    honorificPrefix: data.academic,
    jobTitle: positionsOf(data),
    telephone: data.phone,
    url: fullAddress(data['@id']),
    image: fullAddress(imageSourceOf(content)?.src ?? ''),
    worksFor: ownOrganization(language),
    affiliation: names.map((name) => ({ '@type': 'Organization', name })),
    knowsAbout: data.fields_of_competence,
    sameAs: [data.website, ...researchLinks(data).map(({ to }) => to)]
      .filter((address) => /^https?:\/\//.test(address))
      .map(fullAddress),
  };
}
