import { act, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { expect, test } from 'vitest';
import { apiPath } from '~test/support/api';
import { startCms } from '~test/support/cms';
import { renderSite } from '~test/support/render-site';

const { api, cms } = startCms();

test.each([
  ['/de/login', '/de/forschung', 'Anmelden – Testportal', 'Forschung – Testportal'],
  ['/en/login', '/en/research', 'Log in – Testportal', 'Research – Testportal'],
])('%s leaves its title to the site until %s has told its own', async (from, to, before, after) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  const { router } = await renderSite(from, { site: { siteTitle: 'Testportal' } });
  await waitFor(() => expect(document.title).toBe(before));
  api.use(
    http.get(apiPath(to), async ({ request }) => {
      await held;
      return cms().fetch(request);
    }),
  );
  await act(() => router.navigate(to));
  await waitFor(() => expect(document.title).toBe('Testportal'));
  answer();
  expect(await screen.findByRole('main')).toBeInTheDocument();
  await waitFor(() => expect(document.title).toBe(after));
});
