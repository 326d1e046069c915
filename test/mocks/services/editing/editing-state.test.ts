import { beforeEach, describe, expect, test } from 'vitest';
import type { TestCms } from '~test/support/test-cms';
import { createTestCms } from '~test/support/test-cms';
import type { Body } from '../json';
import { read } from '../json';

const page = '/de/forschung/gezeiten';
const start = Date.parse('2099-01-01T12:00:00Z');
const clock = { now: start };
let cms: TestCms;

beforeEach(async () => {
  clock.now = start;
  cms = await createTestCms({ now: () => clock.now, rateLimits: false });
});

const send = (path: string, as: string, method: string, json: unknown = {}) =>
  cms.ask(path, { as, method, json });

const lock = (as: string, method = 'POST', json: unknown = {}): Promise<Body> =>
  read(cms, `${page}/@lock`, { as, method, json });

describe('locks', () => {
  test('the first one holds it; others are told who', async () => {
    expect(await lock('editor')).toMatchObject({
      locked: true,
      creator: 'editor',
      stealable: true,
      timeout: 600,
    });
    expect(await lock('siteadmin')).toMatchObject({ creator: 'editor' });
    const shown = await read(cms, page);
    expect(shown.lock).toMatchObject({ locked: true, creator_name: 'Edda Redlich' });
  });

  test('it ends after ten minutes without refresh', async () => {
    const { token } = await lock('editor');
    clock.now += 9 * 60 * 1000;
    expect(await lock('siteadmin', 'PATCH')).toMatchObject({ creator: 'editor', token });
    clock.now += 9 * 60 * 1000;
    expect(await read(cms, `${page}/@lock`)).toMatchObject({ locked: true });
    clock.now += 60 * 1000;
    expect(await read(cms, `${page}/@lock`)).toEqual({ locked: false, stealable: true });
  });

  test('another is unlocked by force only, and the second time where it was kept', async () => {
    await lock('editor', 'POST', { stealable: false });
    expect(await lock('siteadmin', 'DELETE')).toMatchObject({ locked: true, stealable: false });
    expect(await lock('siteadmin', 'DELETE', { force: true })).toMatchObject({
      locked: true,
      stealable: true,
    });
    expect(await lock('siteadmin', 'DELETE', { force: true })).toMatchObject({ locked: false });
    await lock('editor', 'POST', { stealable: false });
    expect(await lock('editor', 'DELETE')).toMatchObject({ locked: false });
  });

  test.each([
    [{ timeout: 3600 }, 200, 3600],
    [{ timeout: '90' }, 200, 90],
    [{ timeout: 'lang' }, 500, undefined],
    [{ timeout: 1.5 }, 500, undefined],
    ['{', 500, undefined],
  ])('%j: %d', async (json, status, timeout) => {
    const response = await send(`${page}/@lock`, 'editor', 'POST', json);
    expect(response.status).toBe(status);
    expect(((await response.json()) as Body).timeout).toBe(timeout);
  });

  test('with locking switched off there are none', async () => {
    await send('/@controlpanels/editing', 'admin', 'PATCH', { lock_on_ttw_edit: false });
    expect(await lock('editor')).toEqual({ locked: false, stealable: true });
  });
});

describe('workflow', () => {
  const step = (as: string, id: string, json: unknown = {}) =>
    send(`${page}/@workflow/${id}`, as, 'POST', json);

  test('a step is told and kept, with its comment', async () => {
    const told = (await (await step('siteadmin', 'reject', { comment: 'Noch nicht' })).json()) as Body;
    expect(told).toMatchObject({
      action: 'reject',
      actor: 'siteadmin',
      comments: 'Noch nicht',
      title: 'Privat',
    });
    const { history, state } = await read(cms, `${page}/@workflow`, { as: 'siteadmin' });
    expect(state).toEqual({ id: 'private', title: 'Privat' });
    expect((history as unknown as unknown[]).at(-1)).toEqual(told);
    expect((await cms.ask(page)).status).toBe(401);
  });

  test.each([
    ['nix', {}, 400, 'WorkflowException'],
    ['reject', { effective: 'bald' }, 400, 'Bad Request'],
    ['', {}, 400, 'BadRequest'],
  ])('%j with %j: %d %s', async (id, json, status, type) => {
    const response = await step('siteadmin', id, json);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error: { type } });
  });

  test('dates are stored by the minute, and only for those who may edit', async () => {
    const dates = { effective: '2026-01-02T03:04:05', expires: '2030-01-01' };
    expect((await step('reviewer', 'publish', dates)).status).toBe(401);
    expect((await step('siteadmin', 'retract', dates)).status).toBe(200);
    expect(await read(cms, page, { as: 'siteadmin' })).toMatchObject({
      effective: '2026-01-02T03:04:00+00:00',
      expires: '2030-01-01T00:00:00+00:00',
    });
  });

  test('a refused step leaves an unset date of publication alone', async () => {
    const path = '/de/forschung/intern';
    await send(`${path}/@workflow/submit`, 'member', 'POST');
    expect(cms.repository.byPath(path)?.fields.effective).toBeUndefined();
  });

  test('children follow; the first that cannot ends the walk, and what was done stays', async () => {
    const response = await send('/de/forschung/@workflow/retract', 'siteadmin', 'POST', {
      include_children: true,
    });
    expect(response.status).toBe(400);
    const stateOf = (path: string) => cms.repository.byPath(path)?.state;
    expect(stateOf('/de/forschung')).toBe('private');
    expect(stateOf('/de/forschung/gezeiten')).toBe('private');
    expect(stateOf('/de/forschung/abgelaufen')).toBe('published');
  });
});

