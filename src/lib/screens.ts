/** What the whole site knows of a screen of the app; its component stands in `app/screen-components.ts`. */
interface ScreenFacts {
  /** Whom it is made for; what the CMS lets somebody do is another matter. */
  for: 'visitors' | 'editors';
  /** Its address may go on after its name. */
  hasSubPaths?: true;
  isSearch?: true;
  /** Counted as a page view by the services that count visits: what holds no secret and is no form of one's own. */
  isCounted?: true;
}

const forVisitors = { for: 'visitors' } as const;
const forEditors = { for: 'editors' } as const;

/**
 * Every screen of the app, by the segment that names it in a path: `{place}/{name}`. All other paths are content. A screen
 * that has no component yet is not found.
 */
export const screens = {
  login: forVisitors,
  logout: forVisitors,
  register: forVisitors,
  passwordreset: { ...forVisitors, hasSubPaths: true },
  profil: forVisitors,
  search: { ...forVisitors, isSearch: true, isCounted: true },
  'search-old': { ...forVisitors, isSearch: true, isCounted: true },
  '@@search': { ...forVisitors, isSearch: true, isCounted: true },
  sitemap: { ...forVisitors, isCounted: true },
  'contact-form': forVisitors,
  'unlock-form': forVisitors,
  '@cart': { ...forVisitors, isCounted: true },
  '@cart-checkout': { ...forVisitors, hasSubPaths: true, isCounted: true },
  edit: forEditors,
  add: forEditors,
  contents: forEditors,
  delete: forEditors,
  diff: forEditors,
  history: forEditors,
  historyview: forEditors,
  sharing: forEditors,
  'links-to-item': forEditors,
  aliases: forEditors,
  rules: forEditors,
  layout: forEditors,
  'manage-translations': forEditors,
  'create-translation': forEditors,
  'change-password': forEditors,
  'personal-information': forEditors,
  'personal-preferences': forEditors,
  controlpanel: { ...forEditors, hasSubPaths: true },
} as const satisfies Record<string, ScreenFacts>;

export type ScreenName = keyof typeof screens;

const isScreenName = (segment: string): segment is ScreenName => Object.hasOwn(screens, segment);

/** What the list says of a screen. */
export function factsOf(name: ScreenName): ScreenFacts {
  return screens[name];
}

/** The screen that a path names; undefined for content. Whole segments are compared: `/de/editors` is content. */
export function screenOf(path: string): ScreenName | undefined {
  const segments = path.split('/').filter(Boolean);
  const names = segments.filter(isScreenName);
  const withSubPaths = names.find((name) => factsOf(name).hasSubPaths);
  if (withSubPaths !== undefined) return withSubPaths;
  const last = segments.at(-1);
  return last !== undefined && isScreenName(last) ? last : undefined;
}
