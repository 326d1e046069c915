import { isInternal } from '@/api/urls';

/** Hosts that the privacy settings have a module for. */
const modules: readonly (readonly [RegExp, string])[] = [
  [/^((www|maps)\.)?google\.[a-z]{2,3}(\.[a-z]{2})?$/, 'google'],
  [/^((www|img)\.)?youtube(-nocookie)?\.com$/, 'youtube'],
  [/^i\.ytimg\.com$/, 'youtube'],
  [/^(www\.)?facebook\.com$/, 'facebook'],
];

/** Who has to be allowed before anything of a host is fetched: a module of the privacy settings, or the host itself. */
function providerOf(host: string): string {
  return modules.find(([hosts]) => hosts.test(host))?.[1] ?? host;
}

/** The address inside a pasted `<iframe>`, or the text itself. */
export function addressIn(stored: string): string {
  const frame = new DOMParser().parseFromString(stored, 'text/html').querySelector('iframe');
  return (frame?.getAttribute('src') ?? stored).replaceAll('&amp;', '&').trim();
}

/**
 * A foreign page or map to embed and the provider that has to be allowed for it; undefined for all but https
 * addresses.
 */
export function embedSource(stored: string): { src: string; provider: string } | undefined {
  try {
    const url = new URL(addressIn(stored));
    if (url.protocol !== 'https:' || url.username !== '' || url.hostname === window.location.hostname) {
      return undefined;
    }
    return { src: url.href, provider: providerOf(url.hostname) };
  } catch {
    return undefined;
  }
}

/** The provider that has to be allowed for a picture; undefined for the site's own, and for one that is no request. */
export function pictureProvider(src: string): string | undefined {
  if (!/^https?:/i.test(src) || isInternal(src) || !URL.canParse(src)) return undefined;
  return providerOf(new URL(src).hostname);
}
