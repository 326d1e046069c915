import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { startApi } from '~test/support/api';
import { renderBlocks } from '~test/support/render-page';

const api = startApi();
const operation = 'plone.app.querystring.operation.';
const asked: { query: { i: string; v: unknown }[]; sort_order?: string }[] = [];

beforeEach(() => {
  asked.splice(0);
  api.use(
    http.get('*/@querystring', () =>
      HttpResponse.json({
        indexes: {
          Subject: {
            enabled: true,
            title: 'Schlagwort',
            values: { meer: { title: 'Meer' }, wind: { title: 'Wind' } },
          },
        },
      }),
    ),
    http.get('*/@querystring-search', ({ request }) => {
      const text = new URL(request.url).searchParams.get('query') ?? '{}';
      asked.push(JSON.parse(decodeURIComponent(text)) as (typeof asked)[number]);
      const item = { '@id': '/de/wind', '@type': 'Document', title: 'Der Wind', description: '' };
      return HttpResponse.json({ items: [item], items_total: 41 });
    }),
  );
});

const block = {
  '@type': 'search',
  headline: 'Finden',
  showSearchButton: true,
  searchButtonLabel: 'Los',
  showSortOn: true,
  sortOnOptions: ['effective', 'sortable_title'],
  query: { query: [], b_size: '20' },
  facets: [
    { '@id': 'a', field: { value: 'Subject' }, type: 'checkboxFacet', multiple: true },
    { '@id': 'b', field: 'Creator', title: 'Wer', hidden: true },
    { '@id': 'c', field: 'exclude_from_nav', title: 'Versteckt', type: 'toggleFacet', advanced: true },
  ],
  availableViews: ['default', 'twoColumnGrid'],
};
const last = () => asked.at(-1);

