import { expect, test } from 'vitest';
import { checkPassword } from '~mocks/accounts/password';
import { commentsOf } from '~mocks/repository/comments';
import { createRepository } from '~mocks/repository/store/repository';
import type { Repository } from '~mocks/repository/types';
import { demoLogins, makeDemoUsers } from '~demo/users';
import { loadSeed, seedVersionOf } from '~mocks/seed/load';
import type { Seed, SeedItem } from '~mocks/seed/types';
import { seedUid } from '~mocks/seed/uids';
import { createMemoryStorage } from '~mocks/storage/memory';

const seed: Seed = {
  version: '1',
  items: [
    { path: '', type: 'Plone Site', title: 'Portal' },
    { path: '/de', type: 'LRF', title: 'Deutsch' },
    {
      path: '/de/a',
      type: 'Document',
      title: 'A',
      effective: '2026-01-02T03:04:05+00:00',
      creators: ['editor'],
      blocks: [{ '@type': 'title' }, { '@type': 'image', url: '/de/bild#x' }],
      fields: { relatedItems: ['/de/b'] },
    },
    { path: '/de/b', type: 'Document', title: 'B', state: 'intranet' },
    { path: '/de/bild', type: 'Image', title: 'Bild', fields: { image: { picture: 'bild.svg' } } },
    { path: '/en', type: 'LRF', title: 'English', translationOf: '/de' },
    { path: '/profile', type: 'Document', title: 'Profile' },
  ],
  redirects: { '/de/alt': '/de/a' },
  settings: { 'portal-settings': { logo: { picture: 'bild.svg' }, footer: [{ href: '/de/a' }] } },
};

const svg = Buffer.from('<svg width="20" height="10"/>');
const folders = { pictures: 'pictures', files: 'files', read: async () => svg };
const load = (repository: Repository, version = '1') =>
  loadSeed(repository, { ...seed, version }, { ...folders, now: new Date('2026-11-21T12:00:00Z') });

const open = () => createRepository(createMemoryStorage());

test('items get stable UIDs, states with their history, owners and groups of translations', async () => {
  const repository = await open();
  await load(repository);
  const page = repository.byPath('/de/a');
  expect(page).toMatchObject({
    uid: seedUid('/de/a'),
    state: 'published',
    creators: ['editor'],
    localRoles: { editor: ['Owner'] },
    language: 'de',
    created: '2026-01-02T03:04:05+00:00',
    fields: { relatedItems: [seedUid('/de/b')], effective: '2026-01-02T03:04:05+00:00' },
  });
  expect(page?.workflowHistory.map((each) => [each.action, each.review_state])).toEqual([
    [null, 'private'],
    ['publish', 'published'],
  ]);
  expect(repository.byPath('/de/b')?.workflowHistory.at(-1)?.action).toBe('show_internally');
  expect(repository.byPath('/en')?.translationGroup).toBe(repository.byPath('/de')?.translationGroup);
  expect(repository.byPath('/profile')?.language).toBe('');
  expect(repository.root.fields.title).toBe('Portal');
});

test('links become references, pictures stored files with their pixels', async () => {
  const repository = await open();
  await load(repository);
  const { blocks, blocks_layout: layout } = repository.byPath('/de/a')?.fields ?? {};
  expect(Object.keys(blocks as object)).toEqual((layout as { items: string[] }).items);
  expect(Object.values(blocks as object)[1]).toEqual({
    '@type': 'image',
    url: `../../resolveuid/${seedUid('/de/bild')}#x`,
  });
  const file = {
    filename: 'bild.svg',
    contentType: 'image/svg+xml',
    size: svg.length,
    width: 20,
    height: 10,
  };
  expect(repository.byPath('/de/bild')).toMatchObject({ state: null, fields: { image: file } });
  expect(repository.setting('portal-settings')).toMatchObject({ logo: file, footer: [{ href: '/de/a' }] });
  expect(repository.redirectOf('/de/alt')).toBe('/de/a');
});

