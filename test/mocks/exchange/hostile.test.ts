import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { ImportError, openImport } from '~mocks/exchange/import';
import type { HandMade } from './hand-made';
import { exported, uid, writeExport } from './hand-made';
import { loadExport } from './load-export';

const folders: string[] = [];

async function load(parts: HandMade) {
  const folder = await writeExport(parts);
  folders.push(folder);
  return { folder, ...(await loadExport(folder)) };
}

afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

describe('a folder that is no export', () => {
  test.each([
    ['missing', async () => join(tmpdir(), 'portal-there-is-nothing')],
    ['empty', async () => mkdtemp(join(tmpdir(), 'portal-export-'))],
    ['without items', () => writeExport({})],
    ['with a list that is none', () => writeExport({ metadata: { _data_files_: 'x' } })],
    ['with broken metadata', () => writeExport({ files: { 'content/__metadata__.json': '{' } })],
    ['whose items cannot be read', () => writeExport({ metadata: { _data_files_: ['a/data.json'] } })],
  ])('%s: one line', async (_, make) => {
    const folder = await make();
    folders.push(folder);
    await expect(openImport(folder)).rejects.toThrow(ImportError);
    await expect(openImport(folder)).rejects.toThrow(/^[^\n]+$/);
  });
});

describe('items', () => {
  test('keep nothing of what the server makes anew: a Tender has its address, not what the feed once listed', async () => {
    const feed = { title: 'Alt', isInactive: false, items: [] };
    const tender = exported('/t', { '@type': 'Tender', feed_url: '/feed', feed });
    const { repository } = await load({ items: [tender] });
    expect(repository.byPath('/t')?.fields).toMatchObject({ feed_url: '/feed' });
    expect(repository.byPath('/t')?.fields).not.toHaveProperty('feed');
  });

  test.each<[string, Record<string, unknown>, string]>([
    ['a path that climbs', exported('/en/../../etc'), 'Items without a usable path'],
    ['an encoded path that climbs', exported('/en/%2e%2e'), 'Items without a usable path'],
    ['an encoded slash', exported('/en/a%2fb'), 'Items without a usable path'],
    ['no path', { '@type': 'Document' }, 'Items without a usable path'],
    ['a path of ten thousand characters', exported(`/${'x'.repeat(10_000)}`), 'Items without a usable path'],
    ['no type', exported('/a', { '@type': 7 }), 'Items without a usable type'],
    ['the type of every object', exported('/a', { '@type': 'constructor' }), 'Items without a usable type'],
    ['a missing container', exported('/gone/a'), 'Items whose container is missing'],
  ])('with %s are left out and told', async (_, item, reason) => {
    const { repository, report } = await load({ items: [exported('/sound'), item] });
    expect(repository.childrenOf(repository.root).map(({ id }) => id)).toEqual(['sound']);
    expect(report.lines.join('\n')).toContain(`${reason} (1)`);
  });

  test('what lies below something left out, or in a file, is left out too', async () => {
    const { repository, report } = await load({
      items: [
        exported('/file', { '@type': 'File', review_state: null }),
        exported('/file/page'),
        exported('/file/page/deeper'),
      ],
    });
    expect(report.items).toBe(1);
    expect(repository.byPath('/file')?.type).toBe('File');
  });

  test('a path given twice: the later one counts, as in Plone', async () => {
    const { repository, report } = await load({
      items: [
        exported('/a', { title: 'First', UID: uid('1') }),
        exported('/a', { title: 'Second', UID: uid('2') }),
      ],
    });
    expect(repository.byPath('/a')).toMatchObject({ uid: uid('2'), fields: { title: 'Second' } });
    expect(report.lines.join('\n')).toContain('Items given twice');
  });

  test('a UID given twice or unusable: a new one, by which links still lead to the item', async () => {
    const blocks = { b: { '@type': 'teaser', href: [{ '@id': '../resolveuid/short' }] } };
    const { repository, report, get } = await load({
      items: [
        exported('/a', { UID: uid('1') }),
        exported('/b', { UID: uid('1') }),
        exported('/c', { UID: 'short' }),
        exported('/d', { UID: uid('3'), blocks }),
      ],
    });
    const uids = ['/a', '/b', '/c'].map((path) => repository.byPath(path)?.uid);
    expect(uids[0]).toBe(uid('1'));
    expect(new Set(uids).size).toBe(3);
    expect(report.lines.join('\n')).toContain('Items with a new UID, their own being unusable or taken (2)');
    expect(JSON.stringify((await get('/d')).blocks)).toContain('http://localhost:3000/c');
  });

  test('states that do not exist here, and what was hidden by hand, become private', async () => {
    const { repository, report } = await load({
      items: [
        exported('/a', { review_state: 'internally_published' }),
        exported('/b', { UID: uid('2'), '@type': 'Image', review_state: null }),
        exported('/c', { review_state: undefined }),
        exported('/d', { review_state: null }),
      ],
      metadata: { local_permissions: { [uid('2')]: { View: { acquire: false, roles: ['Manager'] } } } },
    });
    const states = ['/a', '/b', '/c', '/d'].map((path) => repository.byPath(path)?.state);
    expect(states).toEqual(['private', 'private', 'private', null]);
    expect(report.lines.join('\n')).toContain('/a (internally_published)');
    expect(report.lines.join('\n')).toContain('Items that were hidden by hand, private now (1):\n  /b');
  });

  test('nested without end, broken, huge numbers of keys named like prototypes: the others still come', async () => {
    const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`;
    const { repository, report } = await load({
      items: [exported('/sound')],
      metadata: {
        _data_files_: ['0/data.json', 'deep.json', 'broken.json', 'proto.json', 'gone.json', 7, '../../x'],
      },
      files: {
        'content/deep.json': `{"@id":"/deep","@type":"Document","blocks":${deep}}`,
        'content/broken.json': '{"@id":',
        'content/proto.json':
          '{"@id":"/proto","@type":"Document","__proto__":{"polluted":1},"blocks":{"\\u005f_proto__":{"x":1}}}',
      },
    });
    expect(repository.childrenOf(repository.root).map(({ id }) => id)).toEqual(['sound', 'proto']);
    expect(Object.keys(repository.byPath('/proto')?.fields.blocks ?? {})).toEqual([]);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
    expect(report.lines.join('\n')).toContain('Files that are no readable JSON (1)');
    expect(report.lines.join('\n')).toContain('Files that are nested more than 200 levels deep (1)');
    expect(report.lines.join('\n')).toContain('Files that are missing or lie outside of the folder (3)');
  });

  test('values of the wrong kind are left out, blocks that are none too', async () => {
    const { repository, report, ask } = await load({
      items: [
        exported('/a', {
          title: { x: 1 },
          subjects: 'Wind',
          effective: 'yesterday',
          exclude_from_nav: 'no',
          image_field: null,
          blocks: { a: 'x', b: { '@type': 'gridBlock', blocks: [1, 2] }, c: { data: { blocks: 5 } } },
          blocks_layout: { items: ['a', 7] },
          creators: 'me',
          workflow_history: { w: [{ time: 'never' }, 5] },
        }),
      ],
    });
    const item = repository.byPath('/a');
    expect(item?.fields).toEqual({
      title: 'a',
      description: '',
      blocks: { b: { '@type': 'gridBlock', blocks: {} }, c: { data: { blocks: {} } } },
      blocks_layout: { items: ['a'] },
    });
    expect(report.lines.join('\n')).toContain('Values of "effective" that it cannot hold (1):\n  /a');
    expect((await ask('/a')).status).toBe(200);
  });
});

describe('files', () => {
  const image = (blob_path: unknown) =>
    exported('/picture', {
      UID: uid('1'),
      '@type': 'Image',
      review_state: null,
      image: { blob_path, filename: '../../evil\n.png', 'content-type': 'image/png', size: 1 },
    });

  test.each([
    ['climbs', '../../secret'],
    ['is absolute', '/etc/passwd'],
    ['has a zero byte', 'a\0b'],
    ['is a folder', '.'],
    ['is missing', `${uid('1')}/image/gone.png`],
  ])('a path that %s gives no bytes', async (_, path) => {
    const { repository, report } = await load({ items: [image(path)], files: { secret: 'secret' } });
    expect(repository.byPath('/picture')?.fields.image).toBeUndefined();
    expect(report.lines.join('\n')).toContain(
      'Files whose bytes are missing or lie outside of the folder (1)',
    );
  });

  test('a link out of the folder gives no bytes, neither of a file nor of an item', async () => {
    const folder = await writeExport({
      items: [image('link.png')],
      metadata: { _data_files_: ['0/data.json', 'linked/data.json'] },
    });
    const outside = await mkdtemp(join(tmpdir(), 'portal-outside-'));
    folders.push(folder, outside);
    await mkdir(join(outside, 'item'));
    await writeFile(join(outside, 'item/data.json'), JSON.stringify(exported('/stolen')));
    await symlink('/etc/hostname', join(folder, 'content/link.png'));
    await symlink(join(outside, 'item'), join(folder, 'content/linked'));
    const { repository } = await loadExport(folder);
    expect(repository.byPath('/picture')?.fields.image).toBeUndefined();
    expect(repository.byPath('/stolen')).toBeUndefined();
  });

  test('no field can name bytes that it does not bring along', async () => {
    const stored = { blob: 'a'.repeat(64), contentType: 'image/png', filename: 'x', size: 1 };
    const { repository } = await load({
      items: [exported('/a', { preview_image: stored, sticky: { x: stored } })],
    });
    expect(JSON.stringify(repository.byPath('/a')?.fields)).not.toContain('aaaa');
  });

  test('a name keeps its last part, without line breaks', async () => {
    const { repository } = await load({ items: [image('a.png')], files: { 'content/a.png': 'no picture' } });
    expect(repository.byPath('/picture')?.fields.image).toMatchObject({ filename: 'evil.png', width: -1 });
  });
});

describe('the files beside the content', () => {
  test('of the wrong shape, or broken, do no harm', async () => {
    const { report } = await load({
      items: [exported('/a')],
      files: {
        'relations.json': '{',
        'translations.json': { x: 1 },
        'redirects.json': [1],
        'principals.json': { groups: 5, members: [null, { username: '' }] },
        'discussions.json': { a: { items: [{}] } },
      },
    });
    expect(report).toMatchObject({ items: 1, users: 0 });
    expect(report.lines.join('\n')).toContain('Files that are no readable JSON (1):\n  relations.json');
  });

  test('redirects go to paths and web addresses only, and never stand before content', async () => {
    const { repository } = await load({
      items: [exported('/Site', { '@type': 'Plone Site', id: 'Site' }), exported('/a')],
      files: {
        'redirects.json': {
          '/Site/old': '/Site/a',
          '/Site/a': '/Site/old',
          '/Other/x': '/Site/a',
          '/Site/script': 'javascript:alert(1)',
          '/Site/host': '//evil.example/',
          '/Site/home': '/Site',
        },
      },
    });
    expect(repository.redirects()).toEqual([
      ['/old', '/a'],
      ['/home', '/'],
    ]);
  });

  test('translations in the same language, or of missing items, are not kept', async () => {
    const { repository, report } = await load({
      items: [
        exported('/en', { '@type': 'LRF', UID: uid('1') }),
        exported('/en/a', { UID: uid('2') }),
        exported('/en/b', { UID: uid('3') }),
      ],
      files: {
        'translations.json': [{ canonical: uid('2'), translations: { de: uid('3'), fr: uid('9') } }],
      },
    });
    const a = repository.byPath('/en/a');
    expect(a && repository.translationsOf(a)).toEqual([]);
    expect(report.lines.join('\n')).toContain('Translations of items that are missing (1)');
    expect(report.lines.join('\n')).toContain('Translations in a language that the group has already (1)');
  });

  test('links with the address that the site had lead to its pages here', async () => {
    const href = 'https://www.harbour.example/site/en%20a';
    const { repository } = await load({
      items: [
        exported('/en%20a', { UID: uid('1') }),
        exported('/b', { blocks: { x: { '@type': 'cta', href }, y: { '@type': 'cta', href: `${href}b` } } }),
      ],
      files: { 'portlets.json': [{ UID: 'plone_site_root', '@id': 'https://www.harbour.example/site' }] },
    });
    expect(repository.byPath('/b')?.fields.blocks).toEqual({
      x: { '@type': 'cta', href: `../../resolveuid/${uid('1')}` },
      y: { '@type': 'cta', href: '/en%20ab' },
    });
  });

  test('users: implied roles go, unknown ones are told, and a hash that cannot be checked fits nothing', async () => {
    const member = (username: string, more: object) => ({
      username,
      email: '',
      roles: [],
      groups: [],
      ...more,
    });
    const { repository, report, cms } = await load({
      items: [exported('/a')],
      files: {
        'principals.json': {
          groups: [
            { groupid: 'crew', title: 'Crew', roles: ['Contributor', 'Authenticated'], principals: ['b'] },
          ],
          members: [
            member('a', { password: '{bcrypt}$2b$12$x', roles: ['Member', 'Harbour Master'] }),
            member('b', { password: 'plain-secret', login_name: 'bee' }),
            member('c', { password: 'x', login_name: 'bee' }),
          ],
        },
      },
    });
    expect(repository.user('a')).toMatchObject({ roles: ['Member'], password: '' });
    expect(repository.user('b')).toMatchObject({ login: 'bee', groups: ['crew'] });
    expect(repository.user('b')?.password).toMatch(/^scrypt\$/);
    expect(repository.user('c')).toBeUndefined();
    expect(report.lines.join('\n')).toContain(
      'Roles that do not exist here (1):\n  Harbour Master of user a',
    );
    const login = async (name: string, password: string) => {
      const body = JSON.stringify({ login: name, password });
      const headers = { 'Content-Type': 'application/json' };
      const request = new Request('http://localhost:3000/++api++/@login', { method: 'POST', headers, body });
      return (await cms.fetch(request)).status;
    };
    expect(await login('a', '')).toBe(401);
    expect(await login('a', '{bcrypt}$2b$12$x')).toBe(401);
    expect(await login('bee', 'plain-secret')).toBe(200);
  });
});

describe('a site in one language', () => {
  test.each([
    ['de', 'Seite'],
    ['en', 'Page'],
  ])('is %s where its pages are called "%s"', async (language, type_title) => {
    const { repository } = await load({ items: [exported('/a', { type_title })] });
    expect(repository.setting('language')).toEqual({
      available_languages: [language],
      default_language: language,
    });
    expect(repository.byPath('/a')?.language).toBe(language);
  });

  test('languages that the portal does not speak are told, their content stays', async () => {
    const { repository, report } = await load({
      items: [
        exported('/fr', { '@type': 'LRF' }),
        exported('/en', { '@type': 'LRF', language: 'en' }),
        exported('/fr/a'),
        exported('/neutral'),
      ],
    });
    expect(repository.setting('language')).toEqual({ available_languages: ['en'], default_language: 'en' });
    expect(repository.byPath('/fr/a')?.language).toBe('fr');
    expect(repository.byPath('/neutral')?.language).toBe('');
    expect(report.lines.join('\n')).toContain('Languages that the portal does not speak (1):\n  fr');
  });
});
