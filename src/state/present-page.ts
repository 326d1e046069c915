import { expanded } from '@/api/content';
import type { ContextNavigation } from '@/api/context-navigation';
import type { AnyContent } from '@/api/types/any-content';
import type { FzjSettings, NearestInstitut } from '@/api/types/portal-calls';
import { isContentFirst } from '@/lib/content-path';
import { createFormerEqual } from '@/lib/former-equal';
import { dataOf, idle, isSettled, type Remote } from '@/lib/remote';
import { screenOf, type ScreenName } from '@/lib/screens';
import { isRecord } from '@/lib/text';
import { pageKey, pages } from './pages';
import type { RootState } from './store';

type State = Pick<RootState, 'pages' | 'pageLoad'>;
type VisitState = Pick<RootState, 'pageLoad' | 'session'>;

const pageOf = (state: State, key: string | null) =>
  key === null ? undefined : dataOf(pages.select(state.pages, key));

/** Key of the page that the present location names or stands on. */
const presentKey = ({ pageLoad: { location } }: State) => location && pageKey(location.page);

/** The life of the page that the present location names or stands on. */
function selectPresent(state: State): Remote<AnyContent> {
  const key = presentKey(state);
  return key === null ? idle : pages.select(state.pages, key);
}

/**
 * The page that stands on the screen: until the present one has come or failed, the one before. Idle on a screen of the app.
 * While one waits, each call makes a value of its own: compare them by their parts.
 */
export function selectContent(state: State): Remote<AnyContent> {
  const { location } = state.pageLoad;
  if (!location?.isContent) return idle;
  const present = selectPresent(state);
  if (isSettled(present)) return present;
  const previous = pageOf(state, location.before.content);
  return previous === undefined ? { status: 'pending' } : { status: 'pending', previous };
}

/** The screen of the app that a location is; undefined for content, which goes before some screens. */
export function selectScreen(
  { pageLoad: { location }, session }: VisitState,
  path: string,
): ScreenName | undefined {
  const isContent =
    location?.path === path ? location.isContent : isContentFirst(path, session.current !== null);
  return isContent ? undefined : screenOf(path);
}

/** Key of the page that stands on the screen as content, were it the one before. */
export function contentKey(state: State): string | null {
  const { location } = state.pageLoad;
  if (!location?.isContent) return null;
  return dataOf(selectPresent(state)) ? presentKey(state) : location.before.content;
}

/**
 * Key of the page that header and footer belong to: the present one, the language's home where that failed, and until one of
 * them has come that of before.
 */
export function aroundKey(state: State): string | null {
  const { location } = state.pageLoad;
  const present = selectPresent(state);
  if (location === null || dataOf(present)) return presentKey(state);
  if (present.status !== 'failed') return location.before.around;
  const home = pages.select(state.pages, pageKey(location.home));
  if (dataOf(home)) return pageKey(location.home);
  return home.status === 'failed' ? null : location.before.around;
}

/** Keys of all that stands on the screen or is about to. */
export const shownKeys = (state: State): readonly (string | null)[] => [
  presentKey(state),
  contentKey(state),
  aroundKey(state),
];

const selectAround = (state: State) => pageOf(state, aroundKey(state))?.['@components'];

// Each page brings its own, mostly the same as the page before: header and footer are drawn from one of them.
const formerNearest = createFormerEqual<NearestInstitut>();
const formerSettings = createFormerEqual<FzjSettings>();

/** Institute, area, subsite, blog and banner nearest to the page; undefined while unknown and without the portal's add-on. */
export function selectNearest(state: State): NearestInstitut | undefined {
  const nearest = expanded<NearestInstitut>(selectAround(state)?.['nearest-institut']);
  return nearest && formerNearest(nearest);
}

/** Settings of the nearest project site, else of the portal; undefined while unknown and without the portal's add-on. */
export function selectSettings(state: State): FzjSettings | undefined {
  const settings = expanded<FzjSettings>(selectAround(state)?.fzjsettings);
  return settings && formerSettings(settings);
}

/** The tree round the page; undefined while unknown and where there is none. */
export function selectContextNavigation(state: State): ContextNavigation | undefined {
  const tree: unknown = selectAround(state)?.contextnavigation;
  return isRecord(tree) ? tree : undefined;
}

/** The content that a screen of the app stands on; undefined until it is known, and on content itself. */
export function selectPlace(state: State): AnyContent | undefined {
  return state.pageLoad.location?.isContent ? undefined : dataOf(selectPresent(state));
}

/** Whether what a location names is on the screen, be it its page or its failure. */
export function isShown(state: State, path: string): boolean {
  const { location } = state.pageLoad;
  return location?.path === path && (!location.isContent || isSettled(selectPresent(state)));
}

/** Whether it is settled what stands round a location: its page has come, or that failed and so the home was asked. */
export function isAroundKnown(state: State, path: string): boolean {
  const { location } = state.pageLoad;
  if (location?.path !== path) return false;
  const present = selectPresent(state);
  return present.status === 'failed'
    ? isSettled(pages.select(state.pages, pageKey(location.home)))
    : isSettled(present);
}

/** Whether nothing is known yet of what stands round the present location, as on the way to the first page. */
export function isAroundAwaited(state: State): boolean {
  const { location } = state.pageLoad;
  return location !== null && !isAroundKnown(state, location.path);
}
