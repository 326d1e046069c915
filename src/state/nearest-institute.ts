import { expanded, getNearestInstitute } from '@/api/content';
import type { NearestInstitut } from '@/api/types/portal-calls';
import type { Language } from '@/lib/language';
import { pageIn } from './content';
import { createRemoteSlice } from './remote-slice';

/** Institute, area, subsite, blog and banner nearest to the page; null on a server without the portal's add-on. */
export const nearestInstitute = createRemoteSlice<
  { path: string; language: Language },
  NearestInstitut | null
>({
  name: 'nearestInstitute',
  call: ({ path, language }, signal) => getNearestInstitute(path, { language, signal }),
  learn: (action) => {
    const page = pageIn(action);
    return page && (expanded<NearestInstitut>(page['@components']?.['nearest-institut']) ?? null);
  },
});
