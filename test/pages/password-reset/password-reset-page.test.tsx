import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { PasswordResetPage } from '@/pages/password-reset/password-reset-page';
import { apiPath, startApi } from '~test/support/api';
import { renderWithSite } from '~test/support/render';

const api = startApi();

/** Answers the call and gives what was sent. */
function answerReset(status: number, body: object | null = null) {
  const sent: unknown[] = [];
  api.use(
    http.post(apiPath('/@users/erika/reset-password'), async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(body, { status });
    }),
  );
  return sent;
}

async function ask() {
  const user = userEvent.setup();
  renderWithSite(<PasswordResetPage />, { path: '/de/passwordreset' });
  await user.type(screen.getByLabelText('Benutzername'), 'erika');
  await user.click(screen.getByRole('button', { name: 'E-Mail anfordern' }));
}

async function set(password: string, again: string, login = 'erika') {
  const user = userEvent.setup();
  renderWithSite(<PasswordResetPage />, { path: '/de/passwordreset/to%2Fken' });
  if (login !== '') await user.type(screen.getByLabelText('Benutzername'), login);
  await user.type(screen.getByLabelText('Neues Passwort'), password);
  await user.type(screen.getByLabelText('Neues Passwort wiederholen'), again);
  await user.click(screen.getByRole('button', { name: 'Passwort setzen' }));
}

test.each([200, 404])('nobody learns from the answer %i whether there is an account', async (status) => {
  const sent = answerReset(status);
  await ask();
  expect(await screen.findByRole('status')).toHaveTextContent('Bitte sehen Sie in Ihr Postfach.');
  expect(sent).toEqual([{}]);
});

test.each([
  [429, 'Es gab zu viele Versuche'],
  [500, 'Der Server hat eine unerwartete Antwort gegeben'],
])('a request that fails with %i says so', async (status, words) => {
  answerReset(status, { error: { type: 'x', message: 'x' } });
  await ask();
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
});

test('a new password is sent with the token of the mail', async () => {
  const sent = answerReset(200);
  await set('langes-passwort', 'langes-passwort');
  expect(await screen.findByRole('status')).toHaveTextContent('Ihr Passwort ist gesetzt.');
  expect(sent).toEqual([{ reset_token: 'to/ken', new_password: 'langes-passwort' }]);
  expect(screen.getByRole('link', { name: 'Zur Anmeldung' })).toHaveAttribute('href', '/de/login');
});

test.each([
  [403, 'Unknown Token', 'The reset_token is unknown/not valid.', 'wurde schon verwendet'],
  [403, 'Expired Token', 'The reset_token is expired.', 'Der Link ist abgelaufen.'],
  [404, 'NotFound', '', 'gehören nicht zusammen'],
  [400, 'Invalid password', 'Zu kurz', 'nimmt dieses Passwort nicht an'],
  [429, 'Too Many Requests', '', 'Es gab zu viele Versuche'],
])('a refusal with %i %s is said in words', async (status, type, message, words) => {
  answerReset(status, { error: { type, message } });
  await set('langes-passwort', 'langes-passwort');
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
});

test.each([
  ['', 'kurz', 'kurz', 'Benutzername', 'Erforderliche Eingabe fehlt'],
  ['erika', 'kurz', 'kurz', 'Neues Passwort', /weniger als 8 Zeichen/],
  ['erika', 'langes-passwort', 'anderes-passwort', 'Neues Passwort wiederholen', /stimmen nicht überein/],
])('%j %s %s is refused before anything is sent', async (login, password, again, field, words) => {
  await set(password, again, login);
  expect(screen.getByLabelText(field)).toBeInvalid();
  expect(screen.getByLabelText(field)).toHaveAccessibleDescription(words);
  expect(screen.getByLabelText(field)).toHaveFocus();
});
