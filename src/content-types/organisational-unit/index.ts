import { ownOrganization } from '@/components/structured-data/own-organization';
import { fullAddress } from '@/components/structured-data/stated';
import { record } from '@/lib/shape';
import { defineContentType } from '../definition';
import { fileFields } from '@/components/download/data';
import { addressFields, plainFields } from '../shared/data';
import { PageWithFile } from '../shared/page-with-file';

/** A unit of the institution. */
export const organisationalUnit = defineContentType({
  shape: record({ ...plainFields, ...fileFields, ...addressFields }),
  view: PageWithFile,
  structuredData: ({ data }, language) => ({
    '@type': 'Organization',
    name: data.title,
    description: data.description,
    url: fullAddress(data['@id']),
    parentOrganization: ownOrganization(language),
  }),
});
