import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { startCms } from '~test/support/cms';
import { renderSite } from '~test/support/render-site';

const modified = '2026-11-19T09:42:00+00:00';
const { api, cms } = startCms({
  items: [
    { path: '/de', type: 'LRF', title: 'Deutsch', modified },
    { path: '/en', type: 'LRF', title: 'English', translationOf: '/de', modified },
    { path: '/de/institute', type: 'Document', title: 'Institute', modified },
    { path: '/en/institutes', type: 'Document', title: 'Institutes', modified },
    {
      path: '/de/institute/zb',
      type: 'Institut',
      title: 'Zellbiophysik',
      description: 'Von Zellen.',
      modified,
    },
    { path: '/de/institute/zb/gewebe', type: 'Institutsbereich', title: 'Gewebe', modified },
    { path: '/de/institute/ah', type: 'Institut', title: 'Astrohydrologie', modified },
    { path: '/en/institutes/cb', type: 'Institut', title: 'Cell biophysics', modified },
    { path: '/en/institutes/cb/tissue', type: 'Institutsbereich', title: 'Tissue', modified },
  ],
});

/** Opens the page; the list is found once the page is there. */
async function open(path: string) {
  await renderSite(path);
  await screen.findByRole('heading', { level: 1 });
  return screen.findByRole('region', { name: /^(Alle Institute|All institutes)/ });
}

const entries = (list: HTMLElement) =>
  within(list)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

test.each([
  ['/de/institute', ['Astrohydrologie', 'Zellbiophysik'], 'Gewebe', '/de/institute/zb/gewebe'],
  ['/en/institutes', ['Cell biophysics'], 'Tissue', '/en/institutes/cb/tissue'],
])('%s lists the institutes of its language with their areas', async (path, titles, area, target) => {
  const list = await open(path);
  await waitFor(() => expect(entries(list)).toEqual(titles));
  expect(within(list).getByRole('link', { name: area })).toHaveAttribute('href', target);
});

test('a list that cannot be had is told below the page, and asked for again', async () => {
  let isDown = true;
  api.use(http.get(/@institutlist/, ({ request }) => (isDown ? HttpResponse.error() : cms().fetch(request))));
  const list = await open('/de/institute');
  expect(await within(list).findByRole('alert')).toHaveTextContent('konnte nicht geladen werden');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Institute');
  isDown = false;
  await userEvent.click(within(list).getByRole('button', { name: 'Erneut versuchen' }));
  await waitFor(() => expect(entries(list)).toHaveLength(2));
  expect(list).toHaveFocus();
});

test('a server without the portal’s add-on answers by its catalog', async () => {
  api.use(http.get(/@institutlist/, () => HttpResponse.json({ type: 'NotFound' }, { status: 404 })));
  const list = await open('/de/institute');
  await waitFor(() => expect(entries(list)).toEqual(['Astrohydrologie', 'Zellbiophysik']));
  expect(within(list).getByRole('link', { name: 'Gewebe' })).toBeVisible();
  expect(within(list).getByText('Von Zellen.')).toBeVisible();
});

test('without institutes the list says so', async () => {
  api.use(http.get(/@institutlist/, () => HttpResponse.json({ items: [] })));
  const list = await open('/de/institute');
  await waitFor(() => expect(within(list).queryByRole('listitem')).toBeNull());
  expect(list.querySelector('p')).not.toBeEmptyDOMElement();
});
