import { getContent } from '@/api/content';
import { contentOfScreen, isContentFirst, isContentPath } from '@/lib/content-path';
import { languageOfPath, type Language } from '@/lib/language';
import { dataOf } from '@/lib/remote';
import { homePath } from '@/site/home-path';
import { isWithin } from '@/site/variants/variant';
import { navigation, navigationKey } from './navigation';
import { locationChanged } from './page-load';
import { pageKey, pages, pathOfKey, userOfKey, type PageName } from './pages';
import { aroundKey, contentKey, shownKeys } from './present-page';
import type { StoreExtra } from './remote-map';
import type { AppDispatch, RootState } from './store';

interface Place {
  path: string;
  language: Language;
}

/** Milliseconds for which a page counts as new: pointing at a link and following it is one request. */
const freshness = 10_000;

/** How many pages are known besides those that are shown. */
const capacity = 50;

function userOf(state: RootState): string | null {
  return state.session.current?.userId ?? null;
}

/**
 * Asks for a page unless it is quite new, and with it for the reader's menu where that is not known yet. One seen before, or
 * fetched ahead, stands meanwhile.
 */
function loadPage(page: PageName) {
  return (dispatch: AppDispatch, getState: () => RootState) => {
    const { navigation: menus, pages: known } = getState();
    const hasMenu = dataOf(navigation.select(menus, navigationKey(page))) !== undefined;
    const withNavigation = !hasMenu && languageOfPath(page.path) !== undefined;
    if (!hasMenu && !withNavigation) void dispatch(navigation.load(page));
    const isFresh =
      dataOf(pages.select(known, pageKey(page))) && pages.ageOf(known, pageKey(page)) < freshness;
    if (isFresh && !withNavigation) return undefined;
    return dispatch(pages.load({ ...page, withNavigation }));
  };
}

/**
 * Pages of who logged out, and those that visitors saw before a login, are nobody's any more; of the others those fetched
 * first are forgotten where there are too many, but none that is shown.
 */
function forgetSurplus() {
  return (dispatch: AppDispatch, getState: () => RootState) => {
    const state = getState();
    const shown = shownKeys(state);
    const isOwn = (key: string) => userOfKey(key) === (userOf(state) ?? '');
    const known = Object.keys(state.pages).filter((key) => !shown.includes(key));
    const kept = known.filter(isOwn).slice(-capacity);
    const surplus = known.filter((key) => !kept.includes(key));
    if (surplus.length > 0) dispatch(pages.forget(surplus));
  };
}

/** What a location shows is on its way: `settled` once it, and what stands round it, has come or failed. */
export interface Opening {
  settled: Promise<unknown>;
  abort: () => void;
}

const openAlready: Opening = { settled: Promise.resolve(), abort: () => undefined };

/** Whether a location shows content: what is known of its path, else what is asked for first. */
function showsContent({ pages: known }: RootState, page: PageName): boolean {
  if (isContentPath(page.path)) return true;
  const content = pages.select(known, pageKey(page));
  if (dataOf(content)) return true;
  const isMissing = content.status === 'failed' && content.error.status === 404;
  return !isMissing && isContentFirst(page.path, page.userId !== null);
}

/**
 * Brings what a location shows: its page, or the one that a screen of the app stands on, which is the language's home where
 * that is none. Where it cannot be had, header and footer take what the home has. What is open is not asked for again: the
 * first page of a visit is opened before anything is drawn.
 */
export function openLocation({ path, language }: Place) {
  return (dispatch: AppDispatch, getState: () => RootState): Opening => {
    const state = getState();
    const userId = userOf(state);
    const named = { path, language, userId };
    const isContent = showsContent(state, named);
    const home = { ...named, path: homePath(language) };
    const page = isContent ? named : { ...home, path: contentOfScreen(path) || home.path };
    const open = state.pageLoad.location;
    const isOpen = open?.path === path && pageKey(open.page) === pageKey(page);
    if (isOpen && pages.select(state.pages, pageKey(page)).status !== 'idle') return openAlready;
    const before = { content: contentKey(state), around: aroundKey(state) };
    dispatch(locationChanged({ path, isContent, page, home, before }));

    const loading = dispatch(loadPage(page));
    const settled = loading?.then(async (action) => {
      dispatch(forgetSurplus());
      if (!pages.load.rejected.match(action) || action.meta.aborted) return;
      const isMoved = isContent && action.payload?.kind === 'redirect';
      const hasBeenLeft = getState().pageLoad.location?.path !== path;
      if (isMoved || hasBeenLeft) return;
      if (isContent && !showsContent(getState(), named)) {
        await dispatch(openLocation({ path, language })).settled;
        return;
      }
      if (page.path !== home.path) await dispatch(loadPage(home));
      else if (action.meta.arg.withNavigation) void dispatch(navigation.load(page));
    });
    return { settled: Promise.resolve(settled), abort: () => loading?.abort() };
  };
}

/** Fetches a page ahead of its visit. A failure is left to the visit itself. */
export function prefetchPage({ path, language }: Place) {
  return async (dispatch: AppDispatch, getState: () => RootState, { preloadViews }: StoreExtra) => {
    const state = getState();
    const key = pageKey({ path, language, userId: userOf(state) });
    if (dataOf(pages.select(state.pages, key))) return;
    try {
      const content = await getContent(path, { language, withNavigation: false });
      await preloadViews(content, language);
      dispatch(pages.show(key, content));
      dispatch(forgetSurplus());
    } catch {
      return;
    }
  };
}

/** Whether a path is one that has changed or lies below it; all lie below the root. */
const isAffected = (path: string, changed: string) => changed === '/' || isWithin(path, changed);

/** After content at a path and below has changed: what is known of it is forgotten, but for what is shown. */
export function forgetPages(changed: string) {
  return (dispatch: AppDispatch, getState: () => RootState) => {
    const state = getState();
    const shown = shownKeys(state);
    const isGone = (key: string) => isAffected(pathOfKey(key), changed) && !shown.includes(key);
    dispatch(pages.forget(Object.keys(state.pages).filter(isGone)));
  };
}

/** Asks for the present page anew if it is one of those that have changed; until then it stays. */
export function renewPresentPage(changed: ReadonlySet<string>) {
  return (dispatch: AppDispatch, getState: () => RootState) => {
    const page = getState().pageLoad.location?.page;
    if (page && [...changed].some((path) => isAffected(page.path, path)))
      void dispatch(pages.load({ ...page, withNavigation: false }));
  };
}
