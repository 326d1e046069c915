import { beforeEach, describe, expect, test } from 'vitest';
import { createTestCms } from '~test/support/test-cms';
import type { TestCms } from '~test/support/test-cms';

const password = 'Portal-Demo-2026';
const page = '/de/forschung/gezeiten';
let cms: TestCms;

beforeEach(async () => {
  cms = await createTestCms({ rateLimits: false });
});

const send = (path: string, as: string | undefined, method: string, json: unknown = {}) =>
  cms.ask(path, { ...(as === undefined ? {} : { as }), method, json });

const done = async (path: string, method: string, json: unknown = {}): Promise<void> => {
  const { status } = await send(path, 'admin', method, json);
  expect([path, status]).toEqual([path, status < 300 ? status : 200]);
};

const security = (json: object) => done('/@controlpanels/security', 'PATCH', json);
const user = (username: string, more: object = {}) =>
  done('/@users', 'POST', { username, email: `${username}@immerlund.example`, password, ...more });
const share = (id: string, type: string, roles: object) =>
  done(`${page}/@sharing`, 'POST', { entries: [{ id, type, roles }] });

const viewer = async (id: string) => {
  const { roles, groups } = (await (await cms.ask(`/@users/${id}`, { as: 'admin' })).json()) as {
    roles: string[];
    groups: { items: { id: string }[] };
  };
  return { roles, groups: groups.items.map((group) => group.id) };
};

const nothing = { roles: ['Member'], groups: ['AuthenticatedUsers'] };
const localRoles = () => cms.repository.byPath(page)?.localRoles ?? {};

describe('an id that is used again gives back nothing of its former user', () => {
  beforeEach(async () => {
    await user('wanda', { roles: ['Manager'] });
    await done('/@groups/Administrators', 'PATCH', { users: { wanda: true } });
    await share('wanda', 'user', { Editor: true });
    const portrait = { data: 'bild', 'content-type': 'image/png' };
    await done('/@users/wanda', 'PATCH', { portrait, description: 'Früher hier' });
  });

  const remove = (query = '') => done(`/@users/wanda${query}`, 'DELETE');

  test.each(['', '?delete_localroles=0&delete_memberareas=0'])(
    'to an account made by a manager (%s)',
    async (query) => {
      await remove(query);
      await user('wanda');
      expect(await viewer('wanda')).toEqual(nothing);
      expect(localRoles()).not.toHaveProperty('wanda');
      expect((await cms.ask('/@portrait/wanda')).status).toBe(404);
      expect(cms.repository.user('wanda')?.description).toBe('');
    },
  );

  test('to whoever registers', async () => {
    await remove('?delete_localroles=0');
    await security({ enable_self_reg: true, enable_user_pwd_choice: true });
    const json = { username: 'wanda', email: 'andere@example.org', password };
    expect((await cms.ask('/@users', { json })).status).toBe(201);
    expect(await viewer('wanda')).toEqual(nothing);
    expect(localRoles()).not.toHaveProperty('wanda');
  });

  test('to a group, whose members would all have it', async () => {
    await remove('?delete_localroles=0');
    await done('/@groups', 'POST', { groupname: 'wanda', users: ['member'] });
    expect(localRoles()).not.toHaveProperty('wanda');
    expect((await viewer('member')).roles).toEqual(['Member']);
  });

  test('nor its comments', async () => {
    await done('/@controlpanels/discussion', 'PATCH', { delete_own_comment_enabled: true });
    await done(page, 'PATCH', { allow_discussion: true });
    await user('karl');
    const login = await cms.ask('/@login', { json: { login: 'karl', password } });
    const { token } = (await login.json()) as { token: string };
    const headers = { Authorization: `Bearer ${token}` };
    expect((await cms.ask(`${page}/@comments`, { json: { text: 'Von Karl' }, headers })).status).toBe(204);
    await done('/@users/karl', 'DELETE');
    await user('karl');
    const [comment] = cms.repository.records<{ author: unknown; text: string }>('comments');
    expect(comment?.[1]).toMatchObject({ text: 'Von Karl', author: null });
  });
});

describe('an id that is used again gives back nothing of its former group', () => {
  beforeEach(async () => {
    await done('/@groups', 'POST', { groupname: 'kueste', roles: ['Editor'], users: ['member'] });
    await done('/@groups/kueste', 'PATCH', { groups: ['Reviewers'] });
    await share('kueste', 'group', { Editor: true });
    await done('/@groups/kueste', 'DELETE');
  });

  test('to another group', async () => {
    expect(localRoles()).not.toHaveProperty('kueste');
    await done('/@groups', 'POST', { groupname: 'kueste' });
    const group = await (await cms.ask('/@groups/kueste', { as: 'admin' })).json();
    expect(group).toMatchObject({ roles: ['Authenticated'], members: { items: [] } });
    expect((await viewer('member')).groups).toEqual(['AuthenticatedUsers']);
  });

  test('to a user, also where somebody shared content with an id that nobody had', async () => {
    await share('kueste', 'group', { Editor: true });
    expect(localRoles()).toHaveProperty('kueste');
    await user('kueste');
    expect(localRoles()).not.toHaveProperty('kueste');
    expect(await viewer('kueste')).toEqual(nothing);
  });
});

