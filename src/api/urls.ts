import { readAddress } from '@/lib/address';
import { site } from '@/site/site';
import type { SiteConfig } from '@/site/site-config';

const traverser = '/++api++';
const scheme = /^[a-z][a-z\d+.-]*:/i;

/** The URL of a call of the API for a path below the site root (`/de/x`, `/@login`). */
export function apiUrl(
  path: string,
  config: Pick<SiteConfig, 'apiPath' | 'legacyTraverse'> = site(),
): string {
  return `${config.apiPath}${config.legacyTraverse ? '' : traverser}${path}`;
}

/** The URL of a picture or download: the site's own path, or below the API where that is another host's. */
export function mediaUrl(path: string): string {
  return scheme.test(site().apiPath) ? apiUrl(path) : `${site().apiPath}${path}`;
}

function basesOf({ apiPath, publicUrl, linkBases }: SiteConfig, origin: string): string[] {
  const api = scheme.test(apiPath) ? apiPath : `${origin}${apiPath}`;
  return [...linkBases, publicUrl, api, origin]
    .filter((base) => base !== '')
    .sort((one, other) => other.length - one.length);
}

let known: { config: SiteConfig; bases: string[] } | undefined;

/** The addresses below which the site's own content lies, longest first: worked out once, as every link asks for them. */
function bases(): string[] {
  const config = site();
  if (known?.config !== config) known = { config, bases: basesOf(config, window.location.origin) };
  return known.bases;
}

/**
 * The app path of an absolute URL of the CMS: its base goes, then one `/++api++`. The site root is `/`. URLs of other
 * sites, and paths, come back as browsers read them.
 */
export function flatten(stored: string): string {
  const url = readAddress(stored);
  const base = bases().find(
    (candidate) => url.startsWith(candidate) && /^([/?#]|$)/.test(url.slice(candidate.length)),
  );
  const path = base === undefined ? url : url.slice(base.length);
  const app = path.startsWith(traverser) ? path.slice(traverser.length) : path;
  if (base === undefined && app === path) return url;
  // More than one slash would begin another host.
  return `/${app.replace(/^\/+/, '')}`;
}

/** Whether a URL leads to this site: a path, or an absolute URL that flattens into one. */
export function isInternal(url: string): boolean {
  return flatten(url).startsWith('/');
}

/** The origin under which visitors and search engines know the site. */
export function publicOrigin(): string {
  return site().publicUrl || window.location.origin;
}

/** The whole address of a path or picture, as search engines want it; undefined for what is none. */
export function absoluteUrl(path: string, origin: string = publicOrigin()): string | undefined {
  try {
    return new URL(path, origin).href;
  } catch {
    return undefined;
  }
}
