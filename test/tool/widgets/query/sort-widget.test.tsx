import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { SortField } from '@/forms/schema';
import { answer, startApi } from '~test/support/api';
import { realExample } from '~test/support/real-examples';
import { renderField } from '~test/support/render-tool';

const api = startApi();
const field: SortField = {
  widget: 'sort',
  title: 'Sortieren nach',
  choices: [
    { value: 'created', title: 'Erstellung' },
    { value: 'gone', title: 'Gibt es nicht' },
  ],
};

test('It is sorted by what the CMS can sort by, and what is stored stays', async () => {
  api.use(answer('/de/@querystring', realExample('querystring_editor_de')));
  const { changes } = renderField(field, 'of_another_site');
  const select = screen.getByRole('combobox', { name: 'Sortieren nach' });
  await within(select).findByRole('option', { name: 'Kurzname (ID)' });
  const names = within(select)
    .getAllByRole('option')
    .map((each) => each.textContent);
  expect(names.slice(0, 3)).toEqual(['Keine Angabe', 'of_another_site', 'Erstellung']);
  expect(names).not.toContain('Gibt es nicht');
  expect(changes).toEqual([]);
  await userEvent.selectOptions(select, 'Status');
  expect(changes[0]).toBe('review_state');
});

test('While the CMS has not answered what is usual is offered', () => {
  api.use(answer('/de/@querystring', {}, 500));
  renderField(field, 'created');
  expect(screen.getByRole('combobox', { name: 'Sortieren nach' })).toHaveDisplayValue('Erstellung');
});
