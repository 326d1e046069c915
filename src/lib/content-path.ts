import { factsOf, namedScreen, screenOf } from './screens';
import { withoutEndSlashes } from './slashes';

/**
 * The path of a location as the CMS knows it, without the slash that some links end in. Slashes at its beginning
 * become one: as an address `//name` would be another host.
 */
export function cmsPath(pathname: string): string {
  const rooted = pathname.replace(/^\/{2,}/, '/');
  return withoutEndSlashes(rooted) || rooted;
}

/** Whether a path names content of the CMS, and by no means a screen of the app. */
export function isContentPath(path: string): boolean {
  return screenOf(path) === undefined;
}

/**
 * Whether a path is asked for as content first. Of the screens that yield to content of their name those of editors are
 * opened at once for who is logged in, and look for such content themselves.
 */
export function isContentFirst(path: string, isLoggedIn: boolean): boolean {
  const named = namedScreen(path);
  if (!named) return true;
  return named.yields && !(isLoggedIn && factsOf(named.name).forEditors);
}

/** Whether a path is a search, of everything or of the content that it stands on. */
export function isSearchPath(path: string): boolean {
  const screen = screenOf(path);
  return screen !== undefined && factsOf(screen).isSearch === true;
}

/** The content that a screen stands on: its path without the screen's own segments; '' for the site root. */
export function contentOfScreen(path: string): string {
  return namedScreen(path)?.place ?? path;
}
