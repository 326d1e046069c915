import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { jobCriteria } from '@/blocks/listing/jobs/job-filter';
import { startApi } from '~test/support/api';
import { renderBlocks } from '~test/support/render-page';

const api = startApi();
const operation = 'plone.app.querystring.operation.';
const ofJobs = { i: 'portal_type', o: `${operation}selection.any`, v: ['Joboffer'] };
const below = { i: 'path', o: `${operation}string.absolutePath`, v: '/de/stellen::1' };
/** What the search for jobs was asked, and the catalogue. */
const asked: URL[] = [];
const rows: unknown[][] = [];
const lastJobs = () => asked.at(-1)?.searchParams.toString();
const offer = (id: string) => ({ '@id': `/de/${id}`, '@type': 'Joboffer', title: id, description: '' });
const offers = ['laser', 'maser', 'taser'].map(offer);

beforeEach(() => {
  asked.splice(0);
  rows.splice(0);
  api.use(
    http.get('*/@job-offer-search', ({ request }) => {
      const url = new URL(request.url);
      asked.push(url);
      const items = offers.slice(0, Number(url.searchParams.get('rows')));
      return HttpResponse.json({ items, items_total: offers.length });
    }),
    http.get('*/@querystring-search', ({ request }) => {
      const text = new URL(request.url).searchParams.get('query') ?? '{}';
      rows.push((JSON.parse(decodeURIComponent(text)) as { query: unknown[] }).query);
      return HttpResponse.json({ items: offers.slice(0, 1), items_total: 1 });
    }),
  );
});

const listing = (querystring: object, variation = 'jobOfferListing') => ({
  '@type': 'listing',
  variation,
  querystring,
});
const address = '/de/stellen?text=Laser&targetGroup=science,technical&location=immerlund&page=2&andere=1';
const plainSearch = 'rows=200&sort=created+desc';

