import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { Field, QueryLine } from '@/forms/schema';
import { answer, startApi } from '~test/support/api';
import { realExample } from '~test/support/real-examples';
import { renderField } from '~test/support/render-tool';

const api = startApi();
const user = userEvent.setup();
const field: Field = { widget: 'query', title: 'Kriterien' };
const operation = (name: string) => `plone.app.querystring.operation.${name}`;
const none = { '@id': '/', items: [], items_total: 0 };

beforeEach(() => {
  api.use(answer('/de/@querystring-search', none), answer('/@search', none));
});

async function show(stored: unknown) {
  api.use(answer('/de/@querystring', realExample('querystring_editor_de')));
  const shown = renderField(field, stored);
  const add = screen.getByRole('combobox', { name: 'Kriterium hinzufügen' });
  await user.click(add);
  await within(await screen.findByRole('listbox')).findByText('Inhaltstyp');
  await user.keyboard('{Escape}');
  return { ...shown, add };
}

const row = (name: string) => screen.getByRole('group', { name });

test('A criterion begins with the first operator of its index, and only what is enabled is offered', async () => {
  const { changes, add } = await show([]);
  await user.type(add, 'sortier');
  expect(screen.queryByRole('option')).toBeNull();
  await user.clear(add);
  await user.type(add, 'typ');
  expect(within(screen.getByRole('group', { name: 'Metadaten' })).getAllByRole('option')).toHaveLength(1);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(changes[0]).toEqual([{ i: 'portal_type', o: operation('selection.any'), v: '' }]);
  expect(within(row('Kriterium 1: Inhaltstyp')).getByLabelText('Vergleich')).toHaveFocus();
});

test('Another index takes its first operator, another operator none of the value', async () => {
  const { changes } = await show([{ i: 'Title', o: operation('string.contains'), v: 'a' }]);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Feld' }), 'Erstellungsdatum');
  expect(changes[0]).toEqual([{ i: 'created', o: operation('date.lessThan'), v: '' }]);
  fireEvent.change(screen.getByLabelText('Wert'), { target: { value: '2026-01-31' } });
  expect(changes[0]).toEqual([{ i: 'created', o: operation('date.lessThan'), v: '2026-01-31' }]);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Vergleich' }), 'Zwischen');
  expect(changes[0]).toEqual([{ i: 'created', o: operation('date.between'), v: '' }]);
});

test('Of a range both ends are stored, and what a missing one means is told', async () => {
  const { changes } = await show([{ i: 'created', o: operation('date.between'), v: ['2026-01-01', ''] }]);
  expect(screen.getByText(/ohne letzten alles bis jetzt/)).toBeVisible();
  fireEvent.change(screen.getByLabelText('Bis'), { target: { value: '2026-03-01' } });
  expect(changes[0]).toEqual([
    { i: 'created', o: operation('date.between'), v: ['2026-01-01', '2026-03-01'] },
  ]);
  expect(screen.queryByText(/ohne letzten alles bis jetzt/)).toBeNull();
});

test('A relative date is a number of days; what is none is told and not stored', async () => {
  const { changes, bad } = await show([{ i: 'created', o: operation('date.beforeRelativeDate'), v: '3' }]);
  const days = screen.getByLabelText('Tage');
  expect(days).toHaveValue('3');
  await user.type(days, '{backspace}14');
  expect(changes[0]).toEqual([{ i: 'created', o: operation('date.beforeRelativeDate'), v: 14 }]);
  await user.type(days, ' bald');
  expect(days).toHaveAccessibleDescription(/ganze Zahl von Tagen/);
  expect(bad.size).toBe(1);
  expect(changes[0]).toEqual([{ i: 'created', o: operation('date.beforeRelativeDate'), v: 14 }]);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Vergleich' }), 'Heute');
  expect(screen.queryByLabelText('Tage')).toBeNull();
  expect(bad.size).toBe(0);
});

test('Several values are chosen and filtered, and one that is not offered any more stays', async () => {
  const stored = [{ i: 'portal_type', o: operation('selection.any'), v: ['Gone', 'Document'] }];
  const { changes } = await show(stored);
  const value = screen.getByRole('combobox', { name: 'Wert' });
  expect(screen.getByText('Seite')).toBeVisible();
  expect(screen.getByText('Gone')).toBeVisible();
  await user.type(value, 'term{ArrowDown}{Enter}');
  expect(changes[0]).toEqual([{ ...stored[0], v: ['Gone', 'Document', 'Event'] }]);
  await user.click(screen.getByRole('button', { name: '„Gone“ entfernen' }));
  expect(changes[0]).toEqual([{ ...stored[0], v: ['Document', 'Event'] }]);
});

