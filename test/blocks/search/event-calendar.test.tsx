import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { blockNamed } from '@/blocks/registry';
import { asCalendar } from '@/blocks/search/as-calendar';
import { searchShape } from '@/blocks/search/data';
import { startApi } from '~test/support/api';
import { editBlocks } from '~test/support/edit-blocks';
import { renderBlocks } from '~test/support/render-page';

const api = startApi();
const operation = 'plone.app.querystring.operation.';
const asked: { query: { i: string; o: string; v: unknown }[]; sort_on?: string }[] = [];
const event = (title: string, start: string, location = '') => ({
  '@id': `/de/${title.toLowerCase()}`,
  '@type': 'Event',
  title,
  description: '',
  start,
  location,
});

beforeEach(() => {
  asked.splice(0);
  const indexes = {
    start: {
      enabled: true,
      title: 'Terminanfang',
      operations: [`${operation}date.between`],
      operators: { [`${operation}date.between`]: { title: 'Zwischen' } },
      values: {},
    },
  };
  api.use(
    http.get('*/@querystring', () => HttpResponse.json({ indexes })),
    http.get('*/@querystring-search', ({ request }) => {
      const text = new URL(request.url).searchParams.get('query') ?? '{}';
      asked.push(JSON.parse(decodeURIComponent(text)) as (typeof asked)[number]);
      const items = [
        event('Morgens', '2026-12-03T08:00:00+00:00', 'Saal'),
        event('Abends', '2026-12-03T17:00:00+00:00'),
        event('Später', '2026-12-05T08:00:00+00:00'),
      ];
      return HttpResponse.json({ items, items_total: items.length });
    }),
  );
});
const last = () => asked.at(-1);

test('events stand under their days, from today on and in their order', async () => {
  renderBlocks([{ '@type': 'eventCalendar', headline: 'Was bevorsteht' }]);
  const day = await screen.findByRole('heading', { level: 3, name: '03.12.2026' });
  const events = day.closest('li') as HTMLElement;
  expect(within(events).getAllByRole('link')).toHaveLength(2);
  expect(within(events).getByRole('heading', { level: 4, name: 'Morgens' })).toBeVisible();
  expect(within(events).getByText('Saal')).toBeVisible();
  expect(screen.getByRole('heading', { level: 3, name: '05.12.2026' })).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveAttribute('placeholder', 'Veranstaltungen suchen');
  expect(last()).toMatchObject({
    sort_on: 'start',
    query: [
      { i: 'portal_type', v: ['Event'] },
      { i: 'start', o: `${operation}date.afterRelativeDate`, v: '0' },
    ],
  });
});

test('readers choose days, past ones too, and the address keeps them', async () => {
  const { router } = renderBlocks([{ '@type': 'eventCalendar' }]);
  const days = await screen.findByRole('group', { name: 'Terminanfang' });
  expect(within(days).getByLabelText('Von')).toHaveValue('');
  fireEvent.change(within(days).getByLabelText('Von'), { target: { value: '2026-01-01' } });
  await waitFor(() =>
    expect(last()?.query.at(-1)).toEqual({ i: 'start', o: `${operation}date.largerThan`, v: '2026-01-01' }),
  );
  expect(last()?.query.filter(({ i }) => i === 'start')).toHaveLength(1);
  expect(within(days).getByLabelText('Von')).toHaveValue('2026-01-01');
  expect(router.state.location.search).toContain('2026-01-01');
});

test('what is stored counts: criteria, order, facets and the way to draw them', () => {
  const row = { i: 'Subject', o: `${operation}selection.any`, v: ['Meer'] };
  const stored = searchShape.read({
    query: { query: [row], sort_on: 'end', b_size: '5' },
    facets: [
      { '@id': 'a', field: { value: 'Subject' } },
      { '@id': 'b', field: 'start', title: 'Wann', type: 'daterangeFacet', hidden: true },
    ],
    listingBodyTemplate: 'summary',
  });
  const calendar = asCalendar(stored);
  expect(calendar).toEqual(stored);
  expect(
    asCalendar(searchShape.read({ facets: [{ field: 'Subject' }] })).facets.map(({ field }) => field),
  ).toEqual(['start', 'Subject']);
});

test('it is edited as a search is, and keeps what its form does not know', async () => {
  const { stored } = await editBlocks({
    a: { '@type': 'eventCalendar', headline: 'Alt', facets: [], unheard: { of: 1 } },
  });
  const headline = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('.tool-form #field-headline');
    if (!found) throw new Error('There is no form.');
    return found;
  });
  fireEvent.change(headline, { target: { value: 'Neu' } });
  expect(stored('a')).toEqual({
    '@type': 'eventCalendar',
    headline: 'Neu',
    facets: [],
    unheard: { of: 1 },
  });
  const editor = await blockNamed('eventCalendar')?.editor?.();
  expect(editor?.defaults?.()).toMatchObject({ listingBodyTemplate: 'eventCalendar', showSearchInput: true });
});
