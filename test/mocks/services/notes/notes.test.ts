import { beforeEach, describe, expect, test } from 'vitest';
import type { SeedItem } from '~mocks/seed/types';
import type { TestCms } from '~test/support/test-cms';
import { createTestCms } from '~test/support/test-cms';

const secret = 'tresornotiz';
const items: readonly SeedItem[] = [
  { path: '/de', type: 'LRF', title: 'Deutsch' },
  { path: '/de/seite', type: 'Document', title: 'Seite' },
];
const way = '/de/seite/@notes';

interface Note {
  id: string;
  block: string | null;
  text: string;
  author: string;
  author_name: string;
  settled: { by: string } | null;
  answers: { text: string }[];
}

let cms: TestCms;
beforeEach(async () => {
  cms = await createTestCms({ items });
});

const write = (json: object = {}, as = 'editor') =>
  cms.ask(way, { as, json: { text: secret, block: 'a', ...json } });
const written = async (json: object = {}) => (await (await write(json)).json()) as Note;
const listed = async (path = way) =>
  ((await (await cms.ask(path, { as: 'editor' })).json()) as { items: Note[] }).items;

describe('Notes on a page', () => {
  test('are written, answered, settled, opened again, and deleted by who wrote them', async () => {
    const note = await written();
    expect(note).toMatchObject({ block: 'a', text: secret, author: 'editor', settled: null, answers: [] });
    const path = `${way}/${note.id}`;
    const answered = await cms.ask(path, { as: 'siteadmin', json: { text: 'Antwort' } });
    expect(answered.status).toBe(201);
    expect(((await answered.json()) as Note).answers).toMatchObject([
      { text: 'Antwort', author: 'siteadmin' },
    ]);
    const settle = (settled: unknown) =>
      cms.ask(path, { as: 'siteadmin', method: 'PATCH', json: { settled } });
    expect(((await (await settle(true)).json()) as Note).settled).toMatchObject({ by: 'siteadmin' });
    expect(((await (await settle(false)).json()) as Note).settled).toBeNull();
    expect((await settle('yes')).status).toBe(400);
    expect((await cms.ask(path, { as: 'siteadmin', method: 'DELETE' })).status).toBe(403);
    expect((await cms.ask(path, { as: 'editor', method: 'DELETE' })).status).toBe(204);
    expect(await listed()).toEqual([]);
    expect((await settle(true)).status).toBe(404);
  });

  test.each(['', 'member', 'reviewer'])('are nobody’s who may not edit it: %s', async (login) => {
    const { id } = await written();
    const as = login === '' ? {} : { as: login };
    const json = { text: 'x', settled: true };
    for (const [method, path] of [
      ['GET', way],
      ['POST', way],
      ['POST', `${way}/${id}`],
      ['PATCH', `${way}/${id}`],
      ['DELETE', `${way}/${id}`],
    ] as const) {
      const answer = await cms.ask(path, { ...as, method, ...(method !== 'GET' && { json }) });
      expect(answer.status).toBe(401);
      expect(await answer.text()).not.toContain(secret);
    }
    expect(await listed()).toMatchObject([{ answers: [], settled: null }]);
  });

  test.each([
    '/de/seite?expand=actions,breadcrumbs,types,workflow,translations,inherit,aliases',
    '/de/seite/@history',
    '/de/@search?metadata_fields=_all&fullobjects=1',
    '/de/@search?SearchableText=tresornotiz*',
    '/de/@solr?q=tresornotiz',
  ])('are in nothing that is read of it: %s', async (path) => {
    await written({ text: `${secret} geheim` });
    for (const as of ['editor', undefined])
      expect(await (await cms.ask(path, as === undefined ? {} : { as })).text()).not.toContain(
        `${secret} geheim`,
      );
  });

  test.each([
    ['no text', { text: null }],
    ['a list', { text: ['x'] }],
    ['nothing to see', { text: ' \n\u0000' }],
    ['a book', { text: 'x'.repeat(2001) }],
    ['no block', { block: 5 }],
    ['a long block', { block: 'x'.repeat(201) }],
  ])('are refused with %s', async (_what, json) => {
    expect((await write(json)).status).toBe(400);
    expect(await listed()).toEqual([]);
  });

  test('are plain text, and as many as somebody reads through', async () => {
    expect((await written({ text: '<b>a</b>\u0007\nb' })).text).toBe('<b>a</b>\nb');
    for (let count = 1; count < 200; count += 1)
      await cms.repository.write((transaction, reader) => {
        const uid = reader.byPath('/de/seite')?.uid ?? '';
        const all = reader.record<object[]>('notes', uid) ?? [];
        transaction.setRecord('notes', uid, [...all, { ...all[0], id: `n${count}` }]);
      });
    expect((await write()).status).toBe(400);
  });

  test('go with it, and its copy has none', async () => {
    await written();
    const copy = await cms.ask('/de/@copy', { as: 'editor', json: { source: '/de/seite' } });
    const [{ target } = { target: '' }] = (await copy.json()) as { target: string }[];
    expect(await listed(`${new URL(target).pathname.replace('/++api++', '')}/@notes`)).toEqual([]);
    await cms.ask('/de/seite', { as: 'siteadmin', method: 'DELETE' });
    expect(cms.repository.records('notes')).toEqual([]);
  });
});
