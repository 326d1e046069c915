import { beforeEach, describe, expect, test } from 'vitest';
import { commentsOf, setComment } from '~mocks/repository/comments';
import { inThreads } from '~mocks/services/comments/thread';
import type { TestCms } from '~test/support/test-cms';
import { createTestCms } from '~test/support/test-cms';

const page = '/de/gespraech';
const deep = 8000;
let cms: TestCms;

async function prepare(rateLimits: boolean): Promise<void> {
  cms = await createTestCms({ rateLimits });
  const json = { '@type': 'Document', id: 'gespraech', title: 'Gespräch' };
  await cms.ask('/de', { as: 'admin', json });
  await cms.ask(`${page}/@workflow/publish`, { as: 'admin', json: {} });
  await cms.ask('/@controlpanels/discussion', {
    as: 'admin',
    method: 'PATCH',
    json: { globally_enabled: true, anonymous_comments: false },
  });
  await cms.ask(page, { as: 'admin', method: 'PATCH', json: { allow_discussion: true } });
}

const uid = (): string => cms.repository.byPath(page)?.uid ?? '';

/** Every comment answers the one before. */
async function replyInARow(): Promise<void> {
  const written = '2026-01-01T10:00:00.000Z';
  await cms.repository.write((transaction) => {
    for (let at = 1; at <= deep; at += 1)
      setComment(transaction, {
        id: String(at),
        on: uid(),
        inReplyTo: at === 1 ? null : String(at - 1),
        authorName: 'Editor',
        authorEmail: null,
        author: 'editor',
        text: `Antwort ${at}`,
        contentType: 'text/plain',
        created: written,
        modified: written,
        state: 'published',
        notify: false,
      });
  });
}

describe('eight thousand replies in a row', () => {
  beforeEach(async () => {
    await prepare(false);
    await replyInARow();
  });

  test('are read, each behind what it answers', async () => {
    expect(inThreads(commentsOf(cms.repository, uid())).map(({ id }) => id)).toEqual(
      Array.from({ length: deep }, (_, at) => String(at + 1)),
    );
    const answer = await cms.ask(`${page}/@comments?b_start=${deep - 1}`);
    expect(await answer.json()).toMatchObject({
      items_total: deep,
      items: [{ text: { data: `Antwort ${deep}` } }],
    });
  });

  test('are removed with the first of them, and the page goes on', async () => {
    const gone = await cms.ask(`${page}/@comments/1`, { as: 'reviewer', method: 'DELETE' });
    expect(gone.status).toBe(204);
    expect(commentsOf(cms.repository, uid())).toEqual([]);
    const next = await cms.ask(`${page}/@comments`, { as: 'editor', json: { text: 'Neu' } });
    expect(next.status).toBe(204);
  });

  test('are removed with their page', async () => {
    expect((await cms.ask(page, { as: 'admin', method: 'DELETE' })).status).toBe(204);
    expect(cms.repository.records('comments')).toEqual([]);
  });
});

test('whoever is logged in writes thirty comments in ten minutes, and takes nothing from colleagues', async () => {
  await prepare(true);
  const write = async (as: string) =>
    (await cms.ask(`${page}/@comments`, { as, json: { text: 'Gut' } })).status;
  for (let at = 0; at < 30; at += 1) expect(await write('editor')).toBe(204);
  expect(await write('editor')).toBe(429);
  expect(await write('member')).toBe(204);
});
