import { getSuggestions, type Suggestion } from '@/api/suggestions';
import type { Language } from '@/lib/language';
import { createRemoteSlice } from './remote-slice';
import { rootReducer } from './store';

/** What the search field suggests while one types. */
export const suggestions = createRemoteSlice<{ text: string; language: Language }, Suggestion[]>({
  name: 'suggestions',
  call: ({ text, language }, signal) => getSuggestions(text, { language, signal }),
});

rootReducer.inject({ reducerPath: 'suggestions', reducer: suggestions.reducer });