test('an id like a name of every object is no trouble', async () => {
  await user('constructor');
  await done('/@users/constructor', 'DELETE');
  await user('constructor');
  expect(await viewer('constructor')).toEqual(nothing);
});

describe('a site administrator does not touch Managers', () => {
  beforeEach(async () => {
    await user('chefin', { roles: ['Manager', 'Member'] });
    await user('stellvertreter');
    await done('/@groups/Administrators', 'PATCH', { users: { stellvertreter: true } });
  });

  test.each([
    ['DELETE', '/@users/chefin', {}],
    ['DELETE', '/@users/stellvertreter', {}],
    ['DELETE', '/@users/admin', {}],
    ['PATCH', '/@users/chefin', { password: 'ganz-neu-2099' }],
    ['PATCH', '/@users/chefin', { email: 'siteadmin@immerlund.example' }],
    ['PATCH', '/@users/chefin', { username: 'weg' }],
    ['PATCH', '/@users/chefin', { roles: { Manager: false } }],
    ['PATCH', '/@users/chefin', { roles: { Editor: true } }],
    ['PATCH', '/@users/stellvertreter', { roles: { Editor: true } }],
    ['PATCH', '/@users/siteadmin', { roles: { Manager: true } }],
    ['POST', '/@users', { username: 'neue', email: 'n@immerlund.example', password, roles: ['Manager'] }],
    ['DELETE', '/@groups/Administrators', {}],
    ['PATCH', '/@groups/Administrators', { roles: [] }],
    ['PATCH', '/@groups/Administrators', { roles: ['Editor'] }],
    ['PATCH', '/@groups/Administrators', { users: { siteadmin: true } }],
    ['PATCH', '/@groups/Administrators', { users: { stellvertreter: false } }],
    ['PATCH', '/@groups/Site Administrators', { groups: ['Administrators'] }],
    ['PATCH', '/@groups/Site Administrators', { roles: ['Manager'] }],
    ['POST', '/@groups', { groupname: 'neue', roles: ['Manager'] }],
    ['PATCH', '/@controlpanels/volto-settings', { frontend_domain: 'https://boese.example' }],
    ['PATCH', '/@registry', { 'volto.frontend_domain': 'https://boese.example' }],
  ])('%s %s %j changes nothing', async (method, path, json) => {
    const state = () =>
      JSON.stringify([
        cms.repository.users(),
        cms.repository.records('groups'),
        cms.repository.setting('volto-settings'),
      ]);
    const before = state();
    const { status } = await send(path, 'siteadmin', method, json);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(state()).toBe(before);
  });

  test('and hands no such role on by sharing', async () => {
    const entries = [{ id: 'siteadmin', type: 'user', roles: { Manager: true, 'Site Administrator': true } }];
    await send('/@sharing', 'siteadmin', 'POST', { entries });
    expect(cms.repository.root.localRoles).toEqual({});
  });

  test('but edits others', async () => {
    expect(
      (await send('/@users/member', 'siteadmin', 'PATCH', { email: 'm@immerlund.example' })).status,
    ).toBe(204);
    expect((await send('/@users/member', 'siteadmin', 'PATCH', { roles: { Editor: true } })).status).toBe(
      204,
    );
  });
});

describe('no login name stands in another user’s way', () => {
  const address = 'member@immerlund.example';
  const whose = (login: string) => cms.repository.userByLogin(login)?.id;

  test('of a new account', async () => {
    const wanted = (username: string) =>
      send('/@users', 'admin', 'POST', { username, email: 'neu@immerlund.example', password });
    for (const name of ['member', address, address.toUpperCase(), 'Reviewers'])
      expect([name, (await wanted(name)).status]).toEqual([name, 400]);
  });

  test('of an account that is renamed', async () => {
    for (const username of ['member', address, 'Reviewers'])
      expect((await send('/@users/editor', 'admin', 'PATCH', { username })).status).toBe(500);
    expect(whose('editor')).toBe('editor');
  });

  test('where addresses are logins', async () => {
    await security({ use_email_as_login: true });
    expect(whose(address)).toBe('member');
    expect((await send('/@users', 'admin', 'POST', { email: address, password })).status).toBe(400);
    const login = await cms.ask('/@login', { json: { login: 'editor@immerlund.example', password } });
    const { token } = (await login.json()) as { token: string };
    for (const email of [address, address.toUpperCase(), 'member']) {
      const headers = { Authorization: `Bearer ${token}` };
      expect((await cms.ask('/@users/editor', { method: 'PATCH', json: { email }, headers })).status).toBe(
        400,
      );
    }
    expect(whose(address)).toBe('member');
  });

  test('once addresses become logins: a shared one is nobody’s', async () => {
    for (const email of [address, 'reviewer'])
      expect((await send('/@users/editor', 'editor', 'PATCH', { email })).status).toBe(204);
    await send('/@users/editor', 'editor', 'PATCH', { email: address });
    await security({ use_email_as_login: true });
    expect(['member', 'editor', 'reviewer'].map(whose)).toEqual(['member', 'editor', undefined]);
    expect(whose(address)).toBeUndefined();
    expect(whose('reviewer@immerlund.example')).toBe('reviewer');
  });
});
