/** Hosts that the privacy settings have a module for. */
const modules: readonly (readonly [RegExp, string])[] = [
  [/^((www|maps)\.)?google\.[a-z]{2,3}(\.[a-z]{2})?$/, 'google'],
  [/^(www\.)?youtube(-nocookie)?\.com$/, 'youtube'],
  [/^(www\.)?facebook\.com$/, 'facebook'],
];

/** The address inside a pasted `<iframe>`, or the text itself. */
function addressIn(stored: string): string {
  const [, , quoted] = /<iframe[^>]*\ssrc=(["'])(.*?)\1/is.exec(stored) ?? [];
  return (quoted ?? stored).replaceAll('&amp;', '&').trim();
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
    const host = url.hostname.toLowerCase();
    return { src: url.href, provider: modules.find(([hosts]) => hosts.test(host))?.[1] ?? host };
  } catch {
    return undefined;
  }
}
