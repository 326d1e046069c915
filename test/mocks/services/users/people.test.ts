import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as passwords from '~mocks/accounts/password';
import type { Mail } from '~mocks/mail/mailer';
import type { TestCms } from '~test/support/test-cms';
import { createTestCms } from '~test/support/test-cms';
import type { Body } from '../json';
import { read } from '../json';

const start = Date.parse('2099-01-01T12:00:00Z');
const clock = { now: start };
const account = { username: 'wanda', email: 'wanda@immerlund.example', password: 'geheim-genug' };
let mails: Mail[];
let cms: TestCms;

beforeEach(async () => {
  clock.now = start;
  mails = [];
  const mailer = { send: async (mail: Mail) => void mails.push(mail) };
  cms = await createTestCms({ now: () => clock.now, rateLimits: false, mailer });
});

const send = (path: string, as: string | undefined, method: string, json: unknown = {}) =>
  cms.ask(path, { ...(as === undefined ? {} : { as }), method, json });

const add = (json: unknown, as: string | undefined = 'admin') => send('/@users', as, 'POST', json);

const opens = async (login: string, password: string): Promise<boolean> =>
  (await cms.ask('/@login', { json: { login, password } })).ok;

describe('accounts', () => {
  test.each([
    [account, 'admin', 201, ['Member']],
    [{ ...account, roles: ['Editor', 'Quark'] }, 'admin', 201, ['Editor']],
    [account, 'siteadmin', 201, ['Member']],
  ])('%j by %s: %d with %j', async (json, as, status, roles) => {
    const response = await add(json, as);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ id: 'wanda', roles });
    expect(await opens('wanda', account.password)).toBe(true);
    expect(cms.repository.user('wanda')?.password).toMatch(/^scrypt\$/);
  });

  test.each([
    [{ ...account, password: 'kurz' }, 'admin', 400, 'MissingParameterError'],
    [{ ...account, email: 'wanda' }, 'admin', 400, 'MissingParameterError'],
    [{ ...account, username: 'wa' }, 'admin', 400, 'MissingParameterError'],
    [{ ...account, username: 'editor' }, 'admin', 400, 'MissingParameterError'],
    [{ ...account, username: 'Reviewers' }, 'admin', 400, 'MissingParameterError'],
    [{ ...account, sendPasswordReset: true }, 'admin', 400, 'WrongParameterError'],
    [{}, 'admin', 400, 'WrongParameterError'],
  ])('%j by %s: %d %s', async (json, as, status, type) => {
    const response = await add(json, as);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error: { type } });
    expect(cms.repository.user('wanda')).toBeUndefined();
  });

  test('what cannot be made costs no hash', async () => {
    const hashPassword = vi.spyOn(passwords, 'hashPassword');
    await add({ ...account, username: 'editor' });
    await add({ ...account, email: 'wanda' });
    await add({ ...account, roles: ['Manager'] }, 'siteadmin');
    expect(hashPassword).not.toHaveBeenCalled();
    await add(account);
    expect(hashPassword).toHaveBeenCalledOnce();
  });

  test('roles that one does not hold are not given', async () => {
    expect((await add({ ...account, roles: ['Manager'] }, 'siteadmin')).status).toBe(401);
    expect((await add(account, 'editor')).status).toBe(403);
    expect((await send('/@users/member', 'siteadmin', 'PATCH', { roles: { Manager: true } })).status).toBe(
      403,
    );
    expect((await send('/@users/member', 'member', 'PATCH', { roles: { Manager: true } })).status).toBe(204);
    expect(cms.repository.user('member')?.roles).toEqual(['Member']);
  });

  test('a new role counts for the tokens that are out', async () => {
    const Authorization = `Bearer ${await cms.login('member')}`;
    const secret = () => cms.ask('/de/forschung/vertraulich', { headers: { Authorization } });
    expect((await secret()).status).toBe(401);
    await send('/@users/member', 'admin', 'PATCH', { roles: { Reader: true } });
    expect((await secret()).status).toBe(200);
    await send('/@users/member', 'admin', 'DELETE');
    expect((await secret()).status).toBe(401);
  });

  test('local roles go with the account', async () => {
    const entries = [{ id: 'member', type: 'user', roles: { Reader: true } }];
    await send('/de/forschung/@sharing', 'admin', 'POST', { entries });
    await send('/@users/member', 'admin', 'DELETE');
    expect(cms.repository.byPath('/de/forschung')?.localRoles).not.toHaveProperty('member');
  });

  test('a portrait without data is refused, and the present one stays', async () => {
    const portrait = { data: 'bild', 'content-type': 'image/png' };
    expect((await send('/@users/member', 'member', 'PATCH', { portrait })).status).toBe(204);
    expect((await send('/@users/member', 'member', 'PATCH', { portrait: {} })).status).toBe(500);
    expect(await (await cms.ask('/@portrait/member')).text()).toBe('bild');
  });

  test('a portrait is public, and a drawing never acts as a page', async () => {
    const data = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64');
    const portrait = { data, encoding: 'base64', 'content-type': 'image/svg+xml', filename: 'ich.svg' };
    await send('/@users/member', 'member', 'PATCH', { portrait });
    const { portrait: url } = await read(cms, '/@users/member', { as: 'member' });
    const shown = await cms.ask(new URL(String(url)).pathname);
    expect(shown.headers.get('content-disposition')).toMatch(/^attachment/);
    expect((await cms.ask('/@portrait/editor')).status).toBe(404);
  });

  test('with e-mail addresses as logins everybody is renamed, and back again', async () => {
    await send('/@controlpanels/security', 'admin', 'PATCH', { use_email_as_login: true });
    expect(cms.repository.userByLogin('member@immerlund.example')?.id).toBe('member');
    expect(await opens('member', 'Portal-Demo-2026')).toBe(false);
    expect(await opens('member@immerlund.example', 'Portal-Demo-2026')).toBe(true);
    await send('/@controlpanels/security', 'admin', 'PATCH', { use_email_as_login: false });
    expect(await opens('member', 'Portal-Demo-2026')).toBe(true);
  });

  test('self-registration lets visitors in, and only in that far', async () => {
    const own = { username: 'wanda', email: 'wanda@immerlund.example' };
    expect((await cms.ask('/@users', { json: own })).status).toBe(403);
    await send('/@controlpanels/security', 'admin', 'PATCH', { enable_self_reg: true });
    expect((await cms.ask('/@users', { json: { ...own, roles: ['Manager'] } })).status).toBe(400);
    expect((await cms.ask('/@users', { json: own })).status).toBe(201);
    expect(mails).toHaveLength(1);
  });
});

