import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, test } from 'vitest';
import { apiPath } from '~test/support/api';
import { startCms } from '~test/support/cms';
import { renderSite } from '~test/support/render-site';
import { amountChanged } from '@/state/cart';
import { sessionCookie } from '@/lib/session-token';
import { unsavedWorkEnded } from '@/state/session';
import { renewSession } from '@/state/session-calls';

const { api, cms } = startCms();
const user = userEvent.setup();
afterEach(() => localStorage.clear());

const report = { '@id': '/de/nirgends/bericht', '@type': 'CartItem', title: 'Bericht', is_orderable: true };
const answerPublications = () =>
  api.use(
    http.get(apiPath('/@search'), ({ request }) =>
      request.url.includes('portal_type=CartItem')
        ? HttpResponse.json({ '@id': 'x', items: [report], items_total: 1 })
        : undefined,
    ),
  );

const lastName = () => screen.getByLabelText('Nachname');
const dialog = () => screen.queryByRole('dialog', { name: 'Ihre Sitzung ist abgelaufen' });

const answerRenewal = (answer: () => Response) => api.use(http.post(apiPath('/@login-renew'), answer));
const refused = () => HttpResponse.json({ type: 'Unauthorized', message: 'No.' }, { status: 401 });

/** Somebody who is logged in and has begun to fill in a form. */
async function fillIn() {
  answerPublications();
  const site = await renderSite('/de/@cart-checkout', { token: await cms().login('editor') });
  act(() => site.store.dispatch(amountChanged(report['@id'], 1)));
  await screen.findByLabelText('Nachname');
  await user.type(lastName(), 'Quandt');
  const renew = () => act(async () => void (await site.store.dispatch(renewSession('de'))));
  return { ...site, renew, session: () => site.store.getState().session };
}

async function logIn() {
  const form = within(await screen.findByRole('dialog', { name: 'Ihre Sitzung ist abgelaufen' }));
  await user.type(form.getByLabelText('Passwort'), 'Portal-Demo-2026');
  await user.click(form.getByRole('button', { name: 'Anmelden und weitermachen' }));
  await waitFor(() => expect(dialog()).toBeNull());
}

describe('a renewal that fails', () => {
  test.each([
    ['for want of a connection', () => HttpResponse.error()],
    ['with an error of the server', () => HttpResponse.json({ type: 'KeyError' }, { status: 500 })],
    ['with a proxy’s page', () => HttpResponse.html('<h1>Wartung</h1>', { status: 503 })],
    ['with a page in place of data', () => HttpResponse.html('<h1>Wartung</h1>')],
  ])('%s keeps the session and the form that is open', async (_name, answer) => {
    const { renew, session } = await fillIn();
    answerRenewal(answer);
    await renew();
    expect(session()).toMatchObject({ current: { userId: 'editor' }, end: null });
    expect(lastName()).toHaveValue('Quandt');
    expect(dialog()).toBeNull();
  });

  test('as refused offers the login over the form, which stays as it is, and takes the keyboard there and back', async () => {
    const { renew, session } = await fillIn();
    lastName().focus();
    answerRenewal(refused);
    await renew();
    const over = await screen.findByRole('dialog', { name: 'Ihre Sitzung ist abgelaufen' });
    expect(within(over).getByLabelText('Benutzername')).toHaveValue('editor');
    expect(within(over).getByLabelText('Passwort')).toHaveFocus();
    expect(lastName()).toHaveValue('Quandt');
    expect(session()).toMatchObject({ current: { userId: 'editor' }, end: 'asked' });
    await logIn();
    expect(session()).toMatchObject({ current: { userId: 'editor' }, end: null });
    expect(lastName()).toHaveValue('Quandt');
    await waitFor(() => expect(lastName()).toHaveFocus());
  });

  test('as refused says before somebody else logs in whose the work stays, and has the password sent in another tab', async () => {
    const { renew, session } = await fillIn();
    answerRenewal(refused);
    await renew();
    const over = within(await screen.findByRole('dialog', { name: 'Ihre Sitzung ist abgelaufen' }));
    expect(over.getByLabelText('Benutzername')).toHaveAttribute('readonly');
    const reset = over.getByRole('link', { name: /Passwort vergessen/ });
    expect(reset).toHaveAttribute('href', '/de/passwordreset');
    expect(reset).toHaveAttribute('target', '_blank');
    await user.click(over.getByRole('button', { name: 'Mit anderem Benutzernamen anmelden' }));
    expect(over.getByRole('status')).toHaveTextContent(/wird nichts davon unter Ihrem Namen gespeichert/);
    expect(over.getByLabelText('Benutzername')).toHaveFocus();
    expect(over.getByLabelText('Benutzername')).toHaveValue('');
    await user.keyboard('siteadmin');
    await user.type(over.getByLabelText('Passwort'), 'Portal-Demo-2026');
    await user.click(over.getByRole('button', { name: 'Anmelden und weitermachen' }));
    await waitFor(() => expect(dialog()).toBeNull());
    expect(session()).toMatchObject({ current: { userId: 'siteadmin' }, end: null });
  });

  test('as refused keeps the form over a login whose answer holds no token', async () => {
    const { renew, session } = await fillIn();
    answerRenewal(refused);
    await renew();
    api.use(http.post(apiPath('/@login'), () => HttpResponse.json({ token: 'x' })));
    const over = within(await screen.findByRole('dialog', { name: 'Ihre Sitzung ist abgelaufen' }));
    await user.type(over.getByLabelText('Passwort'), 'Portal-Demo-2026');
    await user.click(over.getByRole('button', { name: 'Anmelden und weitermachen' }));
    expect(await over.findByRole('alert')).toBeVisible();
    expect(session()).toMatchObject({ current: { userId: 'editor' }, end: 'asked' });
    expect(lastName()).toHaveValue('Quandt');
  });

  test('as refused ends the session at once where nothing is unsaved', async () => {
    const site = await renderSite('/de/forschung', { token: await cms().login('editor') });
    await screen.findByRole('heading', { level: 1, name: 'Forschung' });
    answerRenewal(refused);
    await act(async () => void (await site.store.dispatch(renewSession('de'))));
    expect(site.store.getState().session).toMatchObject({ current: null, end: null });
    expect(dialog()).toBeNull();
  });
});

