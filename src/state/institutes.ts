import { getInstitutes, type Institute } from '@/api/institutes';
import type { Language } from '@/lib/language';
import { createRemoteSlice } from './remote-slice';
import { rootReducer } from './store';

/** The list of institutes of a language. */
export const institutes = createRemoteSlice<{ language: Language }, Institute[]>({
  name: 'institutes',
  call: ({ language }, signal) => getInstitutes({ language, signal }),
});

rootReducer.inject({ reducerPath: 'institutes', reducer: institutes.reducer });
