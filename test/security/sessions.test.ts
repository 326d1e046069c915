import { beforeEach, describe, expect, test } from 'vitest';
import { createCms } from '~mocks/cms';
import type { Mail } from '~mocks/mail/mailer';
import type { TestCms } from '~test/support/test-cms';
import { createTestCms, testOrigin } from '~test/support/test-cms';

const password = 'Portal-Demo-2026';
const secretPage = '/de/forschung/vertraulich';
/** A private picture as browsers ask for it: the cookie alone lets somebody in. */
const secretPicture = `/${secretPage}/bild/@@images/image/mini`;
const pixel = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const both = [true, true];
const neither = [false, false];
const clock = { now: 0 };
let mails: Mail[];
let cms: TestCms;

beforeEach(async () => {
  clock.now = Date.now();
  mails = [];
  const mailer = { send: async (mail: Mail) => void mails.push(mail) };
  cms = await createTestCms({ rateLimits: false, mailer, now: () => clock.now });
  const image = { data: pixel, encoding: 'base64', filename: 'b.gif', 'content-type': 'image/gif' };
  const json = { '@type': 'Image', id: 'bild', title: 'Bild', image };
  expect((await cms.ask(secretPage, { as: 'admin', json })).status).toBe(201);
});

interface Session {
  Authorization: string;
  cookie: string;
}

async function open(login: string, secret = password): Promise<Session> {
  const response = await cms.ask('/@login', { json: { login, password: secret } });
  const { token } = (await response.json()) as { token: string };
  return {
    Authorization: `Bearer ${token}`,
    cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '',
  };
}

/** Whether token and cookie of a session still let somebody in, each alone. */
async function holds({ Authorization, cookie }: Session): Promise<boolean[]> {
  const page = await cms.ask(secretPage, { headers: { Authorization } });
  const picture = await cms.ask(secretPicture, { headers: { cookie } });
  return [page.ok, picture.ok];
}

const send = (path: string, json: unknown, headers: Record<string, string> = {}, method = 'POST') =>
  cms.ask(path, { json, headers, method });

const resetLink = async (login: string): Promise<string> => {
  await send(`/@users/${login}/reset-password`, {});
  return /passwordreset\/(\w+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
};

const useLink = (login: string, reset_token: string) =>
  send(`/@users/${login}/reset-password`, { reset_token, new_password: 'ganz-neu-2099' });

describe('every session of an account ends', () => {
  const endings: Record<string, () => Promise<unknown>> = {
    'with a password that an administrator sets': () =>
      cms.ask('/@users/editor', { as: 'admin', method: 'PATCH', json: { password: 'ganz-neu-2099' } }),
    'with a password set by a mailed link': async () => useLink('editor', await resetLink('editor')),
    'with the account, also where another gets its id': async () => {
      await cms.ask('/@users/editor', { as: 'admin', method: 'DELETE' });
      const json = { username: 'editor', email: 'neu@immerlund.example', password, roles: ['Editor'] };
      expect((await cms.ask('/@users', { as: 'admin', json })).status).toBe(201);
    },
  };

  test.each(Object.keys(endings))('%s', async (name) => {
    const sessions = [await open('editor'), await open('editor')];
    const other = await open('reviewer');
    expect(await Promise.all(sessions.map(holds))).toEqual([both, both]);
    await endings[name]?.();
    expect(await Promise.all(sessions.map(holds))).toEqual([neither, neither]);
    for (const { Authorization } of sessions)
      expect((await send('/@login-renew', {}, { Authorization })).status).toBe(401);
    expect((await send('/@login-renew', {}, { Authorization: other.Authorization })).status).toBe(200);
  });

  test.each([
    ['/@users/editor/reset-password', { old_password: password, new_password: 'ganz-neu-2099' }, 'POST'],
    ['/@users/editor', { password: 'ganz-neu-2099' }, 'PATCH'],
  ])('but the one in which its user sets another password (%s)', async (path, json, method) => {
    const security = { enable_user_pwd_choice: true };
    await cms.ask('/@controlpanels/security', { as: 'admin', method: 'PATCH', json: security });
    const [own, other] = [await open('editor'), await open('editor')];
    await send(path, json, { Authorization: own.Authorization }, method);
    expect([await holds(own), await holds(other)]).toEqual([both, neither]);
    await cms.ask('/@users/editor', { as: 'admin', method: 'PATCH', json: { password: 'noch-neuer-2099' } });
    expect(await holds(own)).toEqual(neither);
  });

  test('but not with a change of something else', async () => {
    const session = await open('editor');
    await send('/@users/editor', { fullname: 'Edda' }, { Authorization: session.Authorization }, 'PATCH');
    expect(await holds(session)).toEqual(both);
  });
});

describe('a logout', () => {
  const logOut = (headers: Record<string, string>) => send('/@logout', {}, headers);

  test('ends token, cookie and renewed tokens of its session, and no other', async () => {
    const [session, other] = [await open('editor'), await open('editor')];
    const { Authorization } = session;
    const renewed = await send('/@login-renew', {}, { Authorization });
    const { token } = (await renewed.json()) as { token: string };
    const later = { ...session, Authorization: `Bearer ${token}` };
    expect(await holds(later)).toEqual(both);
    await logOut({ Authorization });
    expect([await holds(session), await holds(later), await holds(other)]).toEqual([neither, neither, both]);
    expect(await holds(await open('editor'))).toEqual(both);
  });

  test('ends the sessions of token and cookie where they are two', async () => {
    const [one, two] = [await open('editor'), await open('reviewer')];
    await logOut({ Authorization: one.Authorization, cookie: two.cookie });
    expect([await holds(one), await holds(two)]).toEqual([neither, neither]);
  });

  test('is stored, as long as a token of the session could last', async () => {
    const { Authorization } = await open('editor');
    await logOut({ Authorization });
    const again = createCms({ repository: cms.repository });
    const request = new Request(`${testOrigin}/++api++${secretPage}`, { headers: { Authorization } });
    expect((await again.fetch(request)).status).toBe(401);
    clock.now += 12 * 60 * 60 * 1000;
    const next = await open('editor');
    await logOut({ Authorization: next.Authorization });
    expect(cms.repository.records('tokens')).toHaveLength(1);
  });
});

describe('of the links that set a password', () => {
  test('only the newest counts', async () => {
    const first = await resetLink('editor');
    const second = await resetLink('editor');
    expect(await (await useLink('editor', first)).json()).toMatchObject({ error: { type: 'Unknown Token' } });
    expect((await useLink('editor', second)).status).toBe(200);
    expect((await useLink('editor', second)).status).toBe(403);
  });

  test.each([
    ['another password', { password: 'ganz-neu-2099' }],
    ['another address', { email: 'neu@immerlund.example' }],
  ])('none counts after %s', async (_, json) => {
    const link = await resetLink('editor');
    await cms.ask('/@users/editor', { as: 'admin', method: 'PATCH', json });
    expect((await useLink('editor', link)).status).toBe(403);
  });

  test('none is handed on with an id', async () => {
    const link = await resetLink('editor');
    await cms.ask('/@users/editor', { as: 'admin', method: 'DELETE' });
    const json = { username: 'editor', email: 'neu@immerlund.example', password };
    await cms.ask('/@users', { as: 'admin', json });
    expect((await useLink('editor', link)).status).toBe(403);
  });

  test('one for another account counts for nobody else', async () => {
    const link = await resetLink('editor');
    expect((await useLink('reviewer', link)).status).toBe(403);
    expect((await useLink('editor', link)).status).toBe(200);
  });
});
