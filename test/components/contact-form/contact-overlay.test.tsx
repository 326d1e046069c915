import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { ContactButton } from '@/components/contact-form/contact-button';
import { ContactOverlay } from '@/components/contact-form/contact-overlay';
import { contactForm } from '@/state/contact-form';
import type { Language } from '@/lib/language';
import { apiPath, startApi } from '~test/support/api';
import { renderWithSite } from '~test/support/render';

const api = startApi();
const path = '/de/personen/anna';
const user = userEvent.setup();

function open(more: Partial<Parameters<typeof ContactOverlay>[0]> = {}, language: Language = 'en') {
  const onClose = vi.fn();
  const site = renderWithSite(<ContactOverlay path={path} name="Anna Vogt" onClose={onClose} {...more} />, {
    path: `/${language}/people`,
    language,
  });
  return { ...site, onClose, remote: () => contactForm.select(site.store.getState().contactForm ?? {}) };
}

function listen(status = 204, body: object | null = null) {
  const bodies: unknown[] = [];
  api.use(
    http.post(apiPath(`${path}/@contact-form`), async ({ request }) => {
      bodies.push(await request.json());
      return body ? HttpResponse.json(body, { status }) : new HttpResponse(null, { status });
    }),
  );
  return bodies;
}

const email = () => screen.getByLabelText('Your e-mail address');
const message = () => screen.getByLabelText('Message');
const send = () => user.click(screen.getByRole('button', { name: /Send message|Sending/ }));

async function fill(sender = 'max@example.org', words = 'Good morning!') {
  await user.type(email(), sender);
  await user.type(message(), words);
}

test('shows the first two lines of positions', () => {
  open({ positions: 'Head of group\n\nProfessor\nSpeaker' });
  expect(screen.getByText('Head of group')).toBeVisible();
  expect(screen.getByText('Professor')).toBeVisible();
  expect(screen.queryByText('Speaker')).toBeNull();
});