test('A single stored value and one stored as a term are shown among the chosen', async () => {
  await show([
    { i: 'portal_type', o: operation('selection.any'), v: 'Document' },
    { i: 'portal_type', o: operation('selection.any'), v: [{ token: 'Event', title: 'Event' }] },
  ]);
  expect(within(row('Kriterium 1: Inhaltstyp')).getByText('Seite')).toBeVisible();
  expect(within(row('Kriterium 2: Inhaltstyp')).getByText('Termin')).toBeVisible();
});

/** The answer of a site with an index of its own. */
function withIndex(name: string, facts: object) {
  const body = structuredClone(realExample('querystring_editor_de')) as { indexes: Record<string, object> };
  body.indexes[name] = { ...body.indexes['Subject'], title: name, ...facts };
  return answer('/de/@querystring', body);
}

const operatorOf = (name: string, widget: string | null) => ({
  operations: [operation(name)],
  operators: { [operation(name)]: { title: name, operation: '', description: '', widget } },
});

test('Values that an index does not tell come from its vocabulary, keywords as their words', async () => {
  const terms = { items: [{ token: 'V2Fzc2Vy', title: 'Wasser' }], items_total: 1 };
  api.use(
    withIndex('eigene', { values: {}, vocabulary: 'plone.app.vocabularies.Keywords' }),
    answer('/de/@vocabularies/plone.app.vocabularies.Keywords', terms),
  );
  const { changes } = renderField(field, [{ i: 'eigene', o: operation('selection.any'), v: [] }]);
  await user.type(await screen.findByRole('combobox', { name: 'Wert' }), 'Was');
  await user.click(await screen.findByRole('option', { name: 'Wasser' }));
  expect(changes[0]).toEqual([{ i: 'eigene', o: operation('selection.any'), v: ['Wasser'] }]);
});

test('A value of which there is one takes the place of the former, numbers and lists have their own forms', async () => {
  api.use(withIndex('eins', { ...operatorOf('selection.is', 'MultipleSelectionWidget') }));
  const { changes, unmount } = renderField(field, [{ i: 'eins', o: operation('selection.is'), v: 'alt' }]);
  await user.click(await screen.findByRole('combobox', { name: 'Wert' }));
  const [option] = screen
    .getAllByRole('option', { name: /./ })
    .filter((each) => each.closest('[role=listbox]'));
  if (!option) throw new Error('Nothing is offered.');
  await user.click(option);
  expect(changes[0]).toEqual([{ i: 'eins', o: operation('selection.is'), v: option.textContent }]);
  unmount();

  api.use(withIndex('zahl', operatorOf('int.is', 'StringWidget')));
  const number = renderField(field, [{ i: 'zahl', o: operation('int.is'), v: '3' }]);
  await user.type(await screen.findByLabelText('Wert'), '7');
  expect(number.changes[0]).toEqual([{ i: 'zahl', o: operation('int.is'), v: 37 }]);
  number.unmount();

  api.use(withIndex('worte', operatorOf('list.contains', 'StringWidget')));
  const words = renderField(field, [{ i: 'worte', o: operation('list.contains'), v: ['a'] }]);
  await user.type(await screen.findByLabelText('Wert'), 'b{Enter}');
  expect(words.changes[0]).toEqual([{ i: 'worte', o: operation('list.contains'), v: ['a', 'b'] }]);
});

