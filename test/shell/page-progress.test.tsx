import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PageProgress } from '@/shell/progress/page-progress';
import { renderWithSite } from '~test/support/render';
import { goTo } from '~test/support/show-page';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const request = (id: string, requestStatus: 'pending' | 'fulfilled' | 'rejected') => ({
  type: `x/${requestStatus}`,
  meta: { requestId: id, requestStatus, arg: undefined },
});
const bar = () => screen.queryByRole('progressbar', { name: 'Seite wird geladen' });

function render(path = '/de/x') {
  const { store } = renderWithSite(<PageProgress />);
  act(() => goTo(store, path));
  const dispatch = (...parts: Parameters<typeof request>) =>
    act(() => void store.dispatch(request(...parts)));
  const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
  return { dispatch, wait };
}

test('a page that is there within 300 ms is not spoken of', () => {
  const { dispatch, wait } = render();
  dispatch('a', 'pending');
  wait(299);
  expect(bar()).toBeNull();
  dispatch('a', 'fulfilled');
  wait(1000);
  expect(bar()).toBeNull();
});

test.each(['fulfilled', 'rejected'] as const)(
  'after 300 ms a bar stands until all requests have ended, the last one %s',
  (end) => {
    const { dispatch, wait } = render();
    dispatch('a', 'pending');
    dispatch('b', 'pending');
    wait(300);
    expect(bar()).toBeVisible();
    dispatch('a', 'fulfilled');
    expect(bar()).toBeVisible();
    dispatch('b', end);
    expect(bar()).toBeNull();
  },
);

test('another page begins to wait anew', () => {
  const { dispatch, wait } = render();
  dispatch('a', 'pending');
  wait(300);
  dispatch('a', 'fulfilled');
  dispatch('b', 'pending');
  expect(bar()).toBeNull();
});

test('a screen of the app counts no requests', () => {
  const { dispatch, wait } = render('/de/search');
  dispatch('a', 'pending');
  wait(1000);
  expect(bar()).toBeNull();
});
