import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { startCms } from '~test/support/cms';
import { expectHarmless } from '~test/support/harmless';
import { renderSite } from '~test/support/render-site';

const odd = `=cmd|' /C calc'!A0 <b onclick="window.hurt=1">b</b><img src=x onerror="window.hurt=1"> \u202Eabc\u202C 🌊`;
const long = '<&\u202E🌊='.repeat(1666);
const operation = 'plone.app.querystring.operation.';

/** A page with a listing of everything of a type, drawn in one way. */
const pageOf = (path: string, type: string, variation: string, sort: string) => ({
  path,
  type: 'Document',
  title: 'Liste',
  fields: {
    blocks: {
      title: { '@type': 'title' },
      list: {
        '@type': 'listing',
        variation,
        querystring: {
          query: [{ i: 'portal_type', o: `${operation}selection.any`, v: [type] }],
          sort_on: sort,
        },
      },
    },
    blocks_layout: { items: ['title', 'list'] },
  },
});
const job = {
  external_id: odd,
  job_offer_institute_title: odd,
  job_offer_location_title: odd,
  job_offer_target_groups: ['odd'],
};
const person = {
  firstname: odd,
  name: odd,
  positions: odd,
  institute: odd,
  phone: odd,
  fields_of_competence: [odd],
};

const { api } = startCms({
  rateLimits: false,
  items: [
    { path: '/de', type: 'LRF', title: 'Deutsch' },
    { path: '/de/stellen', type: 'JobOfferContainer', title: 'Stellen' },
    { path: '/de/stellen/eine', type: 'Joboffer', title: odd, fields: job },
    { path: '/de/stellen/lange', type: 'Joboffer', title: long, fields: { external_id: '2' } },
    { path: '/de/regal', type: 'Cart', title: 'Hefte' },
    {
      path: '/de/regal/heft',
      type: 'CartItem',
      title: odd,
      description: odd,
      fields: {
        is_orderable: true,
        text: { data: `<p>Text</p>${odd}`, 'content-type': 'text/html' },
        preview_image: { picture: 'droplets.webp' },
        image_caption: odd,
        file: { file: 'bericht.pdf' },
      },
    },
    { path: '/de/regal/lang', type: 'CartItem', title: long, fields: { is_orderable: true } },
    pageOf('/de/leute', 'Member', 'personFinder', 'sortable_title'),
    { path: '/de/ada', type: 'Member', title: odd, subjects: [odd], fields: person },
    { path: '/de/eva', type: 'Member', title: long, fields: { firstname: '', name: long } },
    pageOf('/de/termine', 'Event', 'eventCalendar', 'start'),
    {
      path: '/de/termin',
      type: 'Event',
      title: odd,
      subjects: [odd],
      fields: {
        start: '2031-03-04T16:00:00+00:00',
        end: '2031-03-04T17:00:00+00:00',
        location: odd,
      },
    },
    {
      path: '/de/langer-termin',
      type: 'Event',
      title: long,
      fields: { start: '2031-03-05T16:00:00+00:00', end: '2031-03-06T17:00:00+00:00', location: long },
    },
  ],
});
const user = userEvent.setup();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

async function open(path: string) {
  const site = await renderSite(path);
  await screen.findByRole('heading', { level: 1 });
  return site;
}

/** How often the words stand in an element, as words. */
const countIn = (element: Element, words: string) => (element.textContent ?? '').split(words).length - 1;

test('Rows of jobs and their filters show whatever they are called as text', async () => {
  api.use(
    http.get(/@vocabularies/, () =>
      HttpResponse.json({ items: [{ token: odd, title: odd }], items_total: 1 }),
    ),
  );
  const { router } = await open('/de/stellen');
  const table = await screen.findByRole('table');
  const row = within(table).getByRole('link', { name: odd }).closest('tr');
  expect(row && countIn(row, odd)).toBe(4);
  expect(countIn(table, long)).toBe(1);
  const group = screen.getByRole('list', { name: 'Zielgruppe' });
  await user.click(within(group).getByRole('checkbox', { name: odd }));
  await waitFor(() =>
    expect(new URLSearchParams(router.state.location.search).get('targetGroup')).not.toBeNull(),
  );
  await screen.findByText('Zu dieser Suche gibt es keine Stelle.');
  expect(screen.getByRole('button', { name: `${odd}, Filter entfernen` })).toBeVisible();
  expectHarmless(document.body);
});

test('Rows of publications and of the cart show whatever they are called as text', async () => {
  await open('/de/regal');
  const shelf = await screen.findByRole('region', { name: 'Publikationen' });
  const amount = await within(shelf).findByRole('spinbutton', { name: `Anzahl von ${odd}` });
  const row = amount.closest('li');
  // Title, description, the text and the caption, whose markup is markup in the text alone.
  expect(row && countIn(row, odd)).toBeGreaterThanOrEqual(2);
  expectHarmless(shelf);
  fireEvent.change(amount, { target: { value: '2' } });
  fireEvent.change(within(shelf).getByRole('spinbutton', { name: `Anzahl von ${long}` }), {
    target: { value: '1' },
  });
  await user.click(screen.getByRole('link', { name: 'Zum Warenkorb' }));
  const dialog = await screen.findByRole('dialog', { name: /^Warenkorb/ });
  expect(await within(dialog).findByRole('spinbutton', { name: `Anzahl von ${odd}` })).toHaveValue('2');
  expect(countIn(dialog, long)).toBeGreaterThanOrEqual(1);
  expectHarmless(document.body);
});

test('People are found by odd words, and their cards and facets show them as text', async () => {
  const { router } = await open('/de/leute');
  const main = screen.getByRole('main');
  await waitFor(() => expect(main.querySelectorAll('.finder-card')).toHaveLength(2), { timeout: 15_000 });
  const counts = [...main.querySelectorAll('.finder-card')].map((card) => countIn(card, odd));
  expect(Math.max(...counts)).toBeGreaterThanOrEqual(3);
  expect(countIn(main, long)).toBeGreaterThanOrEqual(1);
  await user.click(screen.getByRole('button', { name: 'Institut' }));
  await user.click(await screen.findByRole('checkbox', { name: new RegExp('^=cmd') }));
  await waitFor(() => expect(new URLSearchParams(router.state.location.search).get('institute')).toBe(odd));
  await waitFor(() => expect(main.querySelectorAll('.finder-card')).toHaveLength(1));
  expectHarmless(document.body);
});

test('A calendar shows events of any name and place as text', async () => {
  const { router } = await open('/de/termine?day=2031-03-04');
  const main = screen.getByRole('main');
  await within(main).findAllByRole('link', { name: odd }, { timeout: 15_000 });
  expect(countIn(main, long)).toBeGreaterThanOrEqual(1);
  await user.click(screen.getByRole('button', { name: /^Art/ }));
  await user.click(await screen.findByRole('checkbox', { name: new RegExp('^=cmd') }));
  await waitFor(() => expect(new URLSearchParams(router.state.location.search).get('kind')).toBe(odd));
  await waitFor(() => expect(countIn(main, long)).toBe(0));
  expectHarmless(document.body);
});
