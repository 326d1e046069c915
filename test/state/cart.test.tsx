import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  addressChanged,
  amountChanged,
  emptyAddress,
  lineRemoved,
  orderChanged,
  orderEnded,
  type CartState,
  useCart,
} from '@/state/cart';
import { createStore } from '@/state/store';
import { expectConsoleError } from '~test/support/setup';

const report = { id: '/de/regal/bericht', amount: 2 };
const leaflet = { id: '/de/regal/heft', amount: 1 };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const keep = (lines: unknown) => localStorage.setItem('cart', JSON.stringify(lines));
const kept = () =>
  [localStorage, sessionStorage].map((each) => JSON.parse(each.getItem('cart') ?? 'null') as unknown);

/** A tab that looks at the cart. */
function openTab() {
  const store = createStore();
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const look = () => renderHook(() => useCart(), { wrapper });
  look();
  return { ...store, look, lines: () => store.getState().cart?.lines };
}

/** Another tab changes what all share. */
function tell(lines: unknown) {
  const newValue = lines === null ? null : JSON.stringify(lines);
  if (newValue === null) localStorage.removeItem('cart');
  else localStorage.setItem('cart', newValue);
  window.dispatchEvent(new StorageEvent('storage', { key: 'cart', newValue, storageArea: localStorage }));
}

describe('the cart', () => {
  test('lies in both storages, as id and amount', () => {
    const tab = openTab();
    tab.dispatch(amountChanged(report.id, 2));
    tab.dispatch(amountChanged(leaflet.id, 1));
    expect(kept()).toEqual([
      [report, leaflet],
      [report, leaflet],
    ]);
    tab.dispatch(lineRemoved(report.id));
    expect(kept()).toEqual([[leaflet], [leaflet]]);
  });

  test('is there again in the next tab', () => {
    keep([report]);
    expect(openTab().lines()).toEqual([report]);
  });

  test('of all tabs leads that of one', () => {
    sessionStorage.setItem('cart', JSON.stringify([leaflet]));
    expect(openTab().lines()).toEqual([]);
    keep([report]);
    expect(openTab().lines()).toEqual([report]);
  });

  test('follows what another tab makes of it, in its own storage too', () => {
    const tab = openTab();
    tell([leaflet]);
    expect(tab.lines()).toEqual([leaflet]);
    expect(kept()).toEqual([[leaflet], [leaflet]]);
    tell(null);
    expect(tab.lines()).toEqual([]);
    expect(kept()).toEqual([null, null]);
  });

  test('is changed as it lies there now, even where its tab has not heard of it yet', () => {
    const tab = openTab();
    tab.dispatch(amountChanged(report.id, 2));
    keep([report, leaflet]);
    tab.dispatch(amountChanged(report.id, 5));
    expect(tab.lines()).toEqual([{ ...report, amount: 5 }, leaflet]);
  });

  test('that cannot be read is logged only', () => {
    localStorage.setItem('cart', '{"x');
    expectConsoleError(/stored cart could not be read/);
    const tab = openTab();
    expect(tab.lines()).toEqual([]);
    expectConsoleError(/stored cart could not be read/);
    tab.dispatch(amountChanged(report.id, 2));
    expect(kept()).toEqual([[report], [report]]);
  });

  test('lasts as long as its page where storage is forbidden', () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('No.', 'SecurityError');
      });
    const tab = openTab();
    tab.dispatch(amountChanged(report.id, 2));
    tab.dispatch(amountChanged(leaflet.id, 1));
    expect(tab.lines()).toEqual([report, leaflet]);
  });
});

describe('the end of an order', () => {
  const failed = { status: 'failed', error: { status: 500, kind: 'http', message: 'No.' } } as const;
  const placed: CartState['order'] = { status: 'loaded', data: { order_id: '1', orderLines: [] } };
  const address = { ...emptyAddress, lastName: 'Quandt' };

  test('clears both storages even after a failure; lines and form stay, and going on keeps them again', () => {
    keep([report]);
    const tab = openTab();
    tab.dispatch(addressChanged(address));
    tab.dispatch(orderChanged(failed));
    tab.dispatch(orderEnded());
    expect(kept()).toEqual([null, null]);
    expect(tab.getState().cart).toMatchObject({ lines: [report], formData: address });
    tab.look();
    expect(kept()).toEqual([[report], [report]]);
    expect(tab.lines()).toEqual([report]);
  });

  test('keeps what failed beside what another tab puts into the cart meanwhile', () => {
    keep([report]);
    const tab = openTab();
    tab.dispatch(orderChanged(failed));
    tab.dispatch(orderEnded());
    tell([leaflet]);
    tab.look();
    expect(tab.lines()).toEqual([leaflet, report]);
  });

  test('leaves no lines after a success, and the address for another', () => {
    keep([report]);
    const tab = openTab();
    tab.dispatch(addressChanged(address));
    tab.dispatch(orderChanged(placed));
    tab.dispatch(orderEnded());
    expect(kept()).toEqual([null, null]);
    expect(tab.getState().cart).toMatchObject({ lines: [], formData: address });
  });

  test('the slice is pending, then loaded, or failed with the error stored and the data emptied', () => {
    const tab = openTab();
    for (const order of [{ status: 'pending' }, placed, { status: 'pending' }, failed] as const) {
      tab.dispatch(orderChanged(order));
      expect(tab.getState().cart?.order).toEqual(order);
    }
  });
});
