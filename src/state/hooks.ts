import { shallowEqual, useDispatch, useSelector, useStore } from 'react-redux';
import { useLocation } from 'react-router';
import type { AnyContent } from '@/api/types/any-content';
import type { NavigationItem } from '@/api/types/content';
import type { FzjSettings, NearestInstitut } from '@/api/types/portal-calls';
import { cmsPath } from '@/lib/content-path';
import type { Language } from '@/lib/language';
import type { Remote } from '@/lib/remote';
import type { ScreenName } from '@/lib/screens';
import type { Session } from '@/lib/session-token';
import { navigation, navigationKey } from './navigation';
import { useIsPreview } from './preview';
import { selectContent, selectNearest, selectScreen, selectSettings } from './present-page';
import type { AppDispatch, AppStore, RootState } from './store';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppStore = useStore.withTypes<AppStore>();

/** The page that stands on the screen; idle on a screen of the app. */
export function useContent(): Remote<AnyContent> {
  return useAppSelector(selectContent, shallowEqual);
}

/** The screen of the app that the present location is; undefined for content. */
export function useScreen(): ScreenName | undefined {
  const path = cmsPath(useLocation().pathname);
  return useAppSelector((state) => selectScreen(state, path));
}

/** undefined while unknown, and on servers without the portal's add-on. */
export function useNearest(): NearestInstitut | undefined {
  return useAppSelector(selectNearest);
}

/** undefined while unknown, and on servers without the portal's add-on: then the built-in defaults hold. */
export function useSettings(): FzjSettings | undefined {
  return useAppSelector(selectSettings);
}

const selectSession = (state: RootState) => state.session.current;

/** The logged-in user; null for visitors, once the token has expired, and where a page is shown as visitors see it. */
export function useSession(): Session | null {
  const isPreview = useIsPreview();
  const session = useAppSelector(selectSession);
  return isPreview ? null : session;
}

/** The main navigation of a language, its "Home" entry included as the server sends it. */
export function useNavigation(language: Language): Remote<NavigationItem[]> {
  const userId = useAppSelector(selectSession)?.userId ?? null;
  return useAppSelector((state) => navigation.select(state.navigation, navigationKey({ language, userId })));
}

/** Asks for the main navigation of a language anew, after a failure. */
export function useNavigationRetry(language: Language): () => void {
  const dispatch = useAppDispatch();
  const userId = useSession()?.userId ?? null;
  return () => void dispatch(navigation.load({ language, userId }));
}
