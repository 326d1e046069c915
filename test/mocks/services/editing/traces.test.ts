import { beforeEach, describe, expect, test } from 'vitest';
import type { TestCms } from '~test/support/test-cms';
import { createTestCms } from '~test/support/test-cms';

type Body = Record<string, unknown>;
type Step = [method: string, path: string, json?: unknown, as?: string];

const folder = '/de/forschung';
const place = `${folder}/spuren`;

let cms: TestCms;
/** Every call is a minute after the one before, so that changed dates differ. */
let minute: number;

beforeEach(async () => {
  minute = 0;
  cms = await createTestCms({
    rateLimits: false,
    now: () => Date.parse('2026-11-20T08:00:00Z') + 60_000 * minute,
  });
  await add(folder, 'spuren');
  for (const id of ['erste', 'zweite']) await add(place, id);
});

async function send(method: string, path: string, json?: unknown, as = 'admin'): Promise<Response> {
  minute += 1;
  const response = await cms.ask(path, { method, as, ...(json === undefined ? {} : { json }) });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response;
}

const add = (path: string, id: string, more: Body = {}) =>
  send('POST', path, { '@type': 'Document', id, title: id, ...more });

const read = async (path: string): Promise<unknown> => (await cms.ask(path, { as: 'admin' })).json();

const modified = async (path: string): Promise<unknown> => ((await read(path)) as Body).modified;

/** The comment of each version, the newest first. */
async function versions(path: string): Promise<unknown[]> {
  const history = (await read(`${path}/@history`)) as Body[];
  return history.filter(({ type }) => type === 'versioning').map(({ comments }) => comments);
}

const linkTo = (url: string): Body => ({
  blocks: {
    a: {
      '@type': 'slate',
      plaintext: 'Ziel',
      value: [{ type: 'p', children: [{ type: 'link', data: { url }, children: [{ text: 'Ziel' }] }] }],
    },
  },
  blocks_layout: { items: ['a'] },
});

describe('a container is changed by what happens to its children', () => {
  const changing: [string, Step][] = [
    ['a new child', ['POST', place, { '@type': 'Document', title: 'Dritte' }]],
    ['a deleted one', ['DELETE', `${place}/erste`]],
    ['a renamed one', ['PATCH', `${place}/erste`, { id: 'umbenannt' }]],
    ['another order', ['PATCH', place, { ordering: { obj_id: 'zweite', delta: 'top' } }]],
    ['sorting', ['PATCH', place, { sort: { on: 'title', order: 'descending' } }]],
    ['a copy', ['POST', `${place}/@copy`, { source: `${place}/erste` }]],
    ['a child that leaves', ['POST', `${folder}/@move`, { source: `${place}/erste` }]],
    ['a working copy', ['POST', `${place}/erste/@workingcopy`]],
  ];
  test.each(changing)('%s', async (_, step) => {
    const before = await modified(place);
    await send(...step);
    expect(await modified(place)).not.toBe(before);
  });

  const keeping: [string, Step][] = [
    ['a child’s own change', ['PATCH', `${place}/erste`, { title: 'Anders' }]],
    ['its publication', ['POST', `${place}/erste/@workflow/publish`, {}]],
    ['its lock', ['POST', `${place}/erste/@lock`, {}]],
  ];
  test.each(keeping)('but not by %s', async (_, step) => {
    const before = await modified(place);
    await send(...step);
    expect(await modified(place)).toBe(before);
  });

  test('the order of a change does not matter to the next one up', async () => {
    const before = await modified(folder);
    await add(place, 'tief');
    expect(await modified(folder)).toBe(before);
  });
});

describe('versions that other calls leave', () => {
  const sharing = (roles: Body, more: Body = {}) =>
    send('POST', `${place}/erste/@sharing`, { entries: [{ id: 'editor', type: 'user', roles }], ...more });

  test('other rights make one, the same again none', async () => {
    await sharing({ Reader: true });
    expect(await versions(`${place}/erste`)).toEqual([null, 'Initialversion']);
    await sharing({ Reader: true });
    expect(await versions(`${place}/erste`)).toHaveLength(2);
    await sharing({}, { inherit: false });
    expect(await versions(`${place}/erste`)).toHaveLength(3);
  });

  test('a relation made and taken away makes one each', async () => {
    const items = [{ source: `${place}/erste`, target: `${place}/zweite`, relation: 'relatedItems' }];
    await send('POST', '/@relations', { items });
    await send('DELETE', '/@relations', { items });
    expect(await versions(`${place}/erste`)).toHaveLength(3);
    expect(await versions(`${place}/zweite`)).toHaveLength(1);
  });

  test.each([
    ['relations', { relatedItems: [`${place}/zweite`] }],
    ['links', linkTo(`${place}/zweite`)],
  ])('what leads somewhere by %s is changed when that is deleted', async (_, more) => {
    await add(place, 'quelle', more);
    const before = await modified(`${place}/quelle`);
    await send('DELETE', `${place}/zweite`);
    expect(await versions(`${place}/quelle`)).toHaveLength(2);
    expect(await modified(`${place}/quelle`)).not.toBe(before);
  });

  test('a baseline is kept as a version only where it was changed after its newest one', async () => {
    const copy = `${place}/working_copy_of_erste`;
    await send('POST', `${place}/erste/@workingcopy`);
    expect(await versions(`${place}/erste`)).toEqual(['Initialversion']);
    expect(await versions(copy)).toEqual(['Initialversion']);
    await send('PATCH', `${copy}/@workingcopy`);
    expect(await versions(`${place}/erste`)).toEqual([null, '', 'Initialversion']);
    await send('POST', `${place}/erste/@workflow/publish`, {});
    await send('POST', `${place}/erste/@workingcopy`);
    expect((await versions(`${place}/erste`))[0]).toBe('Baseline created');
  });
});

describe('actions follow locks and working copies', () => {
  async function actionIds(path: string, category: string, as = 'admin'): Promise<unknown[]> {
    const body = (await (await cms.ask(`${path}/@actions`, { as })).json()) as Record<string, Body[]>;
    return (body[category] ?? []).map(({ id }) => id);
  }

  test('whoever is kept out by a lock is offered no edit, and nobody a second working copy', async () => {
    await send('POST', `${place}/erste/@lock`, {}, 'editor');
    expect(await actionIds(`${place}/erste`, 'object')).not.toContain('edit');
    expect(await actionIds(`${place}/erste`, 'object', 'editor')).toContain('edit');
    expect(await actionIds(`${place}/erste`, 'object_buttons', 'editor')).not.toContain('iterate_checkout');
  });

  test('a working copy is checked in or given up; its baseline cannot be edited', async () => {
    expect(await actionIds(`${place}/erste`, 'object_buttons')).toContain('iterate_checkout');
    await send('POST', `${place}/erste/@workingcopy`);
    expect(await actionIds(`${place}/erste`, 'object')).not.toContain('edit');
    const onCopy = await actionIds(`${place}/working_copy_of_erste`, 'object_buttons');
    expect(onCopy).toEqual(expect.arrayContaining(['iterate_checkin', 'iterate_checkout_cancel']));
    expect(onCopy).not.toContain('iterate_checkout');
  });
});
