import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { keepBlocks, keptBlocks } from '@/editor/input/selection/kept-blocks';
import { recentlyUsed, rememberUsed } from '@/tool/object-browser/recently-used';
import { LogoutPage } from '@/pages/logout/logout-page';
import { apiPath, startApi } from '~test/support/api';
import { renderWithSite } from '~test/support/render';

const api = startApi();

test.each([
  ['the server ends the session', () => new HttpResponse(null, { status: 204 })],
  ['the server cannot be reached', () => HttpResponse.error()],
])('opening the page logs out, also when %s', async (_case, respond) => {
  const calls: string[] = [];
  api.use(
    http.post(apiPath('/@logout'), ({ request }) => {
      calls.push(request.url);
      return respond();
    }),
  );
  const { store } = renderWithSite(<LogoutPage />, { path: '/de/logout', session: true });
  expect(await screen.findByText('Sie sind abgemeldet. Bis zum nächsten Mal.')).toBeInTheDocument();
  expect(store.getState().session.current).toBeNull();
  expect(document.cookie).not.toContain('auth_token');
  expect(calls).toHaveLength(1);
});

test('what was copied and chosen by whoever was logged in is forgotten', async () => {
  api.use(http.post(apiPath('/@logout'), () => new HttpResponse(null, { status: 204 })));
  keepBlocks('[]');
  rememberUsed(['0123456789abcdef0123456789abcdef']);
  expect([keptBlocks(), recentlyUsed().length]).toEqual(['[]', 1]);
  renderWithSite(<LogoutPage />, { path: '/de/logout', session: true });
  await screen.findByText('Sie sind abgemeldet. Bis zum nächsten Mal.');
  expect([keptBlocks(), recentlyUsed()]).toEqual(['', []]);
  // What the site itself remembers of a visit is nobody's.
  expect(Object.keys(window.localStorage).filter((key) => key !== 'portal-client-state')).toEqual([]);
});