describe('somebody else who logs in in another window', () => {
  const other = () => screen.findByRole('dialog', { name: 'Hier ist jetzt jemand anderes angemeldet' });
  const comeBack = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));

  test('is not given the form that is open: its own person is asked to log in again, and it stays', async () => {
    const { session } = await fillIn();
    Cookies.set(sessionCookie, await cms().login('siteadmin'));
    comeBack();
    const over = within(await other());
    expect(over.getByText(/In einem anderen Fenster ist Sönke Admiraal angemeldet/)).toBeVisible();
    expect(over.getByLabelText('Benutzername')).toHaveValue('editor');
    expect(session()).toMatchObject({ current: { userId: 'editor' }, end: 'asked' });
    await user.type(over.getByLabelText('Passwort'), 'Portal-Demo-2026');
    await user.click(over.getByRole('button', { name: 'Anmelden und weitermachen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(session()).toMatchObject({ current: { userId: 'editor' }, end: null });
    expect(lastName()).toHaveValue('Quandt');
  });

  test('is whose the page is where nothing is unsaved, or is not any more', async () => {
    const { session, store } = await fillIn();
    Cookies.set(sessionCookie, await cms().login('siteadmin'));
    comeBack();
    await other();
    act(() => void store.dispatch(unsavedWorkEnded()));
    expect(session()).toMatchObject({ current: { userId: 'siteadmin' }, end: null });
    Cookies.set(sessionCookie, await cms().login('editor'));
    comeBack();
    expect(session()).toMatchObject({ current: { userId: 'editor' }, end: null });
  });
});

describe('what is sent when the session is over', () => {
  const orders: unknown[] = [];

  /** Refuses orders until somebody has logged in again, and renewals for good. */
  function answerOrders() {
    orders.length = 0;
    let isOver = true;
    answerRenewal(refused);
    api.use(
      http.post(apiPath('/@login'), ({ request }) => {
        isOver = false;
        return cms().fetch(request);
      }),
      http.post(apiPath('/@cart-order'), async ({ request }) => {
        orders.push(await request.json());
        return isOver
          ? refused()
          : HttpResponse.json({ '@id': 'x', orderId: 'B-1', order_id: 'B-1', id: 'B-1' });
      }),
    );
  }

  async function send() {
    const words = {
      'Straße und Hausnummer': 'Deichweg 3',
      Postleitzahl: '01234',
      Ort: 'Immerlund',
      'E-Mail-Adresse': 'ada@quandt.example',
    };
    await user.click(screen.getByLabelText('Frau'));
    for (const [label, typed] of Object.entries(words)) await user.type(screen.getByLabelText(label), typed);
    await user.click(screen.getByRole('button', { name: 'Bestellung absenden' }));
  }

  test('goes once more after the login over it', async () => {
    await fillIn();
    answerOrders();
    await send();
    await logIn();
    await waitFor(() => expect(orders).toHaveLength(2));
    expect(orders[1]).toEqual(orders[0]);
    expect(await screen.findByText(/B-1/)).toBeVisible();
  });

  test('stays in its form where no login follows, and asks again when it is sent again', async () => {
    await fillIn();
    answerOrders();
    await send();
    await screen.findByRole('dialog', { name: 'Ihre Sitzung ist abgelaufen' });
    await user.click(within(dialog() as HTMLElement).getByRole('button', { name: 'Schließen' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(lastName()).toHaveValue('Quandt');
    expect(dialog()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Bestellung absenden' }));
    await screen.findByRole('dialog', { name: 'Ihre Sitzung ist abgelaufen' });
    expect(orders).toHaveLength(2);
  });

  test('is refused as it is to those whose session goes on', async () => {
    await fillIn();
    api.use(http.post(apiPath('/@cart-order'), refused));
    await send();
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(dialog()).toBeNull();
  });
});
