const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** Browsers drop control characters and blanks before they look for a scheme. */
const ignored = /[\p{Cc}\s]/gu;

/** A stored address that may be followed; undefined for scripts, data and other schemes. */
export function safeUrl(stored: string): string | undefined {
  const url = stored.trim();
  const scheme = /^[^/?#]*?:/.exec(url.replace(ignored, ''))?.[0].toLowerCase();
  if (scheme !== undefined) return schemes.has(scheme) ? url : undefined;
  // Browsers read a backslash as a slash: two of either name another host.
  return /^[/\\]{2}/.test(url) ? `https://${url.slice(2)}` : url;
}

/** Whether a link into the CMS lost its target: the server leaves the address by UID when it cannot resolve it. */
export function isUnresolved(url: string): boolean {
  return /(^|\/)resolveuid\//i.test(url);
}