describe('passwords', () => {
  const reset = (json: unknown, as?: string, id = 'member') =>
    send(`/@users/${id}/reset-password`, as, 'POST', json);
  const tokenIn = (mail: Mail | undefined): string =>
    /passwordreset\/(\w+)/.exec(mail?.text ?? '')?.[1] ?? '';

  test('the mailed token sets it once', async () => {
    expect((await reset({})).status).toBe(200);
    expect(mails[0]?.to).toBe('member@immerlund.example');
    const json = { reset_token: tokenIn(mails[0]), new_password: 'ganz-neu-2099' };
    expect((await reset(json, undefined, 'editor')).status).toBe(403);
    expect((await reset(json)).status).toBe(200);
    expect(await opens('member', 'ganz-neu-2099')).toBe(true);
    expect((await reset(json)).status).toBe(403);
    expect(JSON.stringify(cms.repository.records('tokens'))).not.toContain(json.reset_token);
  });

  test('after seven days it does not', async () => {
    await reset({});
    clock.now += 7 * 24 * 60 * 60 * 1000;
    const response = await reset({ reset_token: tokenIn(mails[0]), new_password: 'ganz-neu-2099' });
    expect(await response.json()).toMatchObject({ error: { type: 'Expired Token' } });
  });

  test.each([
    [{ old_password: 'Portal-Demo-2026', new_password: 'ganz-neu-2099' }, 'member', 200],
    [{ old_password: 'falsch', new_password: 'ganz-neu-2099' }, 'member', 403],
    [{ old_password: 'Portal-Demo-2026', new_password: 'kurz' }, 'member', 400],
    [{ old_password: 'Portal-Demo-2026', new_password: 'ganz-neu-2099' }, 'admin', 403],
    [{ reset_token: 'x', new_password: 'kurz' }, undefined, 400],
    [{ reset_token: 'x' }, undefined, 400],
    [{ anders: 1 }, undefined, 400],
  ])('%j by %s: %d', async (json, as, status) => {
    expect((await reset(json, as)).status).toBe(status);
    expect(await opens('member', 'Portal-Demo-2026')).toBe(status !== 200);
  });
});

describe('groups', () => {
  test('their roles are their members’, and those of the groups around them', async () => {
    await send('/@groups', 'admin', 'POST', {
      groupname: 'redaktion',
      roles: ['Editor'],
      users: ['member', 'nix'],
    });
    await send('/@groups/redaktion', 'admin', 'PATCH', { groups: ['Reviewers'] });
    const { roles, groups } = await read(cms, '/@users/member', { as: 'admin' });
    expect(roles).toEqual(['Editor', 'Member', 'Reviewer']);
    expect((groups?.items as unknown as Body[]).map(({ id }) => id)).toEqual([
      'AuthenticatedUsers',
      'Reviewers',
      'redaktion',
    ]);
    await send('/@groups/redaktion', 'admin', 'PATCH', { users: { member: false } });
    expect(await read(cms, '/@users/member', { as: 'admin' })).toMatchObject({ roles: ['Member'] });
  });

  test('groups in one another come to an end', async () => {
    await send('/@groups', 'admin', 'POST', { groupname: 'eins' });
    await send('/@groups', 'admin', 'POST', { groupname: 'zwei', roles: ['Reader'], users: ['member'] });
    await send('/@groups/eins', 'admin', 'PATCH', { groups: ['zwei'] });
    await send('/@groups/zwei', 'admin', 'PATCH', { groups: ['eins'] });
    expect(await read(cms, '/@users/member', { as: 'admin' })).toMatchObject({ roles: ['Member', 'Reader'] });
  });

  test.each([
    ['POST', '/@groups', { groupname: 'neu', roles: ['Manager'] }, 400],
    ['PATCH', '/@groups/Administrators', { users: { member: true } }, 400],
    ['PATCH', '/@groups/Reviewers', { groups: ['Administrators'] }, 400],
    ['PATCH', '/@groups/Reviewers', { roles: ['Manager'] }, 400],
    ['DELETE', '/@groups/Administrators', {}, 400],
    ['DELETE', '/@groups/Reviewers', {}, 204],
  ])('a Site Administrator: %s %s %j is %d', async (method, path, json, status) => {
    expect((await send(path, 'siteadmin', method, json)).status).toBe(status);
  });

  test('a shipped group that is deleted stays away', async () => {
    await send('/@groups/Reviewers', 'admin', 'DELETE');
    expect((await cms.ask('/@groups/Reviewers', { as: 'admin' })).status).toBe(404);
    expect((await send('/@groups', 'admin', 'POST', { groupname: 'Reviewers' })).status).toBe(201);
  });
});