test('sends sender, subject and message, is busy meanwhile, and says that they are sent', async () => {
  const { remote } = open();
  const bodies: unknown[] = [];
  api.use(
    http.post(apiPath(`${path}/@contact-form`), async ({ request }) => {
      bodies.push(await request.json());
      await delay(30);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  await fill();
  await user.type(screen.getByLabelText('Subject'), 'Visit');
  await send();
  expect(screen.getByRole('button', { name: 'Sending …' })).toHaveAttribute('aria-disabled', 'true');
  expect(remote()).toEqual({ status: 'pending' });
  await send();
  expect(await screen.findByRole('status')).toHaveTextContent('Your message has been sent.');
  expect(screen.getByRole('status')).toHaveFocus();
  expect(bodies).toEqual([{ email: 'max@example.org', subject: 'Visit', message: 'Good morning!' }]);
  expect(remote()).toEqual({ status: 'loaded', data: true });
});

test('the subject is optional, and is not sent where there is none', async () => {
  open();
  const bodies = listen();
  await fill();
  await send();
  await screen.findByRole('status');
  expect(bodies).toEqual([{ email: 'max@example.org', message: 'Good morning!' }]);
});

test('a given subject is sent without a field for it', async () => {
  open({ subject: '2026-214' });
  const bodies = listen();
  expect(screen.queryByLabelText('Subject')).toBeNull();
  await fill();
  await send();
  await screen.findByRole('status');
  expect(bodies).toEqual([{ email: 'max@example.org', subject: '2026-214', message: 'Good morning!' }]);
});

test.each(['', 'max', 'max@', 'max@example', 'a b@example.org', 'max@exämple.org', '<max>@example.org'])(
  'the sender %j is no address: Required input is missing',
  async (sender) => {
    open();
    const bodies = listen();
    if (sender !== '') await user.type(email(), sender);
    await user.type(message(), 'x');
    await send();
    expect(email()).toBeInvalid();
    expect(email()).toHaveFocus();
    expect(email()).toHaveAccessibleDescription('Required input is missing');
    expect(bodies).toEqual([]);
  },
);

test('an empty message is asked for: Please enter a message', async () => {
  open();
  const bodies = listen();
  await user.type(email(), 'max@example.org');
  await user.type(message(), '   ');
  await send();
  expect(message()).toHaveAccessibleDescription('Please enter a message');
  expect(message()).toHaveFocus();
  expect(bodies).toEqual([]);
});

test('mandatory fields are marked, and only they', () => {
  open();
  expect(email()).toBeRequired();
  expect(message()).toBeRequired();
  expect(screen.getByLabelText('Subject')).not.toBeRequired();
  expect(screen.getByText('Fields marked with * are mandatory.')).toBeVisible();
});

test('who fills in the field that nobody sees is told of a success, and nothing is sent', async () => {
  const { remote } = open();
  const bodies = listen();
  await fill();
  const trap = document.querySelector<HTMLInputElement>('input[name="name"]');
  expect(trap).toHaveAttribute('tabindex', '-1');
  expect(trap?.closest('[aria-hidden="true"]')).not.toBeNull();
  if (trap) trap.value = 'Robot';
  await send();
  expect(await screen.findByRole('status')).toHaveTextContent('Your message has been sent.');
  expect(bodies).toEqual([]);
  expect(remote()).toEqual({ status: 'idle' });
});

test.each([
  [400, 'Please check what you entered.'],
  [429, 'There were too many messages'],
  [500, 'Your text is still here.'],
])('a failure with %i is said and keeps the text', async (status, words) => {
  const { remote } = open();
  listen(status, { type: 'x', message: 'No.' });
  await fill('max@example.org', 'A long thought');
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(message()).toHaveValue('A long thought');
  expect(email()).toHaveValue('max@example.org');
  expect(remote()).toMatchObject({ status: 'failed', error: { status } });
  const bodies = listen();
  await send();
  await screen.findByRole('status');
  expect(bodies).toHaveLength(1);
});

test('without a connection the text stays, too', async () => {
  open();
  api.use(http.post(apiPath(`${path}/@contact-form`), () => HttpResponse.error()));
  await fill();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('The server cannot be reached right now.');
  expect(message()).toHaveValue('Good morning!');
});

test('a Plone without the form sends the message to the site’s owner, with the page’s address', async () => {
  open();
  const bodies: unknown[] = [];
  listen(404, { type: 'NotFound', message: 'Resource not found' });
  api.use(
    http.post(apiPath('/@email-notification'), async ({ request }) => {
      bodies.push(await request.json());
      return new HttpResponse(null, { status: 204 });
    }),
  );
  await fill();
  await send();
  await screen.findByRole('status');
  expect(bodies).toEqual([
    { from: 'max@example.org', message: `${window.location.origin}${path}\n\nGood morning!` },
  ]);
});

test('a message that is too long is refused before it is sent, and stays', async () => {
  open();
  const bodies = listen();
  await user.type(email(), 'max@example.org');
  await user.click(message());
  await user.paste('é'.repeat(10_001));
  await send();
  expect(message()).toHaveAccessibleDescription('This is longer than 10,000 characters.');
  expect(message()).toHaveValue('é'.repeat(10_001));
  expect(bodies).toEqual([]);
});

test('markup, direction marks, emoji and formulas are sent as they were typed', async () => {
  open();
  const bodies = listen();
  const odd = '<b>x</b> \u202Eabc 🦉 =cmd|calc';
  await user.type(email(), 'max@example.org');
  await user.click(message());
  await user.paste(odd);
  await send();
  await screen.findByRole('status');
  expect(bodies).toEqual([{ email: 'max@example.org', message: odd }]);
});

test('‘Close window’ closes it and clears what was typed; so does closing before it is sent', async () => {
  const site = renderWithSite(<ContactButton path={path} name="Anna Vogt" />, {
    path: '/en/x',
    language: 'en',
  });
  const opener = screen.getByRole('button', { name: 'Write a message: Anna Vogt' });
  await user.click(opener);
  const dialog = await screen.findByRole('dialog', { name: 'Message to Anna Vogt' });
  await fill('max@example.org', 'Half a thought');
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(opener).toHaveFocus();

  await user.click(opener);
  expect(message()).toHaveValue('');
  listen();
  await fill();
  await send();
  await user.click(await screen.findByRole('button', { name: 'Close window' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() =>
    expect(contactForm.select(site.store.getState().contactForm ?? {})).toEqual({ status: 'idle' }),
  );
  await user.click(opener);
  expect(email()).toHaveValue('');
});

test('speaks German', async () => {
  open({}, 'de');
  await user.click(screen.getByRole('button', { name: 'Nachricht senden' }));
  expect(screen.getByLabelText('Ihre E-Mail-Adresse')).toHaveAccessibleDescription(
    'Erforderliche Eingabe fehlt',
  );
  expect(screen.getByLabelText('Nachricht')).toHaveAccessibleDescription(
    'Bitte geben Sie eine Nachricht ein',
  );
});
