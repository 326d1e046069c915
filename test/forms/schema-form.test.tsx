import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
  renderWithSite(
    <SchemaForm
      schema={schema}
      initial={initial}
      onSubmit={onSubmit}
      remote={remote}
      submit={{ id: 'page.login.submit' }}
      submitting={{ id: 'page.login.submitting' }}
    />,
  );
  return { onSubmit, user: userEvent.setup(), button: screen.getByRole('button') };
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

test("The server's errors stand at their fields; those of fields that are not here stand nowhere", () => {
  const fields = { login: ['Too long.', 'Odd.'], constructor: ['x'], other: ['y'] };
  show({ status: 'failed', error: { status: 400, kind: 'http', message: 'Bad', fields } });
  expect(screen.getByLabelText('Benutzername')).toHaveAccessibleDescription('Too long. Odd.');
  expect(screen.queryByText('y')).not.toBeInTheDocument();
});