describe('A list of jobs', () => {
  test.each(['default', 'summary', 'jobOfferListing'])(
    'asks the search for jobs as %s',
    async (variation) => {
      renderBlocks([listing({ query: [ofJobs, below] }, variation)], { path: '/de/seite' });
      expect(await screen.findByRole('link', { name: 'laser' })).toBeVisible();
      expect(asked.map(({ pathname }) => pathname)).toEqual(['/++api++/de/seite/@job-offer-search']);
      expect(lastJobs()).toBe(`${plainSearch}&path_prefix=%2Fde%2Fstellen`);
      expect(rows).toEqual([]);
    },
  );

  test('without a query lists the jobs below its page, and with one without a place those of the site', async () => {
    renderBlocks([listing({}), listing({ query: [ofJobs] })], { path: '/de/seite' });
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked.map(({ pathname }) => pathname).toSorted()).toEqual([
      '/++api++/@job-offer-search',
      '/++api++/de/seite/@job-offer-search',
    ]);
  });

  test('says stored filters, order and size in the words of the call', async () => {
    const any = (i: string, v: unknown) => ({ i, o: `${operation}selection.any`, v });
    const query = [
      ofJobs,
      any('job_offer_categories', ['thesis', 'part-time']),
      any('job_offer_fields_of_work', 'it'),
    ];
    renderBlocks([listing({ query, sort_on: 'sortable_title', b_size: '50' })]);
    await screen.findByRole('link', { name: 'laser' });
    expect(lastJobs()).toBe(
      'rows=50&sort=sortable_title+asc&subject=thesis&subject=part-time&field_of_work=it',
    );
  });

  test.each([
    ['another order', { query: [ofJobs], sort_on: 'effective' }],
    ['other indexes', { query: [ofJobs, { i: 'Creator', o: `${operation}selection.any`, v: ['ida'] }] }],
    ['keywords', { query: [ofJobs, { i: 'Subject', o: `${operation}selection.any`, v: ['Laser'] }] }],
    ['no type', { query: [below] }],
    ['two places', { query: [ofJobs, below, { ...below, v: '/en/jobs' }] }],
  ])('that asks for %s asks the catalogue', async (_words, querystring) => {
    renderBlocks([listing(querystring)]);
    await screen.findByRole('link', { name: 'laser' });
    expect(rows).toHaveLength(1);
    expect(asked).toEqual([]);
  });

  test('asks the catalogue for the same where the server has no search for jobs', async () => {
    api.use(http.get('*/@job-offer-search', () => new HttpResponse(null, { status: 404 })));
    renderBlocks([listing({ query: [ofJobs, below] })], { path: '/de/seite?text=Laser' });
    await screen.findByRole('link', { name: 'laser' });
    const words = { i: 'SearchableText', o: `${operation}string.contains`, v: 'Laser' };
    expect(rows).toEqual([[ofJobs, { ...below, v: '/de/stellen' }, words]]);
  });

  test('is sorted by a column in ascending order, and by the same one turned round', async () => {
    renderBlocks([listing({})], { language: 'en', path: '/en/jobs' });
    const order = within(await screen.findByRole('group', { name: 'Sort by' }));
    await userEvent.click(order.getByRole('button', { name: 'Institute' }));
    await waitFor(() => expect(lastJobs()).toContain('sort=job_offer_institute_title+asc'));
    await userEvent.click(order.getByRole('button', { name: /^Institute/, pressed: true }));
    await waitFor(() => expect(lastJobs()).toContain('sort=job_offer_institute_title+desc'));
    await userEvent.click(order.getByRole('button', { name: 'Job ID' }));
    await waitFor(() => expect(lastJobs()).toContain('sort=id+asc'));
  });

  test("'More Jobs' enlarges the window while there are more, and leads to the first of them", async () => {
    renderBlocks([listing({ b_size: 2 })], { language: 'en', path: '/en/jobs' });
    await userEvent.click(await screen.findByRole('button', { name: 'More Jobs' }));
    expect(await screen.findByRole('link', { name: 'taser' })).toHaveFocus();
    expect(lastJobs()).toContain('rows=4');
    expect(screen.queryByRole('button', { name: 'More Jobs' })).toBeNull();
  });

  test('far below the window is fetched when it comes near it, its headline stands before', async () => {
    let see: (isIntersecting: boolean) => void = () => undefined;
    class Observer {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        see = (isIntersecting) => report([{ isIntersecting }]);
      }
      observe = () => see(false);
      disconnect = () => undefined;
    }
    vi.stubGlobal('IntersectionObserver', Observer);
    renderBlocks([{ ...listing({}), headline: 'Stellen' }]);
    expect(screen.getByRole('heading', { name: 'Stellen' })).toBeVisible();
    expect(asked).toEqual([]);
    act(() => see(true));
    expect(await screen.findByRole('link', { name: 'laser' })).toBeVisible();
    vi.unstubAllGlobals();
  });

  test('shows no more than its limit', async () => {
    renderBlocks([listing({ query: [ofJobs], limit: '2' }, 'default')]);
    expect(await screen.findAllByRole('link')).toHaveLength(2);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

test.each(['summary', 'jobOfferListing'])(
  'a list of jobs drawn as %s is narrowed down by its address, and by a button whole again',
  async (variation) => {
    const { router } = renderBlocks([listing({ query: [ofJobs] }, variation)], { path: address });
    expect(await screen.findByText('3 Stellen passen zur Suche.')).toBeVisible();
    expect(lastJobs()).toBe(
      `q=Laser&${plainSearch}&target_group=science&target_group=technical&location=immerlund`,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Filter zurücksetzen' }));
    await waitFor(() => expect(lastJobs()).toBe(plainSearch));
    expect(router.state.location.search).toBe('?andere=1');
    expect(screen.queryByRole('button', { name: 'Filter zurücksetzen' })).toBeNull();
  },
);

test('categories travel as subjects', async () => {
  renderBlocks([listing({ query: [ofJobs] })], { path: '/de/stellen?categories=thesis,full-time' });
  await screen.findByRole('link', { name: 'laser' });
  expect(lastJobs()).toBe(`${plainSearch}&subject=thesis&subject=full-time`);
  expect(rows).toEqual([]);
});

test('other lists do not heed such an address', async () => {
  const query = [{ ...ofJobs, v: ['Joboffer', 'Document'] }];
  renderBlocks([listing({ query }, 'summary')], { path: address });
  await waitFor(() => expect(rows).toEqual([query]));
  expect(asked).toEqual([]);
});

test('an address may repeat a parameter, and what says nothing asks for nothing', () => {
  const search = new URLSearchParams('targetGroup=a&targetGroup=b,, c&text=%20,&location=&constructor=x');
  expect(jobCriteria(search)).toEqual([
    { i: 'job_offer_target_groups', o: `${operation}selection.any`, v: ['a', 'b', 'c'] },
  ]);
});
