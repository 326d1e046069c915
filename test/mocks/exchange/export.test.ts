import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exportRepository } from '~mocks/exchange/export';
import { exportSeed } from '~demo/export-seed';
import type { ExportedItem, ExportedMember, ExportMetadata } from '~mocks/exchange/format';
import { setComment } from '~mocks/repository/comments';
import { setGroup } from '~mocks/repository/groups';
import { createRepository } from '~mocks/repository/store/repository';
import type { Item, Repository } from '~mocks/repository/types';
import { createMemoryStorage } from '~mocks/storage/memory';
import { makeItem, uidOf } from '../repository/make-item';
import { loadExport } from './load-export';

const folders: string[] = [];
const newFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'export-'));
  folders.push(folder);
  return folder;
};
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

const readJson = async (...path: string[]) => JSON.parse(await readFile(join(...path), 'utf8')) as unknown;
const link = (name: string) => `../../resolveuid/${uidOf(name)}`;

async function makeSite(): Promise<Repository> {
  const repository = await createRepository(createMemoryStorage());
  const stored = await repository.storage.putBlob(Buffer.from('%PDF-1.7'));
  const file = { ...stored, filename: '../../../up.pdf', contentType: 'application/pdf' };
  const { root } = repository;
  const items: Item[] = [
    makeItem('de', root, { type: 'LRF' }),
    makeItem('en', root, { type: 'LRF', language: 'en', translationGroup: uidOf('de') }),
    makeItem('profile', root, { language: '' }),
    makeItem('b', 'unused', {
      parent: uidOf('de'),
      state: 'intranet',
      creators: ['editor'],
      localRoles: { editor: ['Owner'], team: ['Reader', 'Editor'] },
      blocksInheritance: true,
      constrainedTypes: { allowed: ['Document', 'Image'], immediate: ['Image'] },
      fields: {
        title: 'Ä & B',
        relatedItems: [uidOf('file'), uidOf('a'), uidOf('gone')],
        preview_image_link: uidOf('file'),
        blocks: { one: { '@type': 'teaser', href: [{ '@id': link('a') }, { '@id': link('gone') }] } },
        blocks_layout: { items: ['one'] },
      },
      workflowHistory: [
        {
          action: null,
          actor: 'editor',
          comments: '',
          review_state: 'private',
          time: '2026-01-01T00:00:00Z',
        },
      ],
    }),
    makeItem('a', 'unused', { parent: uidOf('de'), fields: { title: 'A' } }),
    makeItem('file', 'unused', {
      parent: uidOf('de'),
      type: 'File',
      state: null,
      fields: { title: 'F', file },
    }),
  ];
  await repository.write((transaction) => {
    for (const item of items) transaction.put(item);
    transaction.setRedirect('/de/old', '/de/a');
    transaction.setRedirect('/de/away', 'https://example.org/x');
    const user = { id: 'editor', login: 'edda', fullname: 'Edda', email: 'e@example.org' };
    transaction.setUser({ ...user, roles: ['Editor'], groups: ['team'], password: 'scrypt$1$1$1$a$b' });
    setGroup(transaction, {
      id: 'team',
      title: 'Team',
      description: '',
      email: '',
      roles: ['Reader'],
      groups: [],
    });
    const comment = {
      id: '17',
      on: uidOf('a'),
      inReplyTo: null,
      authorName: 'V',
      authorEmail: null,
      author: null,
    };
    const text = { text: 'Hello', contentType: 'text/plain', notify: false };
    const day = '2026-01-03T00:00:00+00:00';
    setComment(transaction, { ...comment, ...text, created: day, modified: day, state: 'published' });
    setComment(transaction, { ...comment, ...text, id: '18', created: day, modified: day, state: 'pending' });
  });
  return repository;
}

