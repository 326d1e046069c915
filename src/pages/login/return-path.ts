/**
 * The path of this site that a `return_url` names. Anything that could lead elsewhere, in whatever way browsers read it,
 * becomes the fallback, and so does the way back to logging in or out.
 */
export function returnPath(stored: string | null, fallback: string): string {
  if (!stored?.startsWith('/')) return fallback;
  const { origin } = window.location;
  try {
    const url = new URL(stored, origin);
    // `/..//host` keeps the origin, yet its path read again would name another host.
    const isOwn = url.origin === origin && !url.pathname.startsWith('//');
    if (!isOwn || /\/(login|logout)\/?$/.test(url.pathname)) return fallback;
    return `${url.pathname}${url.search}${url.hash}`;
  } catch {
    return fallback;
  }
}
