import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import type { QueryField } from '@/forms/schema';
import { answer, apiPath, startApi } from '~test/support/api';
import { realExample } from '~test/support/real-examples';
import { renderField } from '~test/support/render-tool';

const api = startApi();
const user = userEvent.setup();
const contains = 'plone.app.querystring.operation.string.contains';
const beside = { sortOn: 'sort_on', isReversed: 'reversed', limit: 'limit', depth: 'depth' };
const field: QueryField = { widget: 'query', title: 'Kriterien', beside };
const criterion = (v: string) => ({ i: 'Title', o: contains, v });
const items = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ '@id': `/de/${at}`, title: `T${at}` }));

beforeEach(() => {
  api.use(answer('/de/@querystring', realExample('querystring_editor_de')));
});

/** Answers searches, and keeps what they asked for. */
function searches(total: number) {
  const asked: Record<string, unknown>[] = [];
  api.use(
    http.get(apiPath('/de/@querystring-search'), ({ request }) => {
      const query = new URL(request.url).searchParams.get('query') ?? '';
      asked.push(JSON.parse(decodeURIComponent(query)) as Record<string, unknown>);
      return HttpResponse.json({ '@id': '/de', items: items(Math.min(total, 5)), items_total: total });
    }),
  );
  return asked;
}

const preview = () => screen.findByRole('group', { name: 'Vorschau der Treffer' });

test('A query tells how many items it finds and the first of them, with the order and limit beside it', async () => {
  const asked = searches(12);
  renderField(field, [criterion('a')], { beside: { sort_on: 'created', reversed: true, limit: 20 } });
  expect(await screen.findByText('12 Treffer')).toHaveRole('status');
  expect(
    within(await preview())
      .getAllByRole('listitem')
      .map((each) => each.textContent),
  ).toEqual(['T0', 'T1', 'T2', 'T3', 'T4', 'und 7 weitere']);
  expect(asked).toEqual([
    {
      query: [criterion('a')],
      sort_on: 'created',
      sort_order: 'descending',
      limit: 20,
      b_size: 5,
    },
  ]);
});

test('While somebody writes nothing is asked, and what was asked before is not asked again', async () => {
  const asked = searches(1);
  renderField(field, [criterion('a')]);
  expect(await screen.findByText('1 Treffer')).toBeVisible();
  const value = screen.getByLabelText('Wert');
  await user.type(value, 'bc');
  await waitFor(() =>
    expect(asked.map(({ query }) => query)).toEqual([[criterion('a')], [criterion('abc')]]),
  );
  await user.type(value, '{backspace}{backspace}');
  await waitFor(async () => expect(await preview()).toHaveAttribute('aria-busy', 'false'));
  expect(asked).toHaveLength(2);
});

test('Without criteria it is told that the children are listed, where they are', async () => {
  api.use(answer('/de/@search', { '@id': '/de', items: items(2), items_total: 2 }));
  renderField({ ...field, listsChildren: true }, []);
  expect(
    await screen.findByText('Ohne Kriterien wird gezeigt, was direkt in dieser Seite liegt.'),
  ).toBeVisible();
  expect(await screen.findByText('2 Treffer')).toBeVisible();
});

test('Where nothing is listed without criteria, nothing is asked', async () => {
  renderField(field, []);
  expect(await screen.findByRole('combobox', { name: 'Kriterium hinzufügen' })).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Vorschau der Treffer' })).toBeNull();
});

test('That the hits cannot be loaded is said, and they are asked for again', async () => {
  api.use(answer('/de/@querystring-search', { message: 'Invalid query.' }, 400));
  renderField(field, [criterion('a')]);
  expect(await screen.findByText('Die Treffer sind nicht zu laden.')).toBeVisible();
  searches(3);
  await user.click(within(await preview()).getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByText('3 Treffer')).toBeVisible();
});
