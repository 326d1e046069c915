// @vitest-environment node
import { beforeEach, describe, expect, test } from 'vitest';
import { createCms } from '~mocks/cms';
import type { Mail } from '~mocks/mail/mailer';
import type { TestCms } from '~mocks/vitest';
import { createTestCms, testOrigin } from '~mocks/vitest';

const password = 'Portal-Demo-2026';
const secretPage = '/de/forschung/vertraulich';
let mails: Mail[];
let cms: TestCms;

beforeEach(async () => {
  mails = [];
  const mailer = { send: async (mail: Mail) => void mails.push(mail) };
  cms = await createTestCms({ rateLimits: false, mailer });
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
async function holds({ Authorization, cookie }: Session): Promise<[boolean, boolean]> {
  const sees = async (headers: Record<string, string>) => (await cms.ask(secretPage, { headers })).ok;
  return [await sees({ Authorization }), await sees({ cookie })];
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
  const endings: Record<string, (session: Session) => Promise<unknown>> = {
    'with a logout': ({ Authorization }) => send('/@logout', {}, { Authorization }),
    'with a new password of one’s own': ({ Authorization }) =>
      send(
        '/@users/editor/reset-password',
        { old_password: password, new_password: 'ganz-neu-2099' },
        { Authorization },
      ),
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
    expect(await Promise.all(sessions.map(holds))).toEqual([
      [true, true],
      [true, true],
    ]);
    await endings[name]?.(sessions[0] as Session);
    expect(await Promise.all(sessions.map(holds))).toEqual([
      [false, false],
      [false, false],
    ]);
    expect(
      (await send('/@login-renew', {}, sessions[1] && { Authorization: sessions[1].Authorization })).status,
    ).toBe(401);
    expect((await send('/@login-renew', {}, { Authorization: other.Authorization })).status).toBe(200);
  });

  test('for good: the end is stored', async () => {
    const session = await open('editor');
    await send('/@logout', {}, { Authorization: session.Authorization });
    const again = createCms({ repository: cms.repository });
    const response = await again.fetch(
      new Request(`${testOrigin}/++api++${secretPage}`, {
        headers: { Authorization: session.Authorization },
      }),
    );
    expect(response.status).toBe(401);
    expect(cms.repository.user('editor')?.epoch).toMatch(/^[\w-]{16}$/);
  });

  test('but not with a renewal, nor with a change of something else', async () => {
    const session = await open('editor');
    const { Authorization } = session;
    const renewed = await send('/@login-renew', {}, { Authorization });
    const { token } = (await renewed.json()) as { token: string };
    await send('/@users/editor', { fullname: 'Edda Neu' }, { Authorization }, 'PATCH');
    expect(await holds(session)).toEqual([true, true]);
    expect(await holds({ ...session, Authorization: `Bearer ${token}` })).toEqual([true, true]);
  });

  test('a login after the end counts', async () => {
    const { Authorization } = await open('editor');
    await send('/@logout', {}, { Authorization });
    expect(await holds(await open('editor'))).toEqual([true, true]);
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