test('the order of the list is the folder order', async () => {
  const repository = await open();
  await load(repository);
  const german = repository.byPath('/de');
  expect(german && repository.childrenOf(german).map((each) => each.id)).toEqual(['a', 'b', 'bild']);
});

test('blog posts name authors and topics by path, comments answer one another, texts become files', async () => {
  const repository = await open();
  const blog = '/de/blog';
  const written = '2026-11-01T08:00:00+00:00';
  const later = '2026-11-02T08:00:00+00:00';
  const items: SeedItem[] = [
    { path: '/de', type: 'LRF', title: 'Deutsch' },
    { path: blog, type: 'BlogFolder', title: 'Blog' },
    { path: `${blog}/anna`, type: 'Author', title: 'Anna' },
    { path: `${blog}/licht`, type: 'BlogTag', title: 'Licht' },
    {
      path: `${blog}/post`,
      type: 'Post',
      title: 'Post',
      creators: [`${blog}/anna`],
      fields: { blog_tags: [`${blog}/licht`] },
      comments: [
        { author: 'Otto', text: 'Wie hell?', created: written },
        { author: 'Anna', text: 'Sehr.', created: later, answers: 0 },
      ],
    },
    {
      path: '/de/feed.xml',
      type: 'File',
      title: 'Feed',
      fields: { file: { filename: 'feed.xml', text: '<rss/>' } },
    },
  ];
  await loadSeed(repository, { ...seed, items }, folders);
  const post = repository.byPath(`${blog}/post`);
  expect(post).toMatchObject({
    creators: [seedUid(`${blog}/anna`)],
    localRoles: { admin: ['Owner'] },
    fields: { blog_tags: [seedUid(`${blog}/licht`)] },
  });
  const [first, answer] = commentsOf(repository, seedUid(`${blog}/post`));
  expect(first).toMatchObject({ authorName: 'Otto', text: 'Wie hell?', created: written, inReplyTo: null });
  expect(answer).toMatchObject({ authorName: 'Anna', inReplyTo: first?.id, state: 'published' });
  const file = repository.byPath('/de/feed.xml')?.fields.file;
  expect(file).toMatchObject({ filename: 'feed.xml', contentType: 'text/xml', size: 6 });
});

test('a second load takes the place of the first, and marks its version', async () => {
  const repository = await open();
  expect(seedVersionOf(repository)).toBeUndefined();
  await load(repository);
  await repository.write((transaction) => {
    const page = repository.byPath('/de/a');
    if (page) transaction.put({ ...page, uid: 'f'.repeat(32), id: 'rest' });
  });
  await load(repository, '2');
  expect(seedVersionOf(repository)).toBe('2');
  expect(repository.byPath('/de/rest')).toBeUndefined();
  expect(repository.byPath('/de/a')).toBeDefined();
});

test('a seed that does not hold together leaves the repository as it was', async () => {
  const repository = await open();
  const broken: Seed = { ...seed, items: [{ path: '/de/waise', type: 'Document', title: 'Waise' }] };
  await expect(loadSeed(repository, broken, folders)).rejects.toThrow('/de/waise');
  expect(repository.childrenOf(repository.root)).toEqual([]);
  expect(seedVersionOf(repository)).toBeUndefined();
});

test('demo users exist only where they are asked for, their passwords hashed', async () => {
  const repository = await open();
  await load(repository);
  expect(repository.users()).toEqual([]);
  const users = await makeDemoUsers({ N: 16, r: 1, p: 1 });
  await loadSeed(repository, seed, { ...folders, users });
  expect(
    repository
      .users()
      .map((each) => each.id)
      .sort(),
  ).toEqual(['admin', 'editor', 'member', 'reviewer', 'siteadmin']);
  for (const { id, password } of demoLogins) {
    const user = repository.userByLogin(id);
    expect(user?.demo).toBe(true);
    expect(await checkPassword(password, user?.password ?? '')).toBe(true);
  }
});
