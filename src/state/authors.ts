import { getAuthors, type PostAuthor } from '@/api/authors';
import type { Language } from '@/lib/language';
import { createRemoteSlice } from './remote-slice';
import { rootReducer } from './store';

/** Who wrote the blog post that is shown. */
export const authors = createRemoteSlice<{ path: string; language: Language }, PostAuthor[]>({
  name: 'authors',
  call: ({ path, language }, signal) => getAuthors(path, { language, signal }),
});

rootReducer.inject({ reducerPath: 'authors', reducer: authors.reducer });
