import { postUnlockForm } from '@/api/unlock';
import type { Language } from '@/lib/language';
import { createRemoteSlice } from './remote-slice';
import { rootReducer } from './store';

/** The pass that the form for restricted files was answered with. */
export const unlockForm = createRemoteSlice<{ path: string; token: string; language: Language }, string>({
  name: 'unlockForm',
  call: ({ path, token, language }) => postUnlockForm(path, token, language),
});

rootReducer.inject({ reducerPath: 'unlockForm', reducer: unlockForm.reducer });
