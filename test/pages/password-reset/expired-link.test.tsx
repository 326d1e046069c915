import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Mail } from '~mocks/mail/mailer';
import { PasswordResetPage } from '@/pages/password-reset/password-reset-page';
import { startCms } from '~test/support/cms';
import { renderWithSite } from '~test/support/render';

const week = 7 * 24 * 60 * 60 * 1000;
const clock = { now: Date.parse('2026-05-01T10:00:00Z') };
const mails: Mail[] = [];
const { cms } = startCms({
  rateLimits: false,
  now: () => clock.now,
  mailer: { send: async (mail) => void mails.push(mail) },
});

async function useLink(password: string): Promise<void> {
  const token = /passwordreset\/(\w+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
  const user = userEvent.setup();
  renderWithSite(<PasswordResetPage />, { path: `/de/passwordreset/${token}` });
  for (const [label, typed] of [
    ['Benutzername', 'editor'],
    ['Neues Passwort', password],
    ['Neues Passwort wiederholen', password],
  ] as const) {
    await user.click(screen.getByLabelText(label));
    await user.paste(typed);
  }
  await user.click(screen.getByRole('button', { name: 'Passwort setzen' }));
}

const logIn = async (password: string) =>
  (await cms().ask('/@login', { json: { login: 'editor', password } })).status;

test.each([
  [week - 1, 'ein-neues-wort', 'status', 'Ihr Passwort ist gesetzt.', 200],
  [week, 'noch-ein-wort-mehr', 'alert', 'Der Link ist abgelaufen.', 401],
])(
  'the link of a mail that is %i ms old sets a password within a week alone',
  async (age, password, role, words, login) => {
    expect((await cms().ask('/@users/editor/reset-password', { json: {} })).ok).toBe(true);
    clock.now += age;
    await useLink(password);
    expect(await screen.findByRole(role)).toHaveTextContent(words);
    expect(await logIn(password)).toBe(login);
  },
);