test('References are chosen, several of them, and one that is gone stays until it is removed', async () => {
  api.use(
    withIndex('verweise', operatorOf('reference.is', 'ReferenceWidget')),
    answer('/@search', { items: [{ '@id': '/de/a', title: 'Alpha', UID: 'uid-a' }], items_total: 1 }),
  );
  const target = { '@id': '/de/b', title: 'Beta', UID: 'uid-b' };
  const shown = renderField(field, [{ i: 'verweise', o: operation('reference.is'), v: ['gone', 'uid-a'] }], {
    browse: ({ chosen }) => Promise.resolve([...chosen, target]),
  });
  expect(await screen.findByText('Alpha')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Inhalt wählen' }));
  await waitFor(() => expect(shown.changes[0]).toMatchObject([{ v: ['gone', 'uid-a', 'uid-b'] }]));
  await user.click(screen.getByRole('button', { name: '„gone“ entfernen' }));
  expect(shown.changes[0]).toMatchObject([{ v: ['uid-a', 'uid-b'] }]);
});

test('A path keeps its depth while it is written, and what lies there is told', async () => {
  api.use(answer('/@search', { items: [{ '@id': '/de/a', title: 'Alpha' }], items_total: 1 }));
  const { changes } = await show([{ i: 'path', o: operation('string.absolutePath'), v: '/de::1' }]);
  const value = screen.getByRole('textbox', { name: 'Wert' });
  const depth = screen.getByRole('combobox', { name: 'Tiefe' });
  expect(value).toHaveValue('/de');
  expect(depth).toHaveDisplayValue('Nur direkt darin');
  await user.type(value, '/a');
  expect(changes[0]).toEqual([{ i: 'path', o: operation('string.absolutePath'), v: '/de/a::1' }]);
  expect(await screen.findByText('Alpha')).toBeVisible();
  await user.selectOptions(depth, 'Alles darunter');
  expect(changes[0]).toEqual([{ i: 'path', o: operation('string.absolutePath'), v: '/de/a' }]);
});

test('What is chosen for a path counts from where its operator counts', async () => {
  api.use(answer('/de/@querystring', realExample('querystring_editor_de')));
  const targets = [{ '@id': '/de/a', title: 'Alpha', UID: 'uid-a' }];
  const lines: QueryLine[] = [
    { i: 'path', o: operation('string.path'), v: '::1' },
    { i: 'path', o: operation('string.absolutePath'), v: '' },
  ];
  const shown = renderField(field, lines, {
    browse: () => Promise.resolve(targets),
  });
  const [below, absolute] = await screen.findAllByRole('button', { name: 'Inhalt wählen' });
  if (!below || !absolute) throw new Error('Two places are to be chosen.');
  await user.click(below);
  await waitFor(() => expect(shown.changes[0]).toMatchObject([{ v: '/a::1' }, { v: '' }]));
  await user.click(absolute);
  await waitFor(() => expect(shown.changes[0]).toMatchObject([{ v: '/a::1' }, { v: '/de/a' }]));
});

test('A removed criterion leaves the focus to its neighbour, the last one to what adds another', async () => {
  const { changes, add } = await show([
    { i: 'Title', o: operation('string.contains'), v: 'a' },
    { i: 'Description', o: operation('string.contains'), v: 'b' },
  ]);
  await user.click(screen.getByRole('button', { name: '„Titel“ entfernen' }));
  expect(changes[0]).toEqual([{ i: 'Description', o: operation('string.contains'), v: 'b' }]);
  expect(within(row('Kriterium 1: Beschreibung')).getByLabelText('Feld')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: '„Beschreibung“ entfernen' }));
  expect(changes[0]).toEqual([]);
  expect(add).toHaveFocus();
});

test('What the CMS does not offer is told, kept beside what is changed, and can be removed', async () => {
  const odd = [
    { i: 'old', o: operation('int.is'), v: { deep: ['x'] }, more: 1 },
    { i: 'Title', o: 'elsewhere.like', v: '7' },
  ];
  const { changes } = await show([...odd, { i: 'Title', o: operation('string.contains'), v: 'a' }]);
  expect(screen.getByText(/kennt das Feld „old“ nicht/)).toBeVisible();
  expect(screen.getByText('{"deep":["x"]}')).toBeVisible();
  expect(screen.getByText(/kennt den Vergleich „elsewhere.like“ hier nicht/)).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Wert' }), 'b');
  expect(changes[0]).toEqual([...odd, { i: 'Title', o: operation('string.contains'), v: 'ab' }]);
  await user.click(screen.getByRole('button', { name: '„old“ entfernen' }));
  expect(changes[0]).toEqual([odd[1], { i: 'Title', o: operation('string.contains'), v: 'ab' }]);
});

test('That the criteria cannot be loaded is said, and they are asked for again', async () => {
  api.use(answer('/de/@querystring', {}, 500));
  renderField(field, []);
  expect(await screen.findByText('Die Kriterien sind nicht zu laden.')).toBeVisible();
  api.use(answer('/de/@querystring', realExample('querystring_editor_de')));
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  await waitFor(() => expect(screen.queryByText('Die Kriterien sind nicht zu laden.')).toBeNull());
});
