import { expect, test } from 'vitest';
import { mostCopies, withAmount, withCopy } from '@/pages/cart/lines';

const report = { id: '/de/warenkorb/bericht', title: 'Bericht', amount: 2 };
const leaflet = { id: '/de/warenkorb/heft', title: 'Heft', amount: mostCopies };
const cart = [report, leaflet];

test.each([
  ['one that is new', '/de/warenkorb/karte', [...cart, { id: '/de/warenkorb/karte', title: 'X', amount: 1 }]],
  ['one that is there', report.id, [{ ...report, amount: 3 }, leaflet]],
  ['one of which there are as many as can be', leaflet.id, cart],
])('a copy more of %s', (_name, id, expected) => {
  expect(withCopy(cart, id, 'X')).toEqual(expected);
});

test.each([1, 7, mostCopies])('%s copies', (amount) => {
  expect(withAmount(cart, report.id, amount)).toEqual([{ ...report, amount }, leaflet]);
});

test.each([0, -1, 1.5, mostCopies + 1, NaN, Infinity])('%s copies cannot be ordered', (amount) => {
  expect(withAmount(cart, report.id, amount)).toEqual(cart);
});
