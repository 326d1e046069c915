import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { startCms } from '~test/support/cms';
import { renderSite } from '~test/support/render-site';

const modified = '2026-11-19T09:42:00+00:00';
const linking = (path: string, title: string, state: 'published' | 'private', to: string) =>
  ({
    path,
    type: 'Document',
    title,
    modified,
    state,
    blocks: [
      { '@type': 'title' },
      {
        '@type': 'slate',
        plaintext: 'Mehr',
        value: [{ type: 'p', children: [{ type: 'link', data: { url: to }, children: [{ text: 'Mehr' }] }] }],
      },
    ],
  }) as const;

const { api, cms } = startCms({
  items: [
    { path: '/de', type: 'LRF', title: 'Deutsch', modified },
    { path: '/en', type: 'LRF', title: 'English', translationOf: '/de', modified },
    { path: '/de/ordner', type: 'Document', title: 'Ein Ordner', modified },
    { path: '/de/ordner/ziel', type: 'Document', title: 'Das Ziel', modified },
    { path: '/de/allein', type: 'Document', title: 'Allein', modified },
    linking('/de/offen', 'Eine offene Seite', 'published', '/de/ordner/ziel'),
    linking('/de/geheim', 'Eine private Seite', 'private', '/de/ordner/ziel'),
  ],
});

async function open(path: string, as?: string) {
  const rendered = await renderSite(path, as ? { token: await cms().login(as) } : {});
  const main = within(await screen.findByRole('main'));
  await waitFor(() => expect(document.querySelector('main [aria-busy="true"], main .skeleton')).toBeNull());
  return { ...rendered, main };
}

describe('the content that links to an item', () => {
  test('is named with state and type; of what a visitor may not see the CMS tells nothing', async () => {
    const { main } = await open('/de/ordner/ziel/links-to-item');
    expect(await main.findByRole('heading', { name: 'Inhalte, die auf „Das Ziel“ verweisen' })).toBeVisible();
    const row = within(main.getByRole('row', { name: /Eine offene Seite/ }));
    expect(row.getByRole('link')).toHaveAttribute('href', '/de/offen');
    expect(row.getByText('veröffentlicht')).toBeVisible();
    expect(row.getByText('Seite')).toBeVisible();
    expect(main.queryByText('Eine private Seite')).toBeNull();
    expect(main.queryByText(/nicht sehen dürfen/)).toBeNull();
  });

  test('is all named for who may see it', async () => {
    const { main } = await open('/de/ordner/ziel/links-to-item', 'siteadmin');
    expect(await main.findByRole('link', { name: 'Eine private Seite' })).toHaveAttribute(
      'href',
      '/de/geheim',
    );
    expect(main.queryByText(/nicht sehen dürfen/)).toBeNull();
  });

  test('is asked for each linked item inside a folder', async () => {
    const { main, router } = await open('/de/ordner/links-to-item');
    const inside = main.getByRole('heading', { name: 'Verlinkte Inhalte in diesem Ordner' });
    expect(inside).toBeVisible();
    expect(main.getByText('Kein Inhalt verweist hierher.')).toBeVisible();
    await userEvent.click(main.getByRole('link', { name: 'Das Ziel' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/de/ordner/ziel/links-to-item'));
  });

  test('may be none', async () => {
    const { main } = await open('/de/allein/links-to-item');
    expect(main.getByText('Kein Inhalt verweist hierher.')).toBeVisible();
    expect(main.getByRole('link', { name: 'Zurück zum Inhalt' })).toHaveAttribute('href', '/de/allein');
  });
});

test('a check that fails is told beside the relations', async () => {
  api.use(http.get(/@linkintegrity/, () => HttpResponse.json({ type: 'X', message: 'x' }, { status: 500 })));
  const { main } = await open('/de/ordner/ziel/links-to-item');
  expect(await main.findByRole('link', { name: 'Eine offene Seite' })).toBeVisible();
  expect(main.getByText(/lässt sich nicht feststellen/)).toBeVisible();
});

test('relations that fail are the error view of their status, and trying again brings them', async () => {
  let isDown = true;
  api.use(
    http.get(/@relations/, ({ request }) =>
      isDown ? HttpResponse.json({ type: 'X', message: 'x' }, { status: 500 }) : cms().fetch(request),
    ),
  );
  const { main } = await open('/de/ordner/ziel/links-to-item');
  expect(await main.findByRole('heading', { level: 1 })).toHaveTextContent('schiefgelaufen');
  isDown = false;
  await userEvent.click(main.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await main.findByRole('link', { name: 'Eine offene Seite' })).toBeVisible();
  expect(screen.getByRole('main')).toHaveFocus();
});
