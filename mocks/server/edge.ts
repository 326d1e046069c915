import type { IncomingMessage } from 'node:http';
import type { BlockList } from 'node:net';
import { isIP, isIPv6 } from 'node:net';
import { plainAddress } from '~mocks/accounts/network';

export interface EdgeOptions {
  /** Origin at which visitors reach the site, and no other caller may say so. */
  publicUrl?: string | undefined;
  /** The address on which the server listens. */
  host?: string | undefined;
  /** Proxies that are believed when they say for whom they ask. */
  trustedProxies?: BlockList | undefined;
}

/** Who calls, and under which of the site's own names. */
export interface Edge {
  /** Origin under which the caller reached the server; undefined where the name is none of the site's. */
  originOf(request: IncomingMessage): string | undefined;
  /** Network address of the caller: that of the last hop which is no proxy of our own. */
  addressOf(request: IncomingMessage): string;
}

/** Names that lead to the machine on which the browser itself runs: no other site can take them for its own. */
const loopback = /^(?:localhost|(?:[a-z\d-]+\.)+localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

function urlOfHost(protocol: string, host: string): URL | undefined {
  const text = `${protocol}//${host}`;
  return /^[\w.:[\]-]+$/.test(host) && URL.canParse(text) ? new URL(text) : undefined;
}

const bracketed = (address: string): string => (isIPv6(address) ? `[${address}]` : address.toLowerCase());

function isTrusted(proxies: BlockList | undefined, address: string): boolean {
  return proxies?.check(address, isIPv6(address) ? 'ipv6' : 'ipv4') ?? false;
}

/** A server that answers under its own names alone, so that no foreign page reaches it by a name that leads to it for a while. */
export function createEdge({ publicUrl, host, trustedProxies }: EdgeOptions = {}): Edge {
  const site = publicUrl === undefined ? undefined : new URL(publicUrl);
  const listening = host === undefined ? undefined : bracketed(host);

  function isOwn(name: string, request: IncomingMessage): boolean {
    if (loopback.test(name) || name === listening) return true;
    // The number at which this very connection arrived is nobody else's name.
    return name === bracketed(plainAddress(request.socket.localAddress ?? ''));
  }

  return {
    originOf(request) {
      const asked = request.headers.host ?? 'localhost';
      if (site && urlOfHost(site.protocol, asked)?.host === site.host) return site.origin;
      const url = urlOfHost('http:', asked);
      return url && isOwn(url.hostname, request) ? url.origin : undefined;
    },
    addressOf(request) {
      const hops = String(request.headers['x-forwarded-for'] ?? '').split(',');
      let address = plainAddress(request.socket.remoteAddress ?? '');
      while (hops.length > 0 && isTrusted(trustedProxies, address)) {
        const before = plainAddress(hops.pop()?.trim() ?? '');
        if (isIP(before) === 0) break;
        address = before;
      }
      return address;
    },
  };
}
