import { act, renderHook } from '@testing-library/react';
import Cookies from 'js-cookie';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { expect, test, vi } from 'vitest';
import { sessionCookie } from '@/lib/session-token';
import { createStore } from '@/state/store';
import { useOwnSubmit } from '@/state/use-own-submit';
import { startCms } from '~test/support/cms';

const { cms } = startCms();

test('What one person does is not sent in the name of somebody else who has logged in in another window', async () => {
  const own = await cms().login('editor');
  Cookies.set(sessionCookie, own);
  const store = createStore();
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const call = vi.fn(() => Promise.resolve('done'));
  const { result } = renderHook(() => useOwnSubmit(call), { wrapper });
  Cookies.set(sessionCookie, await cms().login('siteadmin'));
  await act(async () => {
    expect(await result.current.submit()).toMatchObject({ status: 'failed', error: { status: 401 } });
  });
  expect(call).not.toHaveBeenCalled();
  // Nothing is unsaved: the page is the other's from now on.
  await act(async () => {
    expect(await result.current.submit()).toEqual({ status: 'loaded', data: 'done' });
  });
});
