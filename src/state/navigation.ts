import { isAnyOf } from '@reduxjs/toolkit';
import { getNavigation } from '@/api/content';
import type { NavigationItem } from '@/api/types/content';
import type { Language } from '@/lib/language';
import { languageRoot } from '@/site/home-path';
import { pages } from './pages';
import { createRemoteMap } from './remote-map';
import { sessionBegan, sessionEnded } from './session';
import type { AppDispatch, RootState } from './store';

export interface NavigationArgs {
  language: Language;
  /** Menus differ by what their reader may see. */
  userId: string | null;
}

export const navigationKey = ({ language, userId }: NavigationArgs) => `${language} ${userId ?? ''}`;

/** The main navigation of each language and reader. */
export const navigation = createRemoteMap<NavigationArgs, NavigationItem[]>({
  name: 'navigation',
  keyOf: navigationKey,
  call: ({ language }, signal) => getNavigation(languageRoot(language), { language, signal }),
  isOutdatedBy: isAnyOf(sessionBegan, sessionEnded),
  learn: (action) => {
    if (!pages.load.fulfilled.match(action) || !action.meta.arg.withNavigation) return undefined;
    const items = action.payload['@components']?.navigation?.items;
    return items && { key: navigationKey(action.meta.arg), data: items };
  },
});

/** After a write menus may look otherwise: all but the reader's present one are forgotten. */
export function forgetOtherMenus(reader: NavigationArgs) {
  return (dispatch: AppDispatch, getState: () => RootState) => {
    const keys = Object.keys(getState().navigation).filter((key) => key !== navigationKey(reader));
    dispatch(navigation.forget(keys));
  };
}
