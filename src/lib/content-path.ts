import { withoutEndSlashes } from './slashes';
/** Last segments of routes that are screens of the app, not content. */
const screens = new Set(
  (
    'login logout search search-old @@search sitemap edit add contents delete diff history historyview sharing ' +
    'links-to-item aliases rules layout unlock-form @cart manage-translations create-translation change-password ' +
    'personal-information personal-preferences profil register contact-form'
  ).split(' '),
);

/**
 * The path of a location as the CMS knows it, without the slash that some links end in. Slashes at its beginning
 * become one: as an address `//name` would be another host.
 */
export function cmsPath(pathname: string): string {
  const rooted = pathname.replace(/^\/{2,}/, '/');
  return withoutEndSlashes(rooted) || rooted;
}

/** Segments that start a screen with sub-paths of its own. */
const screenRoots = ['controlpanel', 'passwordreset', '@cart-checkout'];

/** The screen that a path names; undefined for content. Whole segments are compared: `/de/editors` is content. */
export function screenOf(path: string): string | undefined {
  const segments = path.split('/').filter(Boolean);
  const root = segments.find((segment) => screenRoots.includes(segment));
  if (root !== undefined) return root;
  const last = segments.at(-1);
  return last !== undefined && screens.has(last) ? last : undefined;
}

/** Whether a path names content of the CMS, and not a screen of the app. */
export function isContentPath(path: string): boolean {
  return screenOf(path) === undefined;
}

/** Whether a path is a search, of everything or of the content that it stands on. */
export function isSearchPath(path: string): boolean {
  return /^(@@search|search|search-old)$/.test(screenOf(path) ?? '');
}

/** The content that a screen stands on: its path without the screen's own segments; '' for the site root. */
export function contentOfScreen(path: string): string {
  const screen = screenOf(path);
  if (screen === undefined) return path;
  const segments = path.split('/');
  return segments.slice(0, segments.lastIndexOf(screen)).join('/');
}
