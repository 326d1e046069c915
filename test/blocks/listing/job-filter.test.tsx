import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { jobCriteria } from '@/blocks/listing/job-filter';
import { startApi } from '~test/support/api';
import { renderBlocks } from '~test/support/render-page';

const api = startApi();
const operation = 'plone.app.querystring.operation.';
const ofJobs = { i: 'portal_type', o: `${operation}selection.any`, v: ['Joboffer'] };
const asked: { query: { i: string; o: string; v: unknown }[] }[] = [];
const last = () => asked.at(-1)?.query;

beforeEach(() => {
  asked.splice(0);
  api.use(
    http.get('*/@querystring-search', ({ request }) => {
      const text = new URL(request.url).searchParams.get('query') ?? '{}';
      asked.push(JSON.parse(decodeURIComponent(text)) as (typeof asked)[number]);
      const item = { '@id': '/de/laser', '@type': 'Joboffer', title: 'Laser', description: '' };
      return HttpResponse.json({ items: [item], items_total: 1 });
    }),
    http.get('*/@search', () => HttpResponse.json({ items: [], items_total: 0 })),
  );
});

const address = '/de/stellen?text=Laser&targetGroup=science,technical&location=immerlund&page=2&andere=1';
const filter = [
  { i: 'job_offer_target_groups', o: `${operation}selection.any`, v: ['science', 'technical'] },
  { i: 'job_offer_location', o: `${operation}selection.any`, v: ['immerlund'] },
  { i: 'SearchableText', o: `${operation}string.contains`, v: 'Laser' },
];

test.each(['summary', 'jobOfferListing'])(
  'a list of jobs drawn as %s is narrowed down by its address, and by a button whole again',
  async (variation) => {
    const { router } = renderBlocks([{ '@type': 'listing', variation, querystring: { query: [ofJobs] } }], {
      path: address,
    });
    expect(await screen.findByText('1 Stelle passt zur Suche.')).toBeVisible();
    expect(last()).toEqual([ofJobs, ...filter]);
    await userEvent.click(screen.getByRole('button', { name: 'Filter zurücksetzen' }));
    await waitFor(() => expect(last()).toEqual([ofJobs]));
    expect(router.state.location.search).toBe('?andere=1');
    expect(screen.queryByRole('button', { name: 'Filter zurücksetzen' })).toBeNull();
  },
);

test('jobs that lie in the folder of their page are narrowed down there', async () => {
  renderBlocks([{ '@type': 'listing', variation: 'jobOfferListing' }], { path: '/de/seite?text=Laser' });
  const place = { i: 'path', o: `${operation}string.absolutePath`, v: '/de/seite::1' };
  await waitFor(() => expect(last()).toEqual([place, filter[2]]));
});

test('other lists do not heed such an address', async () => {
  const query = [{ ...ofJobs, v: ['Joboffer', 'Document'] }];
  renderBlocks([{ '@type': 'listing', variation: 'summary', querystring: { query } }], { path: address });
  await waitFor(() => expect(last()).toEqual(query));
});

test('an address may repeat a parameter, and what says nothing asks for nothing', () => {
  const search = new URLSearchParams('targetGroup=a&targetGroup=b,, c&text=%20,&location=&constructor=x');
  expect(jobCriteria(search)).toEqual([
    { i: 'job_offer_target_groups', o: `${operation}selection.any`, v: ['a', 'b', 'c'] },
  ]);
});
