import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
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
  expect(list.getAllByRole('link')).toHaveLength(7);
  expect(await screen.findByText(words)).toBeVisible();
});
