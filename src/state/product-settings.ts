import { expanded, getProductSettings } from '@/api/content';
import type { FzjSettings } from '@/api/types/portal-calls';
import type { Language } from '@/lib/language';
import { pageIn } from './content';
import { createRemoteSlice } from './remote-slice';

/** Settings of the nearest project site, else of the portal; null on a server without the portal's add-on. */
export const productSettings = createRemoteSlice<{ path: string; language: Language }, FzjSettings | null>({
  name: 'productSettings',
  call: ({ path, language }, signal) => getProductSettings(path, { language, signal }),
  learn: (action) => {
    const page = pageIn(action);
    return page && (expanded<FzjSettings>(page['@components']?.fzjsettings) ?? null);
  },
});