describe('comments', () => {
  const page = '/de/forschung/gezeiten';
  const write = (json: unknown, as?: string, parent = '') =>
    send(`${page}/@comments${parent}`, as, 'POST', json);
  const list = async (): Promise<Body[]> => (await read(cms, `${page}/@comments`)).items as unknown as Body[];

  beforeEach(async () => {
    await send(page, 'editor', 'PATCH', { allow_discussion: true });
  });

  test('answers stand behind what they answer, and go with it', async () => {
    await write({ text: 'eins' }, 'member');
    clock.now += 1;
    await write({ text: 'zwei' }, 'member');
    const [first] = await list();
    clock.now += 1;
    await write({ text: 'Antwort' }, 'editor', `/${String(first?.comment_id)}`);
    const texts = async () => (await list()).map(({ text }) => text?.data);
    expect(await texts()).toEqual(['eins', 'Antwort', 'zwei']);
    await send(`${page}/@comments/${String(first?.comment_id)}`, 'reviewer', 'DELETE');
    expect(await texts()).toEqual(['zwei']);
  });

  test('visitors need a ticket, once each', async () => {
    expect((await write({ text: 'ohne' })).status).toBe(400);
    const { ticket } = await read(cms, `${page}/@form-ticket`);
    expect((await write({ text: 'mit', author_name: 'Anna', ticket })).status).toBe(204);
    expect((await write({ text: 'nochmal', ticket })).status).toBe(400);
    expect(await list()).toMatchObject([{ author_name: 'Anna', author_username: null }]);
  });

  test.each([
    [{ anonymous_comments: false }, undefined, 401],
    [{ globally_enabled: false }, 'member', 401],
    [{ anonymous_email_enabled: true }, undefined, 400],
  ])('with %j saved, %s reads %d', async (settings, as, status) => {
    await send('/@controlpanels/discussion', 'admin', 'PATCH', settings);
    const { ticket } = await read(cms, `${page}/@form-ticket`);
    expect((await write({ text: 'x', ticket }, as)).status).toBe(status);
  });
});

describe('settings', () => {
  test.each([
    ['language', { default_language: 'xx' }, 400],
    ['mail', { email_from_address: null }, 400],
    ['imaging', { quality: 101 }, 401],
    ['navigation', { navigation_depth: 'x' }, 400],
    ['nix', {}, 500],
    ['language', { quark: 1 }, 204],
  ])('%s %j: %d', async (panel, json, status) => {
    expect((await send(`/@controlpanels/${panel}`, 'siteadmin', 'PATCH', json)).status).toBe(status);
    expect((await send(`/@controlpanels/${panel}`, 'editor', 'PATCH', json)).status).toBe(401);
  });

  test('title, logo, zone and languages are the site’s at once', async () => {
    const logo = `filenameb64:${btoa('l.png')};datab64:${btoa('bytes')}`;
    await send('/@controlpanels/site', 'admin', 'PATCH', { site_title: 'Neuer Name', site_logo: logo });
    await send('/@controlpanels/language', 'admin', 'PATCH', {
      default_language: 'en',
      available_languages: ['de', 'en', 'fr'],
    });
    const site = await read(cms, '/@site');
    expect(site).toMatchObject({ 'plone.site_title': 'Neuer Name', 'plone.default_language': 'en' });
    expect(await (await cms.ask(new URL(String(site['plone.site_logo'])).pathname)).text()).toBe('bytes');
    expect(await read(cms, '')).toMatchObject({ title: 'Neuer Name' });
    expect(await read(cms, '/fr')).toMatchObject({ '@type': 'LRF', review_state: 'published' });
  });

  test('the site’s address gets a visitor’s message', async () => {
    const message = { from: 'anna@example.org', message: 'Guten Tag' };
    expect((await cms.ask('/@email-notification', { json: message })).status).toBe(204);
    expect(mails).toMatchObject([{ replyTo: 'anna@example.org', subject: '[No Subject]' }]);
    expect((await cms.ask('/@email-notification', { json: { from: 'x' } })).status).toBe(400);
  });
});
