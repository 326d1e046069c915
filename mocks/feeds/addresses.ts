import { BlockList, isIPv6 } from 'node:net';

/** Addresses of the own machine, of private networks and of none, after IANA's registries of special addresses. */
const inner = new BlockList();
for (const [network, bits] of [
  ...([
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
  ] as const),
  ...([
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.88.99.0', 24],
  ] as const),
  ...([
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
  ] as const),
  ...([
    ['224.0.0.0', 4],
    ['240.0.0.0', 4],
  ] as const),
] as const)
  inner.addSubnet(network, bits, 'ipv4');

/** Of the sixth version only what is given out to the public at all, without documentation, tunnels and translators. */
const outer = new BlockList();
outer.addSubnet('2000::', 3, 'ipv6');
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  inner.addSubnet(network, bits, 'ipv6');

export function isPublicAddress(address: string): boolean {
  return isIPv6(address)
    ? outer.check(address, 'ipv6') && !inner.check(address, 'ipv6')
    : !inner.check(address, 'ipv4');
}
