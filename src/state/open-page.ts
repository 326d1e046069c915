import { getContent } from '@/api/content';
import type { AnyContent } from '@/api/types/any-content';
import { contentOfScreen } from '@/lib/content-path';
import { languageOfPath, type Language } from '@/lib/language';
import { dataOf } from '@/lib/remote';
import { homePath } from '@/site/home-path';
import { content } from './content';
import { contextNavigation } from './context-navigation';
import { navigation, navigationKey } from './navigation';
import { nearestInstitute } from './nearest-institute';
import { PageMemory } from './page-memory';
import { productSettings } from './product-settings';
import { screenPlace } from './screen-place';
import type { AppDispatch, RootState } from './store';

interface Place {
  path: string;
  language: Language;
}

interface KnownPage {
  page: AnyContent;
  /** Milliseconds since the epoch at which it arrived. */
  since: number;
}

/** Milliseconds for which a page counts as new: pointing at a link and following it is one request. */
const freshness = 10_000;

const memory = new PageMemory<KnownPage>(50);

function remember(key: string, page: AnyContent): void {
  memory.set(key, { page, since: Date.now() });
}

const memoryKey = ({ path, language }: Place, userId: string | null) => [path, language, userId].join(' ');

function userOf(state: RootState): string | null {
  return state.session.current?.userId ?? null;
}

/**
 * Shows the content of a path. A page seen before, or fetched ahead, stands at once and, unless it is quite new, is looked
 * up again behind it; otherwise the page of before stays until the new one is there, unless it was left for a screen of the app.
 */
export function openPage(place: Place) {
  return (dispatch: AppDispatch, getState: () => RootState) => {
    const state = getState();
    const userId = userOf(state);
    const key = memoryKey(place, userId);
    const known = memory.get(key);
    if (known) dispatch(content.show(known.page));
    else if (state.pageLoad.resetBeforeFetch) dispatch(content.reset());

    const menu = dataOf(
      navigation.select(state.navigation, navigationKey({ language: place.language, userId })),
    );
    const withNavigation = menu === undefined && languageOfPath(place.path) !== undefined;
    if (menu === undefined && !withNavigation)
      void dispatch(navigation.load({ language: place.language, userId }));
    if (known && !withNavigation && Date.now() - known.since < freshness) return { abort: () => undefined };

    const loading = dispatch(content.load({ ...place, userId, withNavigation }));
    void loading.then((action) => {
      if (content.load.fulfilled.match(action)) remember(key, action.payload);
      if (!content.load.rejected.match(action) || action.meta.aborted) return;
      memory.delete(key);
      // Header and footer of an error view take what the language root has.
      if (action.payload?.kind !== 'redirect')
        dispatch(openScreen({ ...place, path: homePath(place.language) }));
    });
    return loading;
  };
}

/** What stands round a screen on the content of a path; resolves with whether the server knows the path. */
function loadSurroundings(place: Place) {
  return async (dispatch: AppDispatch): Promise<boolean> => {
    const [nearest] = await Promise.all([
      dispatch(nearestInstitute.load(place)),
      dispatch(productSettings.load(place)),
      dispatch(screenPlace.load(place)),
    ]);
    return nearestInstitute.load.fulfilled.match(nearest);
  };
}

/**
 * A screen of the app has no content of its own; header and footer take nearest institute, settings and context navigation
 * of the content that it stands on, and those of the language where that is none. What a server without the portal's
 * add-on lacks is null, and the built-in defaults hold.
 */
export function openScreen({ path, language }: Place) {
  return (dispatch: AppDispatch, getState: () => RootState) => {
    const state = getState();
    const userId = userOf(state);
    const root = homePath(language);
    const place = contentOfScreen(path) || root;
    if (dataOf(navigation.select(state.navigation, navigationKey({ language, userId }))) === undefined) {
      void dispatch(navigation.load({ language, userId }));
    }
    void dispatch(loadSurroundings({ path: place, language })).then((isKnown) => {
      const hasBeenLeft = getState().pageLoad.location?.path !== path;
      if (place === root || hasBeenLeft) return;
      if (isKnown) void dispatch(contextNavigation.load({ path: place, language }));
      else void dispatch(loadSurroundings({ path: root, language }));
    });
  };
}

/** Fetches a page ahead of its visit. A failure is left to the visit itself. */
export function prefetchPage(place: Place) {
  return async (_dispatch: AppDispatch, getState: () => RootState) => {
    const key = memoryKey(place, userOf(getState()));
    if (memory.get(key)) return;
    try {
      remember(key, await getContent(place.path, { language: place.language, withNavigation: false }));
    } catch {
      return;
    }
  };
}

/** Forgets what is shown at present, for a site whose frame it could not be drawn in: the next page begins anew. */
export function forgetShown() {
  return (dispatch: AppDispatch) => {
    for (const slice of [content, contextNavigation, nearestInstitute, productSettings, screenPlace])
      dispatch(slice.reset());
  };
}

/** Forgets all pages: after something was written, or when tests begin anew. */
export function forgetPages(): void {
  memory.clear();
}
