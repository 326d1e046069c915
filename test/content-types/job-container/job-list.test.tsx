import { useState } from 'react';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import type { AnyContent } from '@/api/types/any-content';
import { jobContainer } from '@/content-types/job-container';
import { JobTable } from '@/content-types/job-container/job-table';
import { readView } from '@/content-types/read-view';
import { summaryOf } from '@/api/search';
import { jobOffers } from '@/state/job-offers';
import { apiPath, startApi } from '~test/support/api';
import { makeContent } from '~test/support/make-content';
import { renderWithSite } from '~test/support/render';
import { drawnIn } from '~test/support/watch-renders';

const api = startApi();
const asked: URL[] = [];
const lastAsked = () => decodeURIComponent(asked.at(-1)?.search ?? '');
let total = 3;

const offerAt = (index: number) => ({
  '@id': `http://localhost:3000/en/jobs/${index}`,
  '@type': 'Joboffer',
  title: `Offer ${index}`,
  external_id: `2026-${index}`,
  job_offer_institute_title: 'Optics',
  job_offer_location_title: 'Immerlund',
});

beforeEach(() => {
  asked.splice(0);
  total = 3;
  api.use(
    http.get(apiPath('/en/jobs/@job-offer-search'), ({ request }) => {
      const url = new URL(request.url);
      asked.push(url);
      const rows = Math.min(total, Number(url.searchParams.get('rows')));
      const items = Array.from({ length: rows }, (_, index) => offerAt(index));
      return HttpResponse.json({ items, items_total: total });
    }),
    http.get(/@vocabularies/, ({ request }) => {
      const name = new URL(request.url).pathname.split('.').at(-1) ?? '';
      return HttpResponse.json({ items: [{ token: `${name}-a`, title: `${name} A` }], items_total: 1 });
    }),
  );
});

const View = readView(jobContainer);
function open(query = '', blocks: AnyContent['blocks'] = {}) {
  const content = makeContent({
    '@id': 'http://localhost:3000/en/jobs',
    '@type': 'JobOfferContainer',
    title: 'Jobs',
    job_offer_container_text: {
      data: '<p>New ones on Mondays.</p>',
      'content-type': 'text/html',
      encoding: 'utf-8',
    },
    blocks,
    blocks_layout: { items: Object.keys(blocks) },
  });
  return renderWithSite(<View content={content} />, { path: `/en/jobs${query}`, language: 'en', content });
}

test('lists the offers with number, title, institute and place, each leading to its own path', async () => {
  open();
  const row = await screen.findByRole('row', { name: '2026-1 Offer 1 Optics Immerlund' });
  expect(within(row).getByRole('link', { name: 'Offer 1' })).toHaveAttribute('href', '/en/jobs/1');
  expect(screen.getByRole('status')).toHaveTextContent('3 positions');
  expect(screen.getByText('New ones on Mondays.')).toBeVisible();
  expect(lastAsked()).toBe('?rows=200&sort=created+desc');
  expect(screen.getByRole('link', { name: 'RSS feed: Jobs' })).toHaveAttribute(
    'href',
    '/en/jobs/@@rss?portal_type=Joboffer',
  );
});

test('a listing of jobs among its blocks is left out: the page lists them itself', async () => {
  const job = { i: 'portal_type', o: 'plone.app.querystring.operation.selection.any', v: ['Joboffer'] };
  open('', {
    a: { '@type': 'title' },
    b: { '@type': 'listing', querystring: { query: [job] }, variation: 'jobOfferListing' },
  });
  expect(await screen.findAllByRole('link', { name: 'Offer 1' })).toHaveLength(1);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Jobs');
});

test('the keyword is looked for half a second after the last letter, and other parameters stay', async () => {
  const user = userEvent.setup();
  const { router } = open('?x=1');
  await screen.findByText('3 positions');
  const typing = performance.now();
  await user.type(screen.getByRole('searchbox', { name: 'Keyword' }), 'Laser');
  await waitFor(() => expect(lastAsked()).toContain('q=Laser'), { timeout: 2000 });
  expect(performance.now() - typing).toBeGreaterThanOrEqual(500);
  expect(asked).toHaveLength(2);
  expect(router.state.location.search).toBe('?x=1&text=Laser');
});

test('words that are too long are said to be, and what was found stays', async () => {
  const user = userEvent.setup();
  const { router } = open('?text=Laser');
  await screen.findByText('3 positions');
  const field = screen.getByRole('searchbox', { name: 'Keyword' });
  await user.click(field);
  await user.paste('x'.repeat(196));
  expect(screen.getByRole('alert')).toHaveTextContent('These are more than 200 characters');
  expect(field).toHaveAccessibleDescription(/more than 200/);
  expect(field).toHaveValue(`Laser${'x'.repeat(196)}`);
  await user.keyboard('{Enter}');
  expect(router.state.location.search).toBe('?text=Laser');
  await user.keyboard('{Backspace}{Enter}');
  expect(screen.queryByRole('alert')).toBeNull();
  await waitFor(() => expect(lastAsked()).toContain(`q=Laser${'x'.repeat(195)}`));
});

