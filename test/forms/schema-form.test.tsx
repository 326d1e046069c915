import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { expect, test, vi } from 'vitest';
import type { Schema } from '@/forms/schema';
import { SchemaForm } from '@/forms/schema-form';
import { idle, type Remote } from '@/lib/remote';
import { renderWithSite } from '~test/support/render';

interface Values {
  login: string;
  side: 'left' | 'right' | '';
}
const schema: Schema<Values> = {
  fields: {
    login: { widget: 'text', title: { id: 'page.login.login' }, isRequired: true },
    side: {
      widget: 'choice',
      title: { id: 'page.login.password' },
      description: { id: 'page.password-reset.password-hint' },
      none: { id: 'page.checkout.choose' },
      choices: [
        { value: 'left', title: 'Left' },
        { value: 'right', title: { id: 'page.checkout.other' } },
      ],
    },
  },
};

function show(remote: Remote<unknown> = idle, initial: Values = { login: '', side: '' }) {
  const onSubmit = vi.fn();
  let showRemote: (next: Remote<unknown>) => void = () => {};
  function Form() {
    const [shown, setShown] = useState(remote);
    useEffect(() => {
      showRemote = (next) => act(() => setShown(next));
    }, []);
    return (
      <SchemaForm
        schema={schema}
        initial={initial}
        onSubmit={onSubmit}
        remote={shown}
        submit={{ id: 'page.login.submit' }}
        submitting={{ id: 'page.login.submitting' }}
        failure={(_error, words) => <p>{words}</p>}
      />
    );
  }
  renderWithSite(<Form />);
  const button = screen.getByRole('button');
  return {
    onSubmit,
    user: userEvent.setup(),
    button,
    showRemote: (next: Remote<unknown>) => showRemote(next),
  };
}

test('What was entered is handed over without blanks at its ends', async () => {
  const { onSubmit, user, button } = show();
  await user.type(screen.getByLabelText('Benutzername'), ' editor ');
  await user.selectOptions(screen.getByRole('combobox'), 'Left');
  await user.click(button);
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ login: 'editor', side: 'left' });
});

test('A missing value is said, its field has the focus, and nothing is handed over', async () => {
  const { onSubmit, user, button } = show();
  await user.click(button);
  const field = screen.getByLabelText('Benutzername');
  expect(field).toHaveFocus();
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Erforderliche Eingabe fehlt');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('While it is under way nothing is handed over again', async () => {
  const { onSubmit, user, button } = show({ status: 'pending' }, { login: 'editor', side: '' });
  await user.click(button);
  expect(onSubmit).not.toHaveBeenCalled();
  expect(button).toHaveAttribute('aria-disabled', 'true');
});

const refused = (errors: object[]): Remote<unknown> => ({
  status: 'failed',
  error: { status: 400, kind: 'http', message: 'Bad', errors },
});

test("The server's errors stand at their fields, the first of which has the focus; what was typed stays", async () => {
  const { user, showRemote } = show();
  await user.type(screen.getByLabelText('Benutzername'), 'editor');
  showRemote({ status: 'pending' });
  showRemote(
    refused([
      { field: 'side', message: 'Unknown.' },
      { field: 'login', message: 'Too long.' },
      { field: 'login', message: 'Odd.' },
    ]),
  );
  const field = screen.getByLabelText('Benutzername');
  expect(field).toHaveAccessibleDescription('Too long. Odd.');
  expect(field).toHaveFocus();
  expect(field).toHaveValue('editor');
  expect(screen.getByRole('combobox')).toBeInvalid();
});

test('What the server says of fields that are not here, and of none, is said above the form', () => {
  const { showRemote } = show();
  showRemote(
    refused([
      { field: 'constructor', message: 'Hostile.' },
      { field: 'other', message: 'y' },
      { message: 'All wrong.' },
    ]),
  );
  expect(screen.getByText('Hostile. y All wrong.')).toBeVisible();
  expect(screen.getByLabelText('Benutzername')).toHaveAttribute('aria-invalid', 'false');
});
