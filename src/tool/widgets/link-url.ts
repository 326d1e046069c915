import { flatten } from '@/api/urls';
import { isUnresolved, safeUrl } from '@/lib/address';

const isMail = (typed: string): boolean => {
  const [name, host, ...more] = typed.split('@');
  return name !== '' && more.length === 0 && host !== undefined && hostOf(host) !== undefined;
};

const isPhone = (typed: string): boolean => /^\+?[\d ()/-]{5,30}$/.test(typed);

/** An address that begins with a host: `example.org/page`. */
function hostOf(typed: string): string | undefined {
  try {
    const { hostname, username } = new URL(`https://${typed}`);
    const names = hostname.split('.');
    const isHost = names.length > 1 && /^[a-z]{2,}$/i.test(names.at(-1) ?? '') && username === '';
    return isHost && !typed.includes(' ') ? hostname : undefined;
  } catch {
    return undefined;
  }
}

const hasScheme = (typed: string): boolean => /^[a-z][a-z\d+.-]*:/i.test(typed);

/**
 * The address that a link stores for what somebody typed: paths, anchors and whole addresses as they are, content of this
 * site by its path, mail and telephone with their scheme. undefined for words, and for what must not be followed.
 */
export function linkUrl(typed: string): string | undefined {
  const text = typed.trim();
  if (text === '') return undefined;
  if (/^(#|\/)./.test(text) || text === '/' || isUnresolved(text)) return safeUrl(text);
  if (hasScheme(text)) {
    const url = safeUrl(text);
    return url && flatten(url);
  }
  if (isMail(text)) return `mailto:${text}`;
  if (isPhone(text)) return `tel:${text.replace(/[^\d+]/g, '')}`;
  return hostOf(text) === undefined ? undefined : `https://${text}`;
}
