import { expect, it } from 'vitest';
import { isPublicAddress } from '~mocks/feeds/addresses';

it.each([
  ['93.184.215.14', true],
  ['172.15.255.255', true],
  ['172.16.0.1', false],
  ['172.31.255.255', false],
  ['172.32.0.1', true],
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['127.8.8.8', false],
  ['169.254.169.254', false],
  ['192.168.1.1', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['2606:2800:21f:cb07:6820:80da:af6b:8b2c', true],
  ['::1', false],
  ['::', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:7f00:1', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
  ['2001:db8::1', false],
  ['fc00::1', false],
  ['fe80::1', false],
  ['ff02::1', false],
])('%s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});
