import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { IsEditingContext } from '@/blocks/is-editing';
import { addDays } from '@/blocks/listing/calendar/days';
import { listingShape } from '@/blocks/listing/data';
import { ListingView } from '@/blocks/listing/view';
import { apiPath, startApi } from '~test/support/api';
import { makeContent } from '~test/support/make-content';
import { renderWithSite } from '~test/support/render';
import { OnPage, renderBlocks } from '~test/support/render-page';

const api = startApi();
const { origin } = window.location;
const operation = 'plone.app.querystring.operation.';
let searches: { query: { i: string; v: unknown }[]; b_size: number; sort_on: string; sort_order?: string }[];

const event = (id: string, title: string, start: string, more: object = {}) => ({
  '@id': `${origin}${id}`,
  '@type': 'Event',
  title,
  description: '',
  start,
  end: start,
  ...more,
});
const calendar = {
  '@type': 'listing',
  variation: 'eventCalendar',
  querystring: {
    query: [
      { i: 'portal_type', o: `${operation}selection.any`, v: ['Event'] },
      { i: 'path', o: `${operation}string.absolutePath`, v: '/de/termine' },
    ],
  },
};

beforeEach(() => {
  searches = [];
  api.use(
    http.get('*/@querystring-search', ({ request }) => {
      const text = decodeURIComponent(new URL(request.url).searchParams.get('query') ?? '{}');
      searches.push(JSON.parse(text) as (typeof searches)[number]);
      const items = [
        event('/de/termine/kolloquium', 'Kalte Moleküle', '2026-12-02T15:00:00+00:00', {
          Subject: ['Kolloquium'],
          location: 'Saal',
        }),
        event('/de/institute/zellen/tagung', 'Speicher 2026', '2026-12-11T08:00:00+00:00', {
          end: '2026-12-13T16:00:00+00:00',
          Subject: ['Tagung'],
        }),
        event('/de/termine/fuehrung', 'Nachts im Windkanal', '2027-01-05T18:00:00+00:00', {
          Subject: ['Führung'],
        }),
        event('/de/termine/nie', 'Ohne Tag', ''),
      ];
      return HttpResponse.json({ items, items_total: items.length });
    }),
    http.get(apiPath('/@institutlist'), () =>
      HttpResponse.json({
        items: [{ '@id': `${origin}/de/institute/zellen`, token: 'zellen', title: 'Zellbiophysik' }],
      }),
    ),
  );
});

async function open(search = '?day=2026-12-09', language: 'de' | 'en' = 'de') {
  const view = renderBlocks([calendar], { language, path: `/${language}/seite${search}` });
  await waitFor(() => expect(view.container.querySelector('.calendar__head')).not.toBeNull(), {
    timeout: 15_000,
  });
  return view;
}
const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

test('a month tells every day with its events, and lists those from the chosen day on', async () => {
  await open();
  expect(await screen.findByRole('link', { name: /^RSS-Feed/ })).toHaveAttribute(
    'href',
    '/de/termine/@@rss?portal_type=Event',
  );
  expect(searches).toHaveLength(1);
  expect(searches[0]).toMatchObject({ b_size: 500, sort_on: 'start' });
  const grid = screen.getByRole('grid', { name: 'Dezember 2026' });
  expect(within(grid).getAllByRole('button', { name: /1 Veranstaltung$/ })).toHaveLength(4);
  expect(within(grid).getByRole('button', { name: /^Mittwoch, 2\. Dezember 2026, 1 / })).toHaveTextContent(
    'Kalte Moleküle',
  );
  expect(screen.getByRole('heading', { name: 'Ab 9. Dezember 2026' })).toBeVisible();
  expect(titles()).toEqual(['Speicher 2026']);
  expect(screen.getByText('3 Veranstaltungen')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Tagung' })).toHaveAttribute('href', '/de/search?Subject=Tagung');
});

test('arrow keys go from day to day, also into other months; the address keeps the day', async () => {
  const user = userEvent.setup();
  const { router } = await open();
  const day = (name: RegExp) => screen.getByRole('button', { name });
  day(/^Mittwoch, 9\. Dezember/).focus();
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(day(/^Donnerstag, 10\. Dezember/)).toHaveFocus());
  await user.keyboard('{ArrowDown}{Home}');
  await waitFor(() => expect(day(/^Montag, 14\. Dezember/)).toHaveFocus());
  await user.keyboard('{PageDown}');
  await waitFor(() => expect(day(/^Donnerstag, 14\. Januar 2027/)).toHaveFocus());
  expect(router.state.location.search).toBe('?day=2027-01-14');
  await user.click(screen.getByRole('button', { name: 'Voriger Monat' }));
  await waitFor(() => expect(router.state.location.search).toBe('?day=2026-12-01'));
  expect(titles()).toEqual(['Kalte Moleküle', 'Speicher 2026']);
  expect(searches).toHaveLength(1);
});

test('a week and a list show the same events, and the address names which', async () => {
  const user = userEvent.setup();
  const { router } = await open();
  await user.click(screen.getByRole('button', { name: 'Liste' }));
  await waitFor(() => expect(router.state.location.search).toBe('?view=list&day=2026-12-09'));
  expect(titles()).toEqual(['Speicher 2026', 'Nachts im Windkanal']);
  await user.click(screen.getByRole('button', { name: 'Woche' }));
  expect(await screen.findByRole('heading', { name: 'Woche vom 7. Dezember 2026' })).toBeVisible();
  // It goes on for three days.
  expect(screen.getAllByRole('link', { name: 'Speicher 2026' })).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Nächste Woche' }));
  await waitFor(() => expect(router.state.location.search).toContain('day=2026-12-16'));
});

