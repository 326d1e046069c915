import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import type { Field } from '@/forms/schema';
import { answer, startApi } from '~test/support/api';
import { realExample } from '~test/support/real-examples';
import { renderField } from '~test/support/render-tool';

const api = startApi();
const field: Field = { widget: 'index', title: 'Feld' };

async function show(stored: unknown) {
  api.use(answer('/de/@querystring', realExample('querystring_editor_de')));
  const shown = renderField(field, stored);
  const select = screen.getByRole('combobox', { name: 'Feld' });
  await within(select).findByRole('option', { name: 'Inhaltstyp' });
  return { ...shown, select };
}

test('every index with terms, days or truth is offered by its title, and no other', async () => {
  const { changes, select } = await show('');
  const names = within(select)
    .getAllByRole('option')
    .map((option) => (option as HTMLOptionElement).value);
  expect(names.toSorted()).toEqual([
    '',
    'Creator',
    'Subject',
    'created',
    'effective',
    'end',
    'expires',
    'modified',
    'portal_type',
    'review_state',
    'start',
  ]);
  await userEvent.selectOptions(select, 'Ablaufdatum');
  expect(changes[0]).toBe('expires');
});

test('a stored index that the CMS does not tell of stays', async () => {
  const { changes, select } = await show('year');
  expect(select).toHaveValue('year');
  expect(changes).toEqual([]);
});

test('where the CMS does not answer, that is said', async () => {
  api.use(http.get('*/@querystring', () => new HttpResponse(null, { status: 500 })));
  renderField(field, 'Subject');
  expect(await screen.findByText(/sind nicht zu laden/)).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Feld' })).toHaveValue('Subject');
});
