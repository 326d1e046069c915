import { getPlace } from '@/api/content';
import type { AnyContent } from '@/api/types/any-content';
import type { Language } from '@/lib/language';
import { createRemoteSlice } from './remote-slice';

/** The content that a screen of the app stands on. */
export const screenPlace = createRemoteSlice<{ path: string; language: Language }, AnyContent>({
  name: 'screenPlace',
  call: ({ path, language }, signal) => getPlace(path, { language, signal }),
});
