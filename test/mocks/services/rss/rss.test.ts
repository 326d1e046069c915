import { beforeAll, expect, test } from 'vitest';
import { parseFeed } from 'htmlparser2';
import type { TestCms } from '~test/support/test-cms';
import { createTestCms } from '~test/support/test-cms';

let cms: TestCms;

async function add(id: string, change: Record<string, unknown>, isPublished = true): Promise<void> {
  const json = { '@type': 'Document', id, title: id, ...change };
  expect((await cms.ask('/neu', { as: 'admin', json })).status, id).toBe(201);
  if (isPublished) await cms.ask(`/neu/${id}/@workflow/publish`, { as: 'admin', json: {} });
}

async function feedAt(path: string) {
  const answer = await cms.ask(path);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'application/rss+xml; charset=utf-8',
  ]);
  const text = await answer.text();
  return { text, feed: parseFeed(text) };
}

beforeAll(async () => {
  cms = await createTestCms();
  await cms.ask('', { as: 'admin', json: { '@type': 'Document', id: 'neu', title: 'Neu & <frisch>' } });
  await cms.ask('/neu/@workflow/publish', { as: 'admin', json: {} });
  await add('alt', { effective: '2026-01-01T00:00:00Z', title: 'A < B & "C"\u0001', description: 'Text' });
  await add('jung', { effective: '2026-02-01T00:00:00Z' });
  await add('termin', { '@type': 'News Item', effective: '2026-03-01T00:00:00Z' });
  await add('kommt', { effective: '2099-01-01T00:00:00Z' });
  await add('geheim', {}, false);
});

test('the newest content below a folder that visitors may view comes first', async () => {
  const { feed, text } = await feedAt('//neu/@@rss');
  expect(feed).toMatchObject({ type: 'rss', title: 'Neu & <frisch>', link: 'http://localhost:3000/neu' });
  expect(feed?.items.map(({ link }) => link)).toEqual(
    ['termin', 'jung', 'alt'].map((id) => `http://localhost:3000/neu/${id}`),
  );
  expect(feed?.items[2]).toMatchObject({
    title: 'A < B & "C"',
    description: 'Text',
    pubDate: new Date('2026-01-01T00:00:00Z'),
  });
  expect(text).not.toContain('\u0001');
});

test('the address narrows it', async () => {
  const { feed } = await feedAt('/neu/@@rss?portal_type=News+Item');
  expect(feed?.items.map(({ title }) => title)).toEqual(['termin']);
  expect((await feedAt('/@@rss?portal_type=Joboffer')).feed?.items).toEqual([]);
});

test('what is private or no folder has none', async () => {
  expect((await cms.ask('/neu/geheim/@@rss')).status).toBe(401);
  const image = { '@type': 'File', id: 'datei', file: { data: 'x', filename: 'x.txt' } };
  await cms.ask('/neu', { as: 'admin', json: image });
  expect((await cms.ask('/neu/datei/@@rss')).status).toBe(404);
});
