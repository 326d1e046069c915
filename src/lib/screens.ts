/** What the whole site knows of a screen of the app; its component stands in `app/screen-components.ts`. */
interface ScreenFacts {
  /** Whom it is made for; what the CMS lets somebody do is another matter. */
  for: 'visitors' | 'editors' | 'administrators';
  /** Its address may go on after its name. */
  hasSubPaths?: true;
  isSearch?: true;
  /** Counted as a page view by the services that count visits: what holds no secret and is no form of one's own. */
  isCounted?: true;
}

/**
 * Every screen of the app, by the segment that names it in a path: `{place}/{name}`. All other paths are content. A screen
 * that has no component yet is not found.
 */
export const screens = {
  login: { for: 'visitors' },
  logout: { for: 'visitors' },
  register: { for: 'visitors' },
  passwordreset: { for: 'visitors', hasSubPaths: true },
  profil: { for: 'visitors' },
  search: { for: 'visitors', isSearch: true, isCounted: true },
  'search-old': { for: 'visitors', isSearch: true, isCounted: true },
  '@@search': { for: 'visitors', isSearch: true, isCounted: true },
  sitemap: { for: 'visitors', isCounted: true },
  'contact-form': { for: 'visitors' },
  'unlock-form': { for: 'visitors' },
  '@cart': { for: 'visitors', isCounted: true },
  '@cart-checkout': { for: 'visitors', hasSubPaths: true, isCounted: true },
  edit: { for: 'editors' },
  add: { for: 'editors' },
  contents: { for: 'editors' },
  delete: { for: 'editors' },
  diff: { for: 'editors' },
  history: { for: 'editors' },
  historyview: { for: 'editors' },
  sharing: { for: 'editors' },
  'links-to-item': { for: 'editors' },
  aliases: { for: 'editors' },
  rules: { for: 'editors' },
  layout: { for: 'editors' },
  'manage-translations': { for: 'editors' },
  'create-translation': { for: 'editors' },
  'change-password': { for: 'editors' },
  'personal-information': { for: 'editors' },
  'personal-preferences': { for: 'editors' },
  controlpanel: { for: 'administrators', hasSubPaths: true },
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
