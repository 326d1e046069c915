// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { request } from '@/api/client';
import { deleteContent } from '@/api/organising';
import { pause, repeated, requestWrite } from '@/api/repeated';
import { deleteForGood } from '@/api/trash';

type Reply = number | 'cut' | keyof typeof conflicts;
const conflicts = {
  conflict:
    'database conflict error (oid 0x5f, class Products.CMFUid.UniqueIdGeneratorTool.UniqueIdGeneratorTool)',
  readConflict: 'database read conflict error (oid 0x5f)',
  // Several Plones on one PostgreSQL: two of them want the same rows.
  lock: 'Acquiring a lock during commit failed: could not obtain lock on row in relation "object_state"',
};
let asked: string[] = [];
const original = globalThis.fetch;

/** Answers the calls one after the other, the last reply for all further ones. */
function reply(...replies: [Reply, ...Reply[]]): void {
  globalThis.fetch = (_url, init) => {
    const next = replies[Math.min(asked.length, replies.length - 1)];
    asked.push(init?.method ?? 'GET');
    if (next === 'cut') return Promise.reject(new TypeError('Failed to fetch'));
    if (typeof next === 'string')
      return Promise.resolve(Response.json({ type: 'Any', message: conflicts[next] }, { status: 500 }));
    return Promise.resolve(
      next === 200
        ? Response.json({ there: true })
        : new Response('<h1>Bad gateway</h1>', { status: next ?? 0 }),
    );
  };
}

beforeEach(() => {
  asked = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  globalThis.fetch = original;
});

const outcome = async (call: Promise<unknown>) => {
  const settled = call.then(
    () => 'fine',
    (error: unknown) => error,
  );
  await vi.runAllTimersAsync();
  return settled;
};

const patch = { method: 'PATCH', body: {}, language: 'de' } as const;
const repeatedly = (signal?: AbortSignal) =>
  repeated(() => request('/de', { language: 'de', signal }), signal);

test.each<[string, [Reply, ...Reply[]]]>([
  ['a proxy without its server', [502, 503, 200]],
  ['a server that takes too long', [504, 200]],
])('%s is asked again until it answers', async (_, replies) => {
  reply(...replies);
  expect(await outcome(repeatedly())).toBe('fine');
  expect(asked).toHaveLength(replies.length);
});

test.each<Reply>(['conflict', 'readConflict', 'lock'])(
  'a write that met another one (%s), of which the server did nothing, is sent again',
  async (met) => {
    reply(met, met, 200);
    expect(await outcome(requestWrite('/de', patch))).toBe('fine');
    expect(asked).toEqual(['PATCH', 'PATCH', 'PATCH']);
  },
);

test.each([
  ['content', () => deleteContent('/de/weg', { language: 'de' })],
  ['what was deleted before', () => deleteForGood('/de', 'uid-1', { language: 'de' })],
])('a deletion of %s at which Plone stumbled while others wrote is sent again', async (_, remove) => {
  reply(503, 'conflict', 200);
  expect(await outcome(remove())).toBe('fine');
  expect(asked).toEqual(['DELETE', 'DELETE', 'DELETE']);
});

test('a write that meets others each time is told after a few tries', async () => {
  reply('conflict');
  expect(await outcome(requestWrite('/de', patch))).toMatchObject({ details: { status: 500 } });
  expect(asked).toHaveLength(4);
});

test('a network that is cut is tried a few times, with growing pauses', async () => {
  reply('cut');
  const times: number[] = [];
  const cut = globalThis.fetch;
  globalThis.fetch = (url, init) => {
    if (init?.redirect !== 'manual') times.push(Date.now());
    return cut(url, init);
  };
  expect(await outcome(repeatedly())).toMatchObject({
    details: { status: null, kind: 'network' },
  });
  const pauses = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  expect(pauses).toHaveLength(3);
  expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
  expect(new Set(pauses).size).toBe(3);
});

test.each([400, 401, 403, 404, 409, 423, 429, 500])('%i is told at once', async (status) => {
  reply(status);
  expect(await outcome(repeatedly())).toMatchObject({ details: { status } });
  expect(asked).toHaveLength(1);
});

test.each<Reply>([500, 502, 503, 504, 'cut'])(
  'a write is never sent twice by itself after %s',
  async (status) => {
    reply(status);
    await outcome(requestWrite('/de', patch));
    expect(asked).toEqual(['PATCH']);
  },
);

test('who aborts does not wait for the pause to end, and nothing is sent any more', async () => {
  reply(503);
  const controller = new AbortController();
  const call = repeatedly(controller.signal);
  const seen = expect(call).rejects.toMatchObject({ name: 'AbortError' });
  await vi.advanceTimersByTimeAsync(100);
  controller.abort();
  await seen;
  await vi.runAllTimersAsync();
  expect(asked).toHaveLength(1);
  await expect(pause(10, controller.signal)).rejects.toMatchObject({ name: 'AbortError' });
});
