/**
 * A stored address as browsers read it: without control signs and the blanks round it, a backslash in a path as a slash.
 */
export function readAddress(stored: string): string {
  const url = stored.replace(/\p{Cc}/gu, '').trim();
  if (/^(?!https?:)[^/?#]*?:/i.test(url)) return url;
  const end = url.search(/[?#]/);
  return (end < 0 ? url : url.slice(0, end)).replaceAll('\\', '/') + (end < 0 ? '' : url.slice(end));
}

/** Whether a stored address is a path of the site: two slashes at its beginning name another host. */
export const isSitePath = (stored: string): boolean => /^\/(?!\/)/.test(readAddress(stored));
