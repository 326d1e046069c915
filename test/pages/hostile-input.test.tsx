import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { beforeEach, expect, test } from 'vitest';
import type { Mail } from '~mocks/mail/mailer';
import { startCms } from '~test/support/cms';
import { expectHarmless } from '~test/support/harmless';
import { renderSite } from '~test/support/render-site';

const odd = `=cmd|' /C calc'!A0 <b onclick="window.hurt=1">b</b><img src=x onerror="window.hurt=1"> \u202Eabc\u202C 🌊`;
const long = '<&\u202E🌊='.repeat(1666);
const tooLong = /^Das sind mehr als 200 Zeichen/;

const mails: Mail[] = [];
const person = { email: 'ada@immerlund.example', firstname: odd, name: odd, positions: `${odd}\n${odd}` };
const { cms } = startCms({
  rateLimits: false,
  mailer: { send: (mail) => Promise.resolve(void mails.push(mail)) },
  items: [
    { path: '/de', type: 'LRF', title: 'Deutsch' },
    {
      path: '/de/ada',
      type: 'Member',
      title: 'Ada',
      fields: {
        ...person,
        address: odd,
        building: odd,
        room: odd,
        phone: odd,
        website: odd,
        research_url_1: 'https://example.org/',
        research_url_label_1: odd,
        fields_of_competence: [odd],
        about_me_headline: odd,
        about_me_shown: true,
        about_me: { data: '<p>Text</p>', 'content-type': 'text/html', encoding: 'utf-8' },
      },
    },
    { path: '/de/seite', type: 'Document', title: 'Seite', fields: { allow_discussion: true } },
    {
      path: '/de/zu.pdf',
      type: 'File',
      title: 'Zu',
      fields: { file: { file: 'zu.pdf' }, restricted: true, restricted_token: 'Ebbe-und-Flut' },
    },
    { path: '/de/stellen', type: 'JobOfferContainer', title: 'Stellen' },
  ],
});

const user = userEvent.setup();

beforeEach(() => {
  mails.splice(0);
  localStorage.clear();
  sessionStorage.clear();
});

async function open(path: string) {
  const site = await renderSite(path);
  await screen.findByRole('heading', { level: 1 });
  return site;
}

async function enter(label: string | RegExp, words: string) {
  const field = await screen.findByLabelText(label);
  field.focus();
  // Letter by letter it would take minutes.
  fireEvent.change(field, { target: { value: words } });
}

const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));

/** What the CMS has of the comments of the page. */
async function comments() {
  const answer = await cms().ask('/de/seite/@comments', { as: 'admin' });
  return ((await answer.json()) as { items: { author_name: string; text: { data: string } }[] }).items;
}

test('A message reaches its person as it was typed; a subject that is too long is refused and stays', async () => {
  await open('/de/ada');
  await press(/^Nachricht schreiben/);
  await enter('Ihre E-Mail-Adresse', odd);
  await enter('Betreff', long);
  await enter('Nachricht', long);
  await press('Nachricht senden');
  expect(screen.getByLabelText('Ihre E-Mail-Adresse')).toHaveAccessibleDescription(
    'Erforderliche Eingabe fehlt',
  );
  expect(screen.getByLabelText('Betreff')).toHaveAccessibleDescription(tooLong);
  expect(screen.getByLabelText('Betreff')).toHaveValue(long);
  expect(mails).toEqual([]);
  await enter('Ihre E-Mail-Adresse', `${'a'.repeat(64)}@example.org`);
  await enter('Betreff', odd);
  await press('Nachricht senden');
  await screen.findByText('Ihre Nachricht ist gesendet.');
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ replyTo: `${'a'.repeat(64)}@example.org`, subject: odd });
  expect(mails[0]?.text).toContain(long);
  expectHarmless(document.body);
}, 60_000);

test.each([
  ['odd signs', odd],
  ['10 000 characters', long],
])('A comment of %s is stored whole, and shown as text', async (_, words) => {
  await cms().ask('/@controlpanels/discussion', {
    as: 'admin',
    method: 'PATCH',
    json: { globally_enabled: true, anonymous_comments: true },
  });
  const before = await comments();
  const { unmount } = await open('/de/seite');
  await enter('Name', words);
  await enter(/^E-Mail-Adresse/, words);
  await enter('Kommentar', words);
  await press('Kommentar absenden');
  expect(await comments()).toHaveLength(before.length);
  expect(screen.getByLabelText('Kommentar')).toHaveValue(words);
  await enter(/^E-Mail-Adresse/, '');
  await press('Kommentar absenden');
  await waitFor(async () => expect(await comments()).toHaveLength(before.length + 1));
  const made = (await comments()).at(-1);
  expect(made).toMatchObject({ author_name: words, text: { data: words } });
  unmount();
  await open('/de/seite');
  const main = within(await screen.findByRole('main'));
  await waitFor(() => expect(main.getAllByText((text) => text === words)).toHaveLength(2));
  expectHarmless(document.body);
});

test.each([
  ['odd signs', odd],
  ['10 000 characters', long],
])('A token of %s is refused, and stays to be changed', async (_, words) => {
  await open('/de/zu.pdf/unlock-form');
  await enter('Zugangscode', words);
  await press('Freischalten');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Dieser Zugangscode gilt nicht für diesen Inhalt.',
  );
  expect(screen.getByLabelText('Zugangscode')).toHaveValue(words);
  expect(Cookies.get('restricted_content_token')).toBeUndefined();
});

test('Words for jobs stand in the address as they were typed, and find nothing', async () => {
  const { router } = await open('/de/stellen');
  await enter('Stichwort', odd);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(new URLSearchParams(router.state.location.search).get('text')).toBe(odd));
  expect(await screen.findByText('Zu dieser Suche gibt es keine Stelle.')).toBeVisible();
  expect(screen.getByLabelText('Stichwort')).toHaveValue(odd);
  expectHarmless(document.body);
});

test('A profile shows whatever stands in its fields as text', async () => {
  const { container } = await open('/de/ada');
  const main = screen.getByRole('main');
  await waitFor(() => expect(main.querySelector('.member')).not.toBeNull());
  // Name, two lines of positions, competence, headline, telephone, website, label, address and room.
  expect((main.textContent ?? '').split(odd).length - 1).toBeGreaterThanOrEqual(10);
  expectHarmless(container);
});
