import { getLinksTo, type LinksToItem } from '@/api/relations';
import type { Language } from '@/lib/language';
import { createRemoteSlice } from './remote-slice';
import { rootReducer } from './store';

/** What links or refers to an item. */
export const relations = createRemoteSlice<{ path: string; language: Language }, LinksToItem>({
  name: 'relations',
  call: ({ path, language }, signal) => getLinksTo(path, { language, signal }),
});

rootReducer.inject({ reducerPath: 'relations', reducer: relations.reducer });
