import { withoutEndSlashes } from '@/lib/slashes';

/** The address below which a Matomo lies, with its closing slash; null for what is none of the web. */
export function matomoBase(url: string): string | null {
  if (!URL.canParse(url)) return null;
  const { protocol, origin, pathname } = new URL(url);
  return /^https?:$/.test(protocol) ? `${origin}${withoutEndSlashes(pathname)}/` : null;
}

/** The number of a site in Matomo, as text; null for anything else. */
export function matomoSite(stored: unknown): string | null {
  const id = typeof stored === 'number' ? String(stored) : stored;
  return typeof id === 'string' && /^[1-9]\d*$/.test(id.trim()) ? id.trim() : null;
}

/** The code of an account with etracker; null for what cannot be one. */
export function etrackerAccount(code: string): string | null {
  return /^[\w-]+$/.test(code) ? code : null;
}
