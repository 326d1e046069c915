import { getContextNavigation, type ContextNavigation } from '@/api/context-navigation';
import type { Language } from '@/lib/language';
import { isRecord } from '@/lib/text';
import { pageIn } from './content';
import { createRemoteSlice } from './remote-slice';

/** The tree round the present page, or round the content that a screen stands on; null where there is none. */
export const contextNavigation = createRemoteSlice<
  { path: string; language: Language },
  ContextNavigation | null
>({
  name: 'contextNavigation',
  call: ({ path, language }, signal) => getContextNavigation(path, { language, signal }),
  learn: (action) => {
    const page = pageIn(action);
    const component: unknown = page?.['@components']?.contextnavigation;
    return page && (isRecord(component) ? component : null);
  },
});
