import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { UnlockPage } from '@/pages/unlock/unlock-page';
import { unlockForm } from '@/state/unlock-form';
import { apiPath, startApi } from '~test/support/api';
import { renderWithSite } from '~test/support/render';

const api = startApi();
const path = '/de/dateien/bericht.pdf';
const passCookie = 'restricted_content_token';
const answerUnlock = (status: number, body: object) =>
  api.use(http.post(apiPath(`${path}/@unlock-form`), () => HttpResponse.json(body, { status })));

beforeEach(() => Cookies.remove(passCookie, { path: '/' }));

async function send(token: string) {
  const user = userEvent.setup();
  const site = renderWithSite(<UnlockPage />, { path: `${path}/unlock-form` });
  if (token !== '') await user.type(screen.getByLabelText('Zugangscode'), token);
  await user.click(screen.getByRole('button', { name: 'Freischalten' }));
  return site;
}

test('the right token leads back to the content, with its pass in a cookie', async () => {
  answerUnlock(200, { token: 'pass' });
  const { router, store } = await send(' watt-2026 ');
  await waitFor(() => expect(router.state.location.pathname).toBe(path));
  expect(router.state.location.state).toEqual({ arrival: 'unlocked' });
  expect(Cookies.get(passCookie)).toBe('pass');
  expect(unlockForm.select(store.getState().unlockForm ?? {})).toEqual({ status: 'loaded', data: 'pass' });
});

test.each([
  [403, 'Dieser Zugangscode gilt nicht für diesen Inhalt.'],
  [400, 'Dieser Inhalt ist nicht geschützt.'],
  [429, 'Es gab zu viele Versuche'],
  [500, 'Das Freischalten ist nicht gelungen.'],
])('a refusal with %i is said in words; the slice holds the error and no data', async (status, words) => {
  answerUnlock(status, { error: { type: 'x', message: 'No.' } });
  const { store } = await send('falsch');
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(screen.getByLabelText('Zugangscode')).toHaveValue('falsch');
  expect(Cookies.get(passCookie)).toBeUndefined();
  expect(unlockForm.select(store.getState().unlockForm ?? {})).toMatchObject({
    status: 'failed',
    error: { status },
  });
});

test('an empty token is marked before anything is sent', async () => {
  await send('');
  const field = screen.getByLabelText('Zugangscode');
  expect(field).toBeInvalid();
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription('Erforderliche Eingabe fehlt');
});

test('a server without the portal’s add-on has no such form', async () => {
  answerUnlock(404, { type: 'NotFound', message: 'Not found' });
  await send('x');
  expect(await screen.findByText('Hier verliert sich die Spur')).toBeInTheDocument();
});

test('an answer without a pass is a failure', async () => {
  answerUnlock(200, {});
  await send('x');
  expect(await screen.findByRole('alert')).toHaveTextContent('Das Freischalten ist nicht gelungen.');
});