test('everything that is asked for stands in the address, and the address is asked for', async () => {
  const user = userEvent.setup();
  const { router } = renderBlocks([block]);
  expect(await screen.findByText('41 Treffer')).toBeVisible();
  expect(screen.getByRole('heading', { level: 3, name: 'Der Wind' })).toBeVisible();

  await user.type(screen.getByRole('searchbox'), 'sturm');
  expect(router.state.location.search).toBe('');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(last()?.query).toMatchObject([{ i: 'SearchableText', v: 'sturm' }]));

  const tags = screen.getByRole('group', { name: 'Schlagwort' });
  await user.click(within(tags).getByRole('checkbox', { name: 'Meer' }));
  await user.click(within(tags).getByRole('checkbox', { name: 'Wind' }));
  await waitFor(() => expect(last()?.query[0]).toMatchObject({ i: 'Subject', v: ['meer', 'wind'] }));
  expect(new URLSearchParams(router.state.location.search).get('query')).toContain('paqo.selection.any');

  await user.selectOptions(screen.getByRole('combobox', { name: 'Sortieren nach' }), 'sortable_title');
  await user.click(screen.getByRole('button', { name: 'Aufsteigend' }));
  await waitFor(() => expect(last()).toMatchObject({ sort_on: 'sortable_title', sort_order: 'descending' }));

  await router.navigate(-3);
  await waitFor(() => expect(within(tags).getByRole('checkbox', { name: 'Wind' })).not.toBeChecked());
  expect(within(tags).getByRole('checkbox', { name: 'Meer' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Filter zurücksetzen' }));
  await waitFor(() => expect(within(tags).getByRole('checkbox', { name: 'Meer' })).not.toBeChecked());
  expect(screen.getByRole('searchbox')).toHaveValue('sturm');
});

test('without a button what is typed is searched for after a pause, in one entry of the history', async () => {
  const user = userEvent.setup();
  const { router } = renderBlocks([{ ...block, showSearchButton: false }]);
  await user.type(await screen.findByRole('searchbox'), 'wind');
  await waitFor(() => expect(last()?.query).toMatchObject([{ i: 'SearchableText', v: 'wind' }]));
  expect(router.state.location.search).toContain('SearchableText=wind');
  expect(router.state.historyAction).toBe('REPLACE');
  expect(asked.map(({ query }) => query.find(({ i }) => i === 'SearchableText')?.v)).not.toContain('win');
});

test.each([
  ['with a button', true],
  ['without one', false],
])(
  'words that are too long are said to be, stay, and are not searched for, %s',
  async (_how, showSearchButton) => {
    const user = userEvent.setup();
    const { router } = renderBlocks([{ ...block, showSearchButton }]);
    expect(await screen.findByText('41 Treffer')).toBeVisible();
    const field = screen.getByRole('searchbox');
    await user.click(field);
    await user.paste('w'.repeat(301));
    const words = 'Das sind mehr als 300 Zeichen, danach wird nicht gesucht.';
    expect(await screen.findByText(words)).toBeVisible();
    expect(field).toHaveAccessibleDescription(words);
    await user.keyboard('{Enter}');
    expect(field).toHaveValue('w'.repeat(301));
    expect(router.state.location.search).toBe('');

    await user.type(field, '{Backspace}{Enter}');
    await waitFor(() => expect(last()?.query).toMatchObject([{ i: 'SearchableText', v: 'w'.repeat(300) }]));
    expect(screen.queryByText(words)).toBeNull();
    expect(JSON.stringify(asked)).not.toContain('w'.repeat(301));
  },
);

test('hidden facets are not shown, but count; further ones unfold; hits are drawn as the reader wants', async () => {
  const user = userEvent.setup();
  const query = JSON.stringify([{ i: 'Creator', o: 'paqo.selection.any', v: ['ida'] }]);
  const { container } = renderBlocks([block], { path: `/de/seite?${new URLSearchParams({ query })}` });
  await waitFor(() =>
    expect(last()?.query).toEqual([{ i: 'Creator', o: `${operation}selection.any`, v: ['ida'] }]),
  );
  expect(screen.queryByText('Wer')).toBeNull();
  await user.click(screen.getByText('Weitere Filter'));
  await user.click(screen.getByRole('checkbox', { name: 'Versteckt' }));
  await waitFor(() => expect(last()?.query[1]).toMatchObject({ i: 'exclude_from_nav', v: '' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Ansicht' }), 'twoColumnGrid');
  await waitFor(() => expect(container.querySelector('.listing-items--2')).not.toBeNull());
});

test('a facet is drawn as its index wants it, whatever type is stored', async () => {
  const indexOf = (title: string, operator: string) => ({
    enabled: true,
    title,
    operations: [operation + operator],
    operators: { [operation + operator]: { title: operator } },
    values: {},
  });
  const indexes = {
    expires: indexOf('Ablauf', 'date.between'),
    isFolderish: indexOf('Ordner', 'boolean.isTrue'),
    portal_type: { ...indexOf('Typ', 'selection.any'), values: { Event: { title: 'Termin' } } },
  };
  api.use(http.get('*/@querystring', () => HttpResponse.json({ indexes })));
  const facets = [
    { '@id': 'a', field: 'expires', type: 'checkboxFacet' },
    { '@id': 'b', field: 'isFolderish', type: 'selectFacet' },
    { '@id': 'c', field: 'portal_type', type: 'daterangeFacet' },
  ];
  const row = { i: 'expires', o: 'paqo.date.largerThan', v: '2026-01-01' };
  const query = JSON.stringify([row]);
  renderBlocks([{ ...block, facets }], { path: `/de/seite?${new URLSearchParams({ query })}` });
  const days = await screen.findByRole('group', { name: 'Ablauf' });
  expect(within(days).getByLabelText('Von')).toHaveValue('2026-01-01');
  await waitFor(() => expect(last()?.query).toEqual([{ ...row, o: `${operation}date.largerThan` }]));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Ordner' }));
  await waitFor(() => expect(last()?.query[1]).toMatchObject({ i: 'isFolderish', v: '' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Termin' }));
  await waitFor(() => expect(last()?.query[2]).toMatchObject({ i: 'portal_type', v: ['Event'] }));
});

test('nothing found is said, and a page is a link', async () => {
  renderBlocks([block]);
  expect(await screen.findByRole('link', { name: 'Seite 2 von 3' })).toBeVisible();
  api.use(http.get('*/@querystring-search', () => HttpResponse.json({ items: [], items_total: 0 })));
  await userEvent.type(screen.getByRole('searchbox'), 'nichts{Enter}');
  expect(await screen.findByText('Keine Ergebnisse gefunden.')).toBeVisible();
});
