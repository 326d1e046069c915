import { flatten, isInternal } from '@/api/urls';
import { isUnresolved, safeUrl } from '@/lib/address';

/** The address of a stored link as a browser opens it; undefined for what must not be followed, or leads nowhere yet. */
export function openableUrl(stored: string): string | undefined {
  const url = safeUrl(stored);
  if (url === undefined || isUnresolved(url)) return undefined;
  return isInternal(url) ? flatten(url) || '/' : url;
}

/** Opens where a link leads, beside the page that is being written. */
export function openLink(stored: string): boolean {
  const url = openableUrl(stored);
  if (url === undefined) return false;
  window.open(url, '_blank', 'noopener');
  return true;
}
