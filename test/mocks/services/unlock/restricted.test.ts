import { beforeEach, describe, expect, test } from 'vitest';
import type { SeedItem } from '~mocks/seed/types';
import type { TestCms } from '~test/support/test-cms';
import { createTestCms } from '~test/support/test-cms';
import { read } from '../json';

const restricted = { restricted: true, restricted_token: 'Ebbe-und-Flut' };

const items: readonly SeedItem[] = [
  { path: '/de', type: 'LRF', title: 'Deutsch' },
  { path: '/de/offen.pdf', type: 'File', title: 'Offen', fields: { file: { file: 'offen.pdf' } } },
  { path: '/de/zu.pdf', type: 'File', title: 'Zu', fields: { file: { file: 'zu.pdf' }, ...restricted } },
  {
    path: '/de/anders.pdf',
    type: 'File',
    title: 'Anders',
    fields: { file: { file: 'anders.pdf' }, ...restricted, restricted_token: 'Springtide' },
  },
  {
    path: '/de/ohne.pdf',
    type: 'File',
    title: 'Ohne',
    fields: { file: { file: 'ohne.pdf' }, restricted: true, restricted_token: null },
  },
  { path: '/de/bild', type: 'Image', title: 'Bild', fields: { image: { picture: 'b.png' }, ...restricted } },
  { path: '/de/ordner', type: 'Document', title: 'Ordner', state: 'private' },
  {
    path: '/de/ordner/innen.pdf',
    type: 'File',
    title: 'Innen',
    fields: { file: { file: 'innen.pdf' }, ...restricted },
  },
];

const files = [
  '//de/zu.pdf/@@download/file',
  '//de/zu.pdf/@@display-file/file',
  '//de/bild/@@images/image/mini',
];

let cms: TestCms;
let clock: number;

beforeEach(async () => {
  clock = Date.now();
  cms = await createTestCms({ items, now: () => clock });
});

const unlock = (path: string, token: unknown) => cms.ask(`${path}/@unlock-form`, { json: { token } });

async function passOf(path: string, token = 'Ebbe-und-Flut'): Promise<string> {
  const answer = await unlock(path, token);
  return ((await answer.json()) as { token: string }).token;
}

const cookie = (token: string) => ({ headers: { Cookie: `restricted_content_token=${token}` } });

describe('restricted files', () => {
  test.each(files)('%s leads to the form without a pass', async (path) => {
    const answer = await cms.ask(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([
      302,
      `http://localhost:3000${path.slice(1).split('/@@')[0]}/unlock-form`,
    ]);
    expect((await cms.ask(path.slice(1))).status).toBe(401);
  });

  test.each(files)('%s opens for a pass, by cookie and by query', async (path) => {
    const pass = await passOf('/de/zu.pdf');
    for (const answer of [await cms.ask(path, cookie(pass)), await cms.ask(`${path}?token=${pass}`)]) {
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
      expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(0);
    }
  });

  test('a pass opens files that their visitor may not view otherwise, and nothing else of them', async () => {
    const pass = await passOf('/de/ordner/innen.pdf');
    expect((await cms.ask('//de/ordner/innen.pdf/@@download/file', cookie(pass))).status).toBe(200);
    expect((await cms.ask('/de/ordner/innen.pdf', cookie(pass))).status).toBe(401);
  });

  test('a pass is for its token, ends after a day and when the token changes', async () => {
    const pass = await passOf('/de/zu.pdf');
    const status = async (path: string, token: string) =>
      (await cms.ask(`/de/${path}/@@download/file`, cookie(token))).status;
    expect(await status('anders.pdf', pass)).toBe(401);
    expect(await status('ohne.pdf', pass)).toBe(401);
    for (const forged of ['', 'x', 'Ebbe-und-Flut', pass.slice(0, -2), `${pass}x`])
      expect([forged, await status('zu.pdf', forged)]).toEqual([forged, 401]);
    clock += 24 * 60 * 60 * 1000;
    expect(await status('zu.pdf', pass)).toBe(401);
    const fresh = await passOf('/de/zu.pdf');
    expect(await status('zu.pdf', fresh)).toBe(200);
    const item = cms.repository.byPath('/de/zu.pdf');
    await cms.repository.write((transaction) => {
      if (item) transaction.put({ ...item, fields: { ...item.fields, restricted_token: 'Neues-Wort' } });
    });
    expect(await status('zu.pdf', fresh)).toBe(401);
  });

  test('editors need none; members do', async () => {
    expect((await cms.ask('/de/zu.pdf/@@download/file', { as: 'editor' })).status).toBe(200);
    expect((await cms.ask('/de/zu.pdf/@@download/file', { as: 'member' })).status).toBe(401);
  });

  test('only who may change the content reads its token', async () => {
    expect(await read(cms, '/de/zu.pdf', { as: 'editor' })).toMatchObject(restricted);
    for (const as of [undefined, 'member']) {
      const asked = as ? { as } : {};
      for (const path of [
        '/de/zu.pdf',
        '/de/@search?fullobjects=1&metadata_fields=_all',
        '/de?fullobjects=1',
      ])
        expect([path, JSON.stringify(await read(cms, path, asked)).includes('Ebbe-und-Flut')]).toEqual([
          path,
          false,
        ]);
    }
  });

  test.each<[string, unknown, number, object]>([
    [
      '/de/zu.pdf',
      'falsch',
      403,
      { type: 'Invalid token', message: expect.stringContaining('Kennwort') as string },
    ],
    ['/de/zu.pdf', '', 400, { type: 'BadRequest' }],
    ['/de/zu.pdf', undefined, 400, { type: 'BadRequest' }],
    ['/de/zu.pdf', ['Ebbe-und-Flut'], 400, { type: 'BadRequest' }],
    ['/de/ohne.pdf', 'null', 403, { type: 'Invalid token' }],
    ['/de/offen.pdf', 'Ebbe-und-Flut', 400, { type: 'BadRequest' }],
    ['/de/ordner/innen.pdf', 'falsch', 403, { type: 'Invalid token' }],
  ])('%s with %j: %d', async (path, token, status, error) => {
    const answer = await unlock(path, token);
    expect([answer.status, await answer.json()]).toEqual([
      status,
      { error: expect.objectContaining(error) as object },
    ]);
  });

  test('a token is guessed thirty times in ten minutes, not more', async () => {
    for (let guess = 0; guess < 30; guess += 1)
      expect((await unlock('/de/zu.pdf', `wort-${guess}`)).status).toBe(403);
    expect((await unlock('/de/zu.pdf', 'Ebbe-und-Flut')).status).toBe(429);
  });
});