describe('history', () => {
  beforeEach(async () => {
    await send(page, 'editor', 'PATCH', { title: 'Zweiter Titel', changeNote: 'Besser' });
    clock.now += 1000;
  });

  test('versions and steps, newest first', async () => {
    const entries = (await read(cms, `${page}/@history`, { as: 'editor' })) as unknown as Body[];
    expect(entries.map(({ type }) => type)).toEqual(['versioning', 'workflow', 'versioning', 'workflow']);
    expect(entries[0]).toMatchObject({
      version: 1,
      comments: 'Besser',
      may_revert: true,
      action: 'Bearbeitet',
    });
    expect(entries.at(-1)).toMatchObject({ action: 'Erzeugen', transition_title: 'Erzeugen' });
  });

  test('a former version is shown as it was', async () => {
    const former = await read(cms, `${page}/@history/0`, { as: 'editor' });
    expect(former).toMatchObject({ title: 'Gezeiten', version: '0' });
    expect(await read(cms, `${page}?version=0`, { as: 'editor' })).toMatchObject({ title: 'Gezeiten' });
    expect((await cms.ask(`${page}?version=0`)).status).toBe(401);
  });

  test('a revert brings the values back as a version of its own', async () => {
    const told = await read(cms, `${page}/@history`, { as: 'editor', method: 'PATCH', json: { version: 0 } });
    expect(told).toEqual({ message: 'Gezeiten has been reverted to revision 0.' });
    expect(await read(cms, page)).toMatchObject({ title: 'Gezeiten' });
    const [newest] = (await read(cms, `${page}/@history`, { as: 'editor' })) as unknown as Body[];
    expect(newest).toMatchObject({ version: 2, comments: 'Zurückgesetzt auf Version 0' });
  });

  test.each([
    [{}, 503, 'KeyError'],
    [{ version: 99 }, 500, 'ArchivistRetrieveError'],
    [{ version: 'x' }, 500, 'ValueError'],
  ])('a revert by %j: %d %s', async (json, status, type) => {
    const response = await send(`${page}/@history`, 'editor', 'PATCH', json);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ type });
  });
});

describe('sharing', () => {
  const share = (as: string, json: unknown) => send(`${page}/@sharing`, as, 'POST', json);
  const entryOf = async (id: string): Promise<Body | undefined> => {
    const { entries } = await read(cms, `${page}/@sharing`, { as: 'admin' });
    return (entries as unknown as Body[]).find((entry) => String(entry.id) === id);
  };

  test('a given role counts at once, a taken one no more', async () => {
    const secret = '/de/forschung/vertraulich';
    expect((await cms.ask(secret, { as: 'member' })).status).toBe(401);
    const entries = (Reader: boolean) => [{ id: 'member', type: 'user', roles: { Reader } }];
    expect((await send(`${secret}/@sharing`, 'editor', 'POST', { entries: entries(true) })).status).toBe(204);
    expect((await cms.ask(secret, { as: 'member' })).status).toBe(200);
    const found = await read(cms, '/@search?path.query=/de/forschung/vertraulich', { as: 'member' });
    expect(found.items_total).toBe(1);
    await send(`${secret}/@sharing`, 'editor', 'POST', { entries: entries(false) });
    expect((await cms.ask(secret, { as: 'member' })).status).toBe(401);
  });

  test('roles that one may not hand on are ignored and stay', async () => {
    const roles = { Reviewer: true, Editor: true, Reader: false };
    await share('admin', { entries: [{ id: 'member', type: 'user', roles }] });
    await share('editor', {
      entries: [{ id: 'member', type: 'user', roles: { Contributor: true, Reader: true } }],
    });
    expect((await entryOf('member'))?.roles).toEqual({
      Contributor: false,
      Editor: false,
      Reader: true,
      Reviewer: true,
    });
  });

  test('a group gives its members the role, also through a group inside', async () => {
    await send('/@groups', 'admin', 'POST', { groupname: 'aussen' });
    await send('/@groups', 'admin', 'POST', { groupname: 'innen', users: ['member'] });
    await send('/@groups/innen', 'admin', 'PATCH', { groups: ['aussen'] });
    const secret = '/de/forschung/vertraulich';
    const entries = [{ id: 'aussen', type: 'group', roles: { Reader: true } }];
    await send(`${secret}/@sharing`, 'admin', 'POST', { entries });
    expect((await cms.ask(secret, { as: 'member' })).status).toBe(200);
    await send('/@groups/aussen', 'admin', 'DELETE');
    expect((await cms.ask(secret, { as: 'member' })).status).toBe(401);
  });

  test('whoever cuts the inheritance keeps the inherited roles', async () => {
    const entries = [{ id: 'member', type: 'user', roles: { Editor: true } }];
    await send('/de/forschung/@sharing', 'admin', 'POST', { entries });
    expect((await entryOf('member'))?.roles).toMatchObject({ Editor: 'acquired' });
    expect((await share('member', { inherit: false })).status).toBe(204);
    expect((await entryOf('member'))?.roles).toMatchObject({ Editor: true });
    expect(await read(cms, `${page}/@sharing`, { as: 'admin' })).toMatchObject({ inherit: false });
  });

  test.each([
    [{ entries: [{ id: 'member', type: 'user' }] }, 503],
    [{ entries: [{ type: 'user', roles: {} }] }, 503],
    ['{', 400],
  ])('%j: %d', async (json, status) => {
    expect((await share('admin', json)).status).toBe(status);
  });
});
