import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { apiPath } from '~test/support/api';
import { startCms } from '~test/support/cms';
import { renderSite } from '~test/support/render-site';
// The screen is there: how long fetching it takes is not what these tests are about.
import '@/admin/desk/desk-page';

const { api, cms } = startCms();
const user = userEvent.setup();

const gone = '../resolveuid/0123456789abcdef0123456789abcdef';
const dead = {
  '@type': 'slate',
  value: [{ type: 'p', children: [{ type: 'link', data: { url: gone }, children: [{ text: 'Mehr' }] }] }],
};

const open = async (path: string) => renderSite(path, { token: await cms().login('siteadmin') });
const filters = async (name: string) => within(await screen.findByRole('navigation', { name }));

test('what the server finds beyond its search is a filter like the others', async () => {
  const page = { blocks: { a: dead }, blocks_layout: { items: ['a'] } };
  const json = { '@type': 'Document', title: 'Verwaist', ...page };
  expect((await cms().ask('/de/forschung', { as: 'siteadmin', json })).status).toBe(201);
  await open('/de/forschung/desk');
  const list = await filters('Was wartet');
  expect(list.getByRole('link', { name: /Veraltete Übersetzungen/ })).toBeVisible();
  expect(list.getByRole('link', { name: /Ohne Alternativtext/ })).toBeVisible();
  await user.click(list.getByRole('link', { name: /Verweise ins Leere/ }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Verweise ins Leere' })).toBeVisible();
  expect(await screen.findByRole('row', { name: /Verwaist/ })).toBeVisible();
  expect(await list.findByRole('link', { name: /Verweise ins Leere.*1$/ })).toBeVisible();
  expect(screen.queryByText(/Dieses CMS kann nicht zeigen/)).toBeNull();
});

test.each([
  ['de', 'Was wartet', /^Dieses CMS kann nicht zeigen, welchen Bildern ein Alternativtext fehlt/],
  ['en', 'What is waiting', /^This CMS cannot show which images lack alternative text/],
] as const)('a stock Plone lacks these filters, which is said in %s', async (language, name, words) => {
  api.use(
    http.get(apiPath(`/${language}/@desk`), () => HttpResponse.json({ type: 'NotFound' }, { status: 404 })),
  );
  await open(`/${language}/desk?show=broken`);
  const list = await filters(name);
  // Those that its search finds, and what visitors missed.
  expect(list.getAllByRole('link')).toHaveLength(8);
  expect(await screen.findByText(words)).toBeVisible();
});

describe('what visitors looked for in vain', () => {
  const miss = (words: string) => cms().ask('/@missed-searches', { json: { words } });

  test('stands on the desk of a site administrator, with the way to the search, and goes out as a table', async () => {
    for (const words of ['Quallen', 'Quallen', '=1+1 Wattwurm']) expect((await miss(words)).status).toBe(204);
    const texts: string[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      void (blob as Blob).text().then((text) => texts.push(text));
      return 'blob:table';
    });
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
    await open('/de/desk');
    const list = await filters('Was wartet');
    await user.click(list.getByRole('link', { name: /Gesucht, nicht gefunden/ }));
    const [, first, second] = await screen.findAllByRole('row');
    expect(within(first as HTMLElement).getByRole('link', { name: 'quallen' })).toHaveAttribute(
      'href',
      '/de/search?SearchableText=quallen',
    );
    expect(first).toHaveTextContent(/^quallen2/);
    expect(second).toHaveTextContent(/^=1\+1 wattwurm1/);
    await user.click(screen.getByRole('button', { name: 'Liste als CSV' }));
    await waitFor(() => expect(texts).toHaveLength(1));
    expect(texts[0]).toMatch(
      /^Gesuchte Wörter,Anzahl,Zuletzt\r\nquallen,2,\d{4}-\d\d-\d\d\r\n"?'=1\+1 wattwurm"?,1,/,
    );
  });

  test('is no matter of an editor, who reads the first list instead', async () => {
    await renderSite('/de/desk?show=missed', { token: await cms().login('editor') });
    const list = await filters('Was wartet');
    expect(list.queryByRole('link', { name: /Gesucht, nicht gefunden/ })).toBeNull();
    expect(list.getByRole('link', { current: 'page' })).toHaveTextContent('Wartet auf Prüfung');
  });

  test.each([
    [
      'de',
      'Dieses CMS zählt nicht, wonach Besucher vergeblich suchen: Dazu braucht es die Erweiterung des Portals.',
    ],
    ['en', 'This CMS does not count what visitors search for in vain: that takes the add-on of the portal.'],
  ])('is not counted by a stock Plone, which is said in %s', async (language, words) => {
    api.use(
      http.get(apiPath('/@missed-searches'), () => HttpResponse.json({ type: 'NotFound' }, { status: 404 })),
    );
    await open(`/${language}/desk?show=missed`);
    expect(await screen.findByText(words)).toBeVisible();
  });
});
