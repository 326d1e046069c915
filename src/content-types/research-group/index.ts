import { fullAddress } from '@/components/structured-data/stated';
import { ownOrganization } from '@/components/structured-data/own-organization';
import { defineContentType } from '../definition';
import { researchGroupShape } from './data';
import { ResearchGroupView } from './research-group-view';

export const researchGroup = defineContentType({
  shape: researchGroupShape,
  view: ResearchGroupView,
  structuredData: ({ data }, language) => ({
    '@type': 'ResearchOrganization',
    name: data.title,
    description: data.description,
    url: fullAddress(data['@id']),
    parentOrganization: ownOrganization(language),
  }),
});
