import { BlockList, isIP } from 'node:net';
import { StartError } from './start-error';

/** The site's own origin; undefined for an empty text. */
export function readPublicUrl(text: string): string | undefined {
  if (text === '') return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  if (!isOrigin)
    throw new StartError(`--public-url takes an http or https address without a path, not "${text}".`);
  return url.origin;
}

function addTo(proxies: BlockList, text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  const family = version === 6 ? 'ipv6' : 'ipv4';
  if (version === 0 || more.length > 0) return false;
  if (bits === undefined) {
    proxies.addAddress(address, family);
    return true;
  }
  if (!/^\d{1,3}$/.test(bits) || Number(bits) > (version === 6 ? 128 : 32)) return false;
  proxies.addSubnet(address, Number(bits), family);
  return true;
}

/** Addresses and networks with commas between them; undefined for an empty text. */
export function readProxies(text: string): BlockList | undefined {
  if (text.trim() === '') return undefined;
  const proxies = new BlockList();
  for (const each of text.split(',').map((part) => part.trim()))
    if (!addTo(proxies, each))
      throw new StartError(`--trusted-proxy takes addresses like 10.0.0.1 or 10.0.0.0/8, not "${each}".`);
  return proxies;
}