test('kinds and institutes narrow it down, with their counts; a chip takes one away', async () => {
  const user = userEvent.setup();
  const { router } = await open('?day=2026-12-01&other=1', 'en');
  await user.click(screen.getByRole('button', { name: 'Institute' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Zellbiophysik (1)' }));
  await waitFor(() => expect(router.state.location.search).toContain('institute=%2Fde%2Finstitute%2Fzellen'));
  expect(titles()).toEqual(['Speicher 2026']);
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: /^Institute/ })).toHaveFocus();
  expect(screen.queryByRole('checkbox')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Kind' }));
  expect(screen.getAllByRole('checkbox').map((box) => box.parentElement?.textContent)).toEqual([
    'Tagung (1)',
  ]);
  await user.click(screen.getByRole('button', { name: 'Zellbiophysik, Remove filter' }));
  await waitFor(() => expect(router.state.location.search).toBe('?other=1&day=2026-12-01'));
  expect(screen.getByRole('status')).toHaveTextContent('3 events');
  expect(screen.getByRole('status')).toHaveFocus();
});

test('each event and the whole calendar are there as ICS', async () => {
  await open();
  expect(screen.getByRole('link', { name: 'In den Kalender: Speicher 2026' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/de\/institute\/zellen\/tagung\/ics_view$/),
  );
  expect(screen.getByRole('link', { name: 'Kalender abonnieren' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^webcal:\/\/.*\/de\/termine\/ics_view$/),
  );
  expect(screen.getByRole('link', { name: 'Einmal als ICS laden' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/de\/termine\/ics_view$/),
  );
});

describe('Where there are more events than it holds', () => {
  /** So many events, one a day from the first of 2020 on, found as a CMS finds them. */
  const holdMany = (count: number) => {
    const all = Array.from({ length: count }, (_, index) => {
      const day = addDays('2020-01-01', index);
      return event(`/de/termine/${day}`, `Am ${day}`, `${day}T15:00:00+00:00`);
    });
    api.use(
      http.get('*/@querystring-search', ({ request }) => {
        const text = decodeURIComponent(new URL(request.url).searchParams.get('query') ?? '{}');
        const search = JSON.parse(text) as (typeof searches)[number];
        searches.push(search);
        const from = String(search.query.find(({ i }) => i === 'end')?.v ?? '');
        const found = all.filter(({ end }) => end >= from);
        return HttpResponse.json({ items: found.slice(0, search.b_size), items_total: found.length });
      }),
    );
  };
  const ends = () => searches.flatMap(({ query }) => query).filter(({ i }) => i === 'end');

  test('those of the month that is looked at are asked for, of every month', async () => {
    const user = userEvent.setup();
    holdMany(3000);
    await open();
    expect(await screen.findByRole('link', { name: 'Am 2026-12-09' })).toBeVisible();
    expect(searches.map(({ sort_on, sort_order }) => `${sort_on} ${sort_order}`)).toEqual([
      'start ascending',
      'start ascending',
    ]);
    expect(ends()).toEqual([{ i: 'end', o: `${operation}date.largerThan`, v: '2026-11-29' }]);
    expect(screen.getByRole('status')).toHaveTextContent('Ab 30. November 2026: 475 Veranstaltungen');
    await user.click(screen.getByRole('button', { name: 'Voriger Monat' }));
    expect(await screen.findByRole('link', { name: 'Am 2026-11-01' })).toBeVisible();
    expect(ends().at(-1)).toMatchObject({ v: '2026-10-25' });
    // The month is there as a whole: nothing is to be said.
    expect(screen.queryByText(/Gezeigt werden/)).toBeNull();
  });

  test('a list that ends too early says so', async () => {
    holdMany(3000);
    await open('?view=list&day=2024-02-02');
    expect(await screen.findByRole('link', { name: 'Am 2024-02-02' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Ab 2. Februar 2024: 1.507 Veranstaltungen');
    expect(screen.getByText('Gezeigt werden 499 von 1.507 Veranstaltungen.')).toBeVisible();
  });

  test('a block that asks for their end itself is left as it asks', async () => {
    holdMany(3000);
    const { query } = calendar.querystring;
    const own = [...query, { i: 'end', o: `${operation}date.largerThan`, v: '2024-01-01' }];
    renderBlocks([{ ...calendar, querystring: { query: own } }], {
      language: 'de',
      path: '/de/seite?view=list&day=2024-02-02',
    });
    expect(await screen.findByText('Gezeigt werden 500 von 1.539 Veranstaltungen.')).toBeVisible();
    expect(searches).toHaveLength(1);
  });
});

test('what is tried while one edits changes no address', async () => {
  const user = userEvent.setup();
  const data = listingShape.read(calendar);
  const { router } = renderWithSite(
    <OnPage content={makeContent({})}>
      <IsEditingContext.Provider value>
        <ListingView id="a" data={data} position={0} />
      </IsEditingContext.Provider>
    </OnPage>,
    { path: '/de/seite' },
  );
  await user.click(await screen.findByRole('button', { name: 'Liste' }, { timeout: 15_000 }));
  expect(screen.getByRole('button', { name: 'Liste' })).toHaveAttribute('aria-pressed', 'true');
  expect(router.state.location.search).toBe('');
});
