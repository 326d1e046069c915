const webScheme = /^(https?:)\/*/i;
/** Whatever stands before a colon, where no path has begun. */
const scheme = /^[^/?#]*?:/;
const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * A stored address as browsers read it: without control signs and the blanks round it, a backslash as a slash, and two
 * slashes as the beginning of another host.
 */
export function readAddress(stored: string): string {
  const url = stored.replace(/\p{Cc}/gu, '').trim();
  const isOfPaths = !scheme.test(url) || webScheme.test(url);
  if (!isOfPaths) return url;
  const end = url.search(/[?#]/);
  const path = (end < 0 ? url : url.slice(0, end)).replaceAll('\\', '/');
  const whole = end < 0 ? path : path + url.slice(end);
  return whole.replace(webScheme, '$1//').replace(/^\/{2,}/, 'https://');
}

/** A stored address that may be followed; undefined for scripts, data and other schemes. */
export function safeUrl(stored: string): string | undefined {
  const url = readAddress(stored);
  const named = scheme.exec(url.replace(/\s/g, ''))?.[0].toLowerCase();
  return named === undefined || schemes.has(named) ? url : undefined;
}

/** Whether a link into the CMS lost its target: the server leaves the address by UID when it cannot resolve it. */
export function isUnresolved(url: string): boolean {
  return /(^|\/)resolveuid\//i.test(url);
}
