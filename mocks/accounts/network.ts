import { isIPv4, isIPv6 } from 'node:net';

/** An IPv4 address written as one of IPv6 is the address itself. */
export const plainAddress = (address: string): string => {
  const [bare = ''] = address.split('%', 1);
  const inside = bare.replace(/^::ffff:/i, '');
  return isIPv4(inside) ? inside : bare;
};

/** A last part in the form of IPv4 stands for two groups, which lie behind the network's. */
function withoutIPv4(address: string): string {
  const last = address.lastIndexOf(':') + 1;
  return address.includes('.', last) ? `${address.slice(0, last)}0:0` : address;
}

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = withoutIPv4(address).split('::');
  const front = head === '' ? [] : head.split(':');
  if (tail === undefined) return front;
  const back = tail === '' ? [] : tail.split(':');
  return [...front, ...Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0'), ...back];
}

/** What counts as one caller: an IPv4 address, or the 64 bits of an IPv6 network, all of whose addresses one customer has. */
export function networkOf(address: string): string {
  const plain = plainAddress(address);
  if (!isIPv6(plain)) return plain;
  const network = groupsOf(plain).slice(0, 4);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