test('words of an address that are too long stand whole in their field, which says so, and look for nothing', async () => {
  open(`?text=${'x'.repeat(201)}`);
  await screen.findByText('3 positions');
  expect(lastAsked()).not.toContain('q=');
  const field = screen.getByRole('searchbox', { name: 'Keyword' });
  expect(field).toHaveValue('x'.repeat(201));
  expect(field).toHaveAccessibleDescription(/more than 200/);
  await userEvent.click(screen.getByRole('button', { name: 'Reset Filter' }));
  expect(field).toHaveValue('');
});

test('filters go into the address and the call, categories as subject; a chip takes one away, Reset Filter all', async () => {
  const user = userEvent.setup();
  const { router } = open('?x=1');
  await user.click(await screen.findByRole('checkbox', { name: 'job_offer_target_groups A' }));
  await user.click(screen.getByText('Category'));
  await user.click(screen.getByRole('checkbox', { name: 'job_offer_categories A' }));
  await waitFor(() =>
    expect(lastAsked()).toBe(
      '?rows=200&sort=created+desc&target_group=job_offer_target_groups-a&subject=job_offer_categories-a',
    ),
  );
  expect(router.state.location.search).toContain('categories=job_offer_categories-a');
  await user.click(screen.getByRole('button', { name: 'job_offer_target_groups A, remove filter' }));
  expect(screen.getByRole('status')).toHaveFocus();
  await waitFor(() => expect(lastAsked()).not.toContain('target_group'));
  await user.click(screen.getByRole('button', { name: 'Reset Filter' }));
  await waitFor(() => expect(router.state.location.search).toBe('?x=1'));
  expect(screen.getByRole('checkbox', { name: 'job_offer_categories A' })).not.toBeChecked();
});

test('a click on a column sorts ascending, on the same one descending', async () => {
  const user = userEvent.setup();
  open();
  const column = await screen.findByRole('columnheader', { name: 'Title' });
  await user.click(within(column).getByRole('button'));
  await waitFor(() => expect(lastAsked()).toContain('sort=sortable_title+asc'));
  expect(column).toHaveAttribute('aria-sort', 'ascending');
  await user.click(within(column).getByRole('button'));
  await waitFor(() => expect(lastAsked()).toContain('sort=sortable_title+desc'));
  expect(column).toHaveAttribute('aria-sort', 'descending');
});

test('More Jobs enlarges the window of 450 offers: 200, 400, 450', async () => {
  total = 450;
  const { container } = open();
  // So many rows make questions by role and text slow.
  const button = () => container.querySelector<HTMLElement>('.job-list__more button');
  const shows = (count: number) =>
    waitFor(() => expect(container.querySelectorAll('tbody tr')).toHaveLength(count), { timeout: 15_000 });
  await shows(200);
  expect(container.querySelector('.job-list__more')).toHaveTextContent('200 of 450 loaded');
  act(() => button()?.click());
  await shows(400);
  expect(document.activeElement).toHaveTextContent('Offer 200');
  act(() => button()?.click());
  await shows(450);
  expect(button()).toBeNull();
  expect(asked.map((url) => url.searchParams.get('rows'))).toEqual(['200', '400', '600']);
}, 60_000);

test('another order draws those rows alone that were not there before', () => {
  const page = (...indexes: number[]) => (
    <JobTable
      offers={indexes.map((index) => summaryOf(offerAt(index)))}
      order={{ sortOn: 'created', isDescending: true }}
      onSort={() => undefined}
    />
  );
  const rowsOf = (container: Element) => drawnIn(container).filter((name) => name.endsWith('JobRow'));
  function Table() {
    const [isSorted, setSorted] = useState(false);
    return (
      <>
        <button onClick={() => setSorted(true)}>sort</button>
        {isSorted ? page(3, 1, 0) : page(0, 1, 2)}
      </>
    );
  }
  const { container } = renderWithSite(<Table />, { language: 'en', path: '/en/jobs' });
  act(() => screen.getByText('sort').click());
  expect(container.querySelectorAll('tbody tr')[0]).toHaveTextContent('Offer 3');
  expect(rowsOf(container)).toHaveLength(1);
});

test('the slice is pending, then loaded, or failed with the error stored and the data emptied', async () => {
  const user = userEvent.setup();
  const { store } = open();
  const remote = () => jobOffers.select(store.getState().jobOffers ?? {});
  await screen.findByText('3 positions');
  expect(remote()).toMatchObject({ status: 'loaded', data: { total: 3 } });
  api.use(
    http.get(apiPath('/en/jobs/@job-offer-search'), () =>
      HttpResponse.json({ type: 'X', message: 'Down.' }, { status: 500 }),
    ),
  );
  await user.click(screen.getByRole('checkbox', { name: 'job_offer_locations A' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This content could not be loaded.');
  expect(remote()).toEqual({ status: 'failed', error: { status: 500, kind: 'http', message: 'Down.' } });
});

test('says that nothing matches, or that nothing is there', async () => {
  total = 0;
  const { unmount } = open();
  expect(await screen.findByText('There are no open positions at the moment.')).toBeVisible();
  unmount();
  open('?text=unicorn');
  expect(await screen.findByText('No position matches this search.')).toBeVisible();
});
