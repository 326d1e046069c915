import { beforeEach, describe, expect, test } from 'vitest';
import type { TestCms } from '~test/support/test-cms';
import { createTestCms } from '~test/support/test-cms';

const folder = '/de/forschung/gezeiten';
let cms: TestCms;

beforeEach(async () => {
  cms = await createTestCms({ rateLimits: false });
});

interface Written {
  id: string;
  username: string;
  description: string;
}

const list = async (): Promise<Written[]> =>
  (await (await cms.ask('/@transactions', { as: 'admin' })).json()) as Written[];

const revert = async (ids: readonly (string | undefined)[], as = 'admin') =>
  (await cms.ask('/@transactions', { as, method: 'PATCH', json: { transaction_ids: ids } })).status;

const add = (id: string) => cms.ask(folder, { as: 'editor', json: { '@type': 'Document', id, title: id } });
const rename = (title: string) => cms.ask(folder, { as: 'editor', method: 'PATCH', json: { title } });
const remove = (path: string) => cms.ask(path, { as: 'editor', method: 'DELETE' });
const titleOf = (path: string) => cms.repository.byPath(path)?.fields.title;

describe('what was written lately', () => {
  test('is told with who wrote it, newest first', async () => {
    await rename('Neu');
    await add('a');
    expect(await list()).toMatchObject([
      { username: 'editor', description: `${folder} POST` },
      { username: 'editor', description: `${folder} PATCH` },
    ]);
    expect((await cms.ask('/@transactions', { as: 'editor' })).status).toBe(401);
  });

  test('is taken back, whatever it was', async () => {
    const before = titleOf(folder);
    await rename('Neu');
    await add('a');
    await remove(folder);
    const ids = (await list()).map(({ id }) => id);
    expect(await revert(ids.slice(0, 1))).toBe(200);
    expect([titleOf(folder), titleOf(`${folder}/a`), titleOf(`${folder}/messreihe`)]).toEqual([
      'Neu',
      'a',
      'Messreihe 2026',
    ]);
    expect(await revert(ids.slice(1))).toBe(200);
    expect([titleOf(folder), titleOf(`${folder}/a`)]).toEqual([before, undefined]);
  });

  test('stays where something was written over it, and unknown ones take nothing back', async () => {
    await rename('Eins');
    await rename('Zwei');
    await add('a');
    const [added, , first] = (await list()).map(({ id }) => id);
    expect(await revert([first])).toBe(400);
    expect(await revert([added, 'unbekannt'])).toBe(400);
    await cms.ask(`${folder}/a`, { as: 'editor', json: { '@type': 'Document', title: 'Innen' } });
    expect(await revert([added])).toBe(400);
    expect([titleOf(folder), titleOf(`${folder}/a`)]).toEqual(['Zwei', 'a']);
  });

  test('is taken back by Managers alone, and no account or setting with it', async () => {
    await cms.ask('/@users/member', { as: 'admin', method: 'PATCH', json: { roles: { Editor: true } } });
    await cms.ask('/@controlpanels/editing', { as: 'admin', method: 'PATCH', json: {} });
    expect(await list()).toEqual([]);
    await rename('Neu');
    const [{ id } = { id: '' }] = await list();
    expect([await revert([id], 'siteadmin'), await revert([id], 'editor')]).toEqual([401, 401]);
  });

  test('brings no local roles back once somebody is gone', async () => {
    const entries = [{ id: 'member', type: 'user', roles: { Editor: true } }];
    await cms.ask(`${folder}/@sharing`, { as: 'admin', json: { entries } });
    await remove(folder);
    await cms.ask('/@users/member', { as: 'admin', method: 'DELETE' });
    expect(await list()).toEqual([]);
  });
});
