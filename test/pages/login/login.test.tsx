import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { LoginPage } from '@/pages/login/login-page';
import { returnPath } from '@/pages/login/return-path';
import { apiPath, startApi } from '~test/support/api';
import { makeToken, renderWithSite } from '~test/support/render';

const api = startApi();
const answerLogin = (status: number, body: object) =>
  api.use(http.post(apiPath('/@login'), () => HttpResponse.json(body, { status })));

function renderLogin(path = '/de/login') {
  return { ...renderWithSite(<LoginPage />, { path }), user: userEvent.setup() };
}
async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('Benutzername'), 'editor');
  await user.type(screen.getByLabelText('Passwort'), 'geheim');
  await user.click(screen.getByRole('button', { name: 'Anmelden' }));
}

test('after logging in one is back where one came from', async () => {
  answerLogin(200, { token: makeToken('editor') });
  const { user, router, store } = renderLogin('/de/login?return_url=%2Fde%2Fintranet%3Fseite%3D2');
  await fillIn(user);
  await waitFor(() => expect(router.state.location.pathname).toBe('/de/intranet'));
  expect(router.state.location.search).toBe('?seite=2');
  expect(store.getState().session.current?.userId).toBe('editor');
});

test.each([
  ['readers come to the home page', [], '/de'],
  ['those who work on the site come to its desk', [{ id: 'folderContents', title: 'Inhalte' }], '/de/desk'],
])('without a return_url %s', async (_who, object, target) => {
  answerLogin(200, { token: makeToken('editor') });
  api.use(http.get(apiPath('/de/@actions'), () => HttpResponse.json({ object })));
  const { user, router } = renderLogin();
  await fillIn(user);
  await waitFor(() => expect(router.state.location.pathname).toBe(target));
});

test('a login on a page leads to that page', async () => {
  answerLogin(200, { token: makeToken('editor') });
  const { user, router } = renderLogin('/de/forschung/login');
  await fillIn(user);
  await waitFor(() => expect(router.state.location.pathname).toBe('/de/forschung'));
});

test.each([
  [401, 'Benutzername oder Passwort stimmen nicht'],
  [429, 'Es gab zu viele falsche Versuche hintereinander. Bitte warten Sie 10 Minuten'],
  [500, 'Der Server hat eine unerwartete Antwort gegeben'],
])('a refusal with %i is said in words, and what was entered stays', async (status, words) => {
  answerLogin(status, { error: { type: 'x', message: 'Wrong login and/or password.' } });
  const { user } = renderLogin();
  await fillIn(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(screen.getByLabelText('Benutzername')).toHaveValue('editor');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
});

test.each([
  ['1', 'Bitte warten Sie eine Minute'],
  ['61', 'Bitte warten Sie 2 Minuten'],
  ['600', 'Bitte warten Sie 10 Minuten'],
])('after too many attempts one reads how long to wait: %s seconds', async (seconds, words) => {
  const headers = { 'Retry-After': seconds };
  const body = { error: { type: 'Too Many Requests', message: 'Too many failed logins.' } };
  api.use(http.post(apiPath('/@login'), () => HttpResponse.json(body, { status: 429, headers })));
  const { user } = renderLogin();
  await fillIn(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
});

test('an unreachable server is said in words', async () => {
  api.use(http.post(apiPath('/@login'), () => HttpResponse.error()));
  const { user } = renderLogin();
  await fillIn(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Der Server ist gerade nicht erreichbar');
});

test('an empty field is marked before anything is sent', async () => {
  const { user } = renderLogin();
  await user.type(screen.getByLabelText('Benutzername'), 'editor');
  await user.click(screen.getByRole('button', { name: 'Anmelden' }));
  const password = screen.getByLabelText('Passwort');
  expect(password).toBeInvalid();
  expect(password).toHaveAccessibleDescription('Erforderliche Eingabe fehlt');
  expect(screen.getByLabelText('Benutzername')).toBeValid();
});

test('who is logged in already can go on or log out', () => {
  renderWithSite(<LoginPage />, { path: '/de/login?return_url=/de/intranet', session: true });
  expect(screen.getByText('Sie sind als Erika Beispiel angemeldet.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Weiter zur Seite' })).toHaveAttribute('href', '/de/intranet');
});

test.each([
  ['/de/intranet', '/de/intranet'],
  ['/profil?a=b#c', '/profil?a=b#c'],
  ['//evil.example/x', '/de'],
  ['/\\evil.example', '/de'],
  ['/\t/evil.example', '/de'],
  ['/..//evil.example', '/de'],
  ['/.//evil.example/login', '/de'],
  ['https://evil.example', '/de'],
  ['javascript:alert(1)', '/de'],
  ['/de/login?return_url=/x', '/de'],
  ['/de/logout', '/de'],
  [null, '/de'],
])('the return_url %j leads to %s', (stored, path) => {
  expect(returnPath(stored, '/de')).toBe(path);
});
