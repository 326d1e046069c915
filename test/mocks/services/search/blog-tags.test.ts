import { beforeAll, expect, test } from 'vitest';
import type { TestCms } from '~test/support/test-cms';
import { createTestCms } from '~test/support/test-cms';

let cms: TestCms;

const blog = '/de/blog';
const uidOf = (path: string) => cms.repository.byPath(path)?.uid ?? '';

beforeAll(async () => {
  cms = await createTestCms({
    items: [
      { path: '/de', type: 'LRF', title: 'Deutsch' },
      { path: blog, type: 'BlogFolder', title: 'Blog' },
      // It comes before its tag.
      { path: `${blog}/erster`, type: 'Post', title: 'Erster', subjects: ['Wind'] },
      { path: `${blog}/zweiter`, type: 'Post', title: 'Zweiter' },
      { path: `${blog}/tags`, type: 'Folder', title: 'Tags' },
      { path: `${blog}/tags/licht`, type: 'BlogTag', title: 'Licht' },
    ],
  });
  const json = { blog_tags: [uidOf(`${blog}/tags/licht`)] };
  const changed = await cms.ask(`${blog}/erster`, { as: 'admin', method: 'PATCH', json });
  expect(changed.status).toBe(204);
});

async function found(subject: string) {
  const query = `?Subject=${encodeURIComponent(subject)}&metadata_fields=Subject`;
  const answer = await cms.ask(`/de/@search${query}`);
  const { items } = (await answer.json()) as { items: { title: string; Subject: string[] }[] };
  return items.map(({ title, Subject }) => [title, Subject]);
}

test('posts are found by their keywords and by the titles of their tags', async () => {
  expect(await found('Wind')).toEqual([['Erster', ['Wind', 'Licht']]]);
  expect(await found('Licht')).toEqual([['Erster', ['Wind', 'Licht']]]);
  expect(await found(uidOf(`${blog}/tags/licht`))).toEqual([]);
});

test('a tag that is called otherwise is found by its new title', async () => {
  const json = { title: 'Farbe' };
  await cms.ask(`${blog}/tags/licht`, { as: 'admin', method: 'PATCH', json });
  expect(await found('Licht')).toEqual([]);
  expect(await found('Farbe')).toEqual([['Erster', ['Wind', 'Farbe']]]);
});