describe('an export', () => {
  let folder: string;
  let repository: Repository;
  beforeAll(async () => {
    folder = await newFolder();
    repository = await makeSite();
    await exportRepository(repository, folder);
  });
  const item = async (name: string) =>
    (await readJson(folder, 'content', uidOf(name), 'data.json')) as ExportedItem;

  test('lists containers before what they hold, in folder order, and positions', async () => {
    const metadata = (await readJson(folder, 'content/__metadata__.json')) as ExportMetadata;
    const names = ['de', 'b', 'a', 'file', 'en', 'profile'].map((name) => `${uidOf(name)}/data.json`);
    expect(metadata._data_files_).toEqual(['plone_site_root/data.json', ...names]);
    expect(metadata.ordering).toMatchObject({ [uidOf('b')]: 0, [uidOf('a')]: 1, [uidOf('file')]: 2 });
    expect(metadata.local_roles[uidOf('b')]).toEqual({
      local_roles: { editor: ['Owner'], team: ['Reader', 'Editor'] },
      block: 1,
    });
  });

  test('lists items that are terms of fields before those that may name them', async () => {
    const site = await createRepository(createMemoryStorage());
    const { root } = site;
    await site.write((transaction) => {
      transaction.put(makeItem('de', root, { type: 'LRF' }));
      transaction.put(makeItem('projekt', root, { type: 'Project', parent: uidOf('de') }));
      transaction.put(makeItem('institute', root, { parent: uidOf('de') }));
      transaction.put(makeItem('zellen', root, { type: 'Institut', parent: uidOf('institute') }));
    });
    const own = await newFolder();
    await exportRepository(site, own);
    const metadata = (await readJson(own, 'content/__metadata__.json')) as ExportMetadata;
    const names = ['de', 'institute', 'zellen', 'projekt'].map((name) => `${uidOf(name)}/data.json`);
    expect(metadata._data_files_).toEqual(['plone_site_root/data.json', ...names]);
    expect(metadata.ordering).toMatchObject({ [uidOf('projekt')]: 0, [uidOf('institute')]: 1 });
  });

  test('writes items as Plone does: links stored, relations apart, state and history', async () => {
    const page = await item('b');
    expect(page).toMatchObject({
      '@id': '/de/b',
      '@type': 'Document',
      title: 'Ä & B',
      language: 'de',
      review_state: 'intranet',
      creators: ['editor'],
      blocks: { one: { href: [{ '@id': link('a') }, { '@id': link('gone') }] } },
      'exportimport.constrains': {
        locally_allowed_types: ['Document', 'Image'],
        immediately_addable_types: ['Image'],
      },
    });
    expect(page.relatedItems).toBeUndefined();
    expect(Object.values(page.workflow_history ?? {})).toEqual([repository.byPath('/de/b')?.workflowHistory]);
    expect((await item('profile')).language).toBe('');
  });

  test('relations keep their order; targets that are gone are left out', async () => {
    const relation = (from_attribute: string, name: string) => ({
      from_attribute,
      from_uuid: uidOf('b'),
      to_uuid: uidOf(name),
    });
    const relations = await readJson(folder, 'relations.json');
    expect(relations).toEqual(
      expect.arrayContaining([
        relation('relatedItems', 'file'),
        relation('relatedItems', 'a'),
        relation('preview_image_link', 'file'),
        relation('isReferencing', 'a'),
      ]),
    );
    expect(relations).toHaveLength(4);
  });

  test('a file lies in the folder of its item, whatever its name says', async () => {
    const { file } = (await item('file')) as unknown as { file: { blob_path: string } };
    expect(file).toMatchObject({ 'content-type': 'application/pdf', size: 8 });
    expect(file.blob_path).toBe(`${uidOf('file')}/file/up.pdf`);
    expect(await readFile(join(folder, 'content', file.blob_path), 'utf8')).toBe('%PDF-1.7');
  });

  test('redirects are physical paths, translations hang on the default language', async () => {
    expect(await readJson(folder, 'redirects.json')).toEqual({
      '/Plone/de/old': '/Plone/de/a',
      '/Plone/de/away': 'https://example.org/x',
    });
    const groups = [{ canonical: uidOf('de'), translations: { en: uidOf('en') } }];
    expect(await readJson(folder, 'translations.json')).toEqual(groups);
  });

  test('a hash that Plone cannot check is replaced by a password that nobody knows', async () => {
    const { members } = (await readJson(folder, 'principals.json')) as { members: ExportedMember[] };
    expect(members).toMatchObject([{ username: 'editor', login_name: 'edda', roles: ['Member', 'Editor'] }]);
    expect(members[0]?.password).toMatch(/^[\w-]{32}$/);
  });

  test('loaded again it is the same site', async () => {
    const { repository: loaded } = await loadExport(folder);
    for (const path of ['/de', '/de/b', '/de/a', '/en']) {
      const { fields, uid, state, creators, localRoles } = repository.byPath(path) as Item;
      const { relatedItems, ...others } = fields;
      expect(loaded.byPath(path)).toMatchObject({ uid, state, creators, localRoles, fields: others });
      const targets = Array.isArray(relatedItems)
        ? relatedItems.filter((each) => each !== uidOf('gone'))
        : undefined;
      if (targets) expect(loaded.byPath(path)?.fields.relatedItems).toEqual(targets);
    }
    const { blob } = repository.byPath('/de/file')?.fields.file as { blob: string };
    expect(loaded.byPath('/de/file')?.fields.file).toMatchObject({ blob, filename: 'up.pdf' });
    const children = (at: Repository) => at.childrenOf(at.byPath('/de') as Item).map(({ id }) => id);
    expect(children(loaded)).toEqual(children(repository));
    expect(loaded.redirects()).toEqual(expect.arrayContaining(repository.redirects()));
    expect(loaded.user('editor')?.groups).toEqual(['team']);
    expect(loaded.records('comments').map(([key]) => key)).toEqual([`${uidOf('a')}/17`]);
  });
});

test('the demo is written into a new folder only, with the public passwords and no manager', async () => {
  const folder = await newFolder();
  const count = await exportSeed(join(folder, 'demo'), new Date('2026-11-21T12:00:00Z'));
  expect(await readdir(join(folder, 'demo/content'))).toHaveLength(count + 2);
  const { members } = (await readJson(folder, 'demo/principals.json')) as { members: ExportedMember[] };
  expect(members.map(({ username }) => username)).toEqual(['siteadmin', 'editor', 'reviewer', 'member']);
  expect(new Set(members.map(({ password }) => password))).toEqual(new Set(['Portal-Demo-2026']));
  const settings = (await readJson(folder, 'demo/settings.json')) as Record<string, object>;
  expect(settings.site).toEqual({ site_title: 'Forschungszentrum Immerlund' });
  expect(settings['portal-settings']).toMatchObject({ footer_button_link: '/de/anfahrt' });
  await expect(exportSeed(join(folder, 'demo'))).rejects.toThrow('is not empty');
});
