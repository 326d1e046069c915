import { beforeAll, expect, test } from 'vitest';
import { createTestCms, type TestCms } from '~test/support/test-cms';

const many = 5001;

let cms: TestCms;
beforeAll(async () => {
  cms = await createTestCms();
  const { repository } = cms;
  const folder = repository.byPath('/de/forschung');
  if (!folder) throw new Error('The test site has no such folder.');
  await repository.write((transaction) => {
    for (let at = 0; at < many; at += 1) {
      const uid = `${at}`.padStart(32, 'f');
      const id = `page-${at}`;
      transaction.put({ ...folder, uid, id, parent: folder.uid, type: 'Document', translationGroup: uid });
      transaction.setRedirect(`/old/${id}`, uid, { time: null, manual: false });
    }
  });
});

const query = JSON.stringify({
  query: [
    { i: 'path', o: 'plone.app.querystring.operation.string.absolutePath', v: '/de/forschung::1' },
    { i: 'portal_type', o: 'plone.app.querystring.operation.selection.any', v: ['Document'] },
  ],
});

/** Lists, and what their size is called. */
const lists = [
  ['a folder', '/de/forschung?', 'b_size'],
  ['a search', '/de/forschung/@search?path.depth=1&', 'b_size'],
  ['the search in the form of Solr', '/@solr?q=&path_prefix=/de/forschung&', 'rows'],
  ['a listing', `/@querystring-search?query=${encodeURIComponent(encodeURIComponent(query))}&`, ''],
  ['redirects', '/@aliases?', 'b_size'],
  ['a vocabulary', '/@vocabularies/plone.app.vocabularies.Catalog?', 'b_size'],
] as const;

async function ask(path: string, name: string, size: number): Promise<Response> {
  const inBody = path.replace(
    encodeURIComponent(encodeURIComponent('{')),
    encodeURIComponent(encodeURIComponent(`{"b_size":${size},`)),
  );
  return cms.ask(name === '' ? inBody : `${path}${name}=${size}`, { as: 'admin' });
}

test.each(lists)('%s of more than 5000 entries in one answer is refused in words', async (_, path, name) => {
  const answer = await ask(path, name, 1_000_000);
  expect(answer.status).toBe(400);
  expect(((await answer.json()) as { message: string }).message).toBe(
    'More than 5000 entries: ask for a smaller batch.',
  );
});

test.each(lists)('%s is read in batches, however large the batch of a small list', async (_, path, name) => {
  expect((await ask(path, name, 1000)).status).toBe(200);
});

test('a size beyond all bounds is no fault where little is listed', async () => {
  expect((await cms.ask('/de?b_size=100000000')).status).toBe(200);
  expect((await cms.ask('/@search?portal_type=Event&b_size=100000000')).status).toBe(200);
});
