import type { UnknownAction } from '@reduxjs/toolkit';
import { getContent } from '@/api/content';
import type { AnyContent } from '@/api/types/any-content';
import type { Language } from '@/lib/language';
import { createRemoteSlice } from './remote-slice';

export interface ContentArgs {
  path: string;
  language: Language;
  /** Who asks, null for visitors. */
  userId: string | null;
  withNavigation: boolean;
}

/** The page that is shown. */
export const content = createRemoteSlice<ContentArgs, AnyContent>({
  name: 'content',
  call: ({ path, language, withNavigation }, signal) =>
    getContent(path, { language, withNavigation, signal }),
});

/** The page that an action brings, freshly loaded or out of memory. */
export function pageIn(action: UnknownAction): AnyContent | undefined {
  if (content.load.fulfilled.match(action)) return action.payload;
  return content.shownBy(action);
}
