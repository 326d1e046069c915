import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Field } from '@/forms/schema';
import { answer, startApi } from '~test/support/api';
import { realExample } from '~test/support/real-examples';
import { renderField } from '~test/support/render-tool';

const api = startApi();
const user = userEvent.setup();
const field: Field = { widget: 'query', title: 'Kriterien' };
const operation = (name: string) => `plone.app.querystring.operation.${name}`;

async function show(stored: unknown) {
  api.use(answer('/de/@querystring', realExample('querystring_editor_de')));
  const shown = renderField(field, stored);
  await within(screen.getByRole('combobox', { name: 'Kriterium hinzufügen' })).findAllByRole('option', {
    name: 'Inhaltstyp',
  });
  return shown;
}

test('A criterion begins with the first operator of its index, and only what is enabled is offered', async () => {
  const { changes } = await show([]);
  const add = screen.getByRole('combobox', { name: 'Kriterium hinzufügen' });
  expect(within(add).queryByRole('option', { name: 'Sortierbarer Titel' })).toBeNull();
  await user.selectOptions(add, 'Inhaltstyp');
  expect(changes[0]).toEqual([{ i: 'portal_type', o: operation('selection.any'), v: '' }]);
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

test('Of a range both ends are stored', async () => {
  const { changes } = await show([
    { i: 'created', o: operation('date.between'), v: ['2026-01-01', '2026-02-01'] },
  ]);
  fireEvent.change(screen.getByLabelText('Bis'), { target: { value: '2026-03-01' } });
  expect(changes[0]).toEqual([
    { i: 'created', o: operation('date.between'), v: ['2026-01-01', '2026-03-01'] },
  ]);
});

test('A relative date is a number of days, and what needs no value asks for none', async () => {
  const { changes } = await show([{ i: 'created', o: operation('date.beforeRelativeDate'), v: 3 }]);
  fireEvent.change(screen.getByLabelText('Tage'), { target: { value: '14' } });
  expect(changes[0]).toEqual([{ i: 'created', o: operation('date.beforeRelativeDate'), v: 14 }]);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Vergleich' }), 'Heute');
  expect(screen.queryByLabelText('Tage')).toBeNull();
});

test('Several values are chosen, and one that is not offered any more stays', async () => {
  const stored = [{ i: 'portal_type', o: operation('selection.any'), v: ['Gone', 'Document'] }];
  const { changes } = await show(stored);
  const list = screen.getByRole('listbox', { name: 'Wert' });
  expect(
    within(list)
      .getAllByRole('option', { selected: true })
      .map((each) => each.textContent),
  ).toEqual(['Seite', 'Gone']);
  await user.selectOptions(list, 'Termin');
  expect((changes[0] as { v: string[] }[])[0]?.v.toSorted()).toEqual(['Document', 'Event', 'Gone']);
});

test('A path is written, and a criterion is taken away', async () => {
  const { changes } = await show([{ i: 'path', o: operation('string.absolutePath'), v: '/de' }]);
  await user.type(screen.getByRole('textbox', { name: 'Wert' }), '/a');
  expect(changes[0]).toEqual([{ i: 'path', o: operation('string.absolutePath'), v: '/de/a' }]);
  await user.click(screen.getByRole('button', { name: '„Pfad“ entfernen' }));
  expect(changes[0]).toEqual([]);
});

test('What the CMS does not offer any more is shown and kept', async () => {
  const { changes } = await show([{ i: 'old', o: operation('int.is'), v: '3' }]);
  expect(screen.getByRole('combobox', { name: 'Feld' })).toHaveValue('old');
  expect(changes).toEqual([]);
});

test('That the criteria cannot be loaded is said', async () => {
  api.use(answer('/de/@querystring', {}, 500));
  renderField(field, []);
  expect(await screen.findByText('Die Kriterien sind nicht zu laden.')).toBeVisible();
});
