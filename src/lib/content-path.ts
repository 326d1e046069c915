import { factsOf, screenOf } from './screens';
import { withoutEndSlashes } from './slashes';

/**
 * The path of a location as the CMS knows it, without the slash that some links end in. Slashes at its beginning
 * become one: as an address `//name` would be another host.
 */
export function cmsPath(pathname: string): string {
  const rooted = pathname.replace(/^\/{2,}/, '/');
  return withoutEndSlashes(rooted) || rooted;
}

/** Whether a path names content of the CMS, and not a screen of the app. */
export function isContentPath(path: string): boolean {
  return screenOf(path) === undefined;
}

/** Whether a path is a search, of everything or of the content that it stands on. */
export function isSearchPath(path: string): boolean {
  const screen = screenOf(path);
  return screen !== undefined && factsOf(screen).isSearch === true;
}

/** The content that a screen stands on: its path without the screen's own segments; '' for the site root. */
export function contentOfScreen(path: string): string {
  const screen = screenOf(path);
  if (screen === undefined) return path;
  const segments = path.split('/');
  return segments.slice(0, segments.lastIndexOf(screen)).join('/');
}
