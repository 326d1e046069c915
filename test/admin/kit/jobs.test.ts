import { afterEach, expect, test } from 'vitest';
import { ApiError } from '@/api/error';
import { NoWayBack, closeJob, presentJobs, runJob, stopJob } from '@/admin/kit/jobs';

const items = ['eins', 'zwei', 'drei'].map((title) => ({ title }));
const refused = (status: number | null, message = '') =>
  new ApiError({ status, kind: status === null ? 'network' : 'http', message });

afterEach(() => {
  for (const { id } of presentJobs()) closeJob(id);
});

test('what fails is told by item with its reason, and the rest is done', async () => {
  const called: string[] = [];
  const { done, failed, isStopped } = await runJob('Arbeit', items, ({ title }) => {
    called.push(title);
    return title === 'zwei' ? Promise.reject(refused(423)) : Promise.resolve();
  });
  expect(called).toEqual(['eins', 'zwei', 'drei']);
  expect(done.map(({ title }) => title)).toEqual(['eins', 'drei']);
  expect(failed).toEqual([{ item: { title: 'zwei' }, reason: 'locked' }]);
  expect(isStopped).toBe(false);
  expect(presentJobs()).toMatchObject([
    { state: 'over', done: 2, failures: [{ title: 'zwei', reason: 'locked' }] },
  ]);
});

test.each([
  [refused(403, 'Resource is locked.'), 'locked'],
  [refused(403, 'Forbidden'), 'notAllowed'],
  [refused(401), 'notAllowed'],
  [refused(404), 'gone'],
  [refused(null), 'unreachable'],
  [refused(500), 'failed'],
  [new Error('else'), 'failed'],
])('%o is the reason %s', async (error, reason) => {
  const { failed } = await runJob('Arbeit', [{ title: 'eins' }], () => Promise.reject(error));
  expect(failed).toMatchObject([{ reason }]);
});

test('a job that ends well leaves nothing behind', async () => {
  const { done } = await runJob('Arbeit', items, () => Promise.resolve());
  expect(done).toEqual(items);
  expect(presentJobs()).toEqual([]);
});

test('a job that is stopped ends after the item under way, and says how far it came', async () => {
  const called: string[] = [];
  const { isStopped } = await runJob('Arbeit', items, ({ title }) => {
    called.push(title);
    for (const { id } of presentJobs()) stopJob(id);
    return Promise.resolve();
  });
  expect(called).toEqual(['eins']);
  expect(isStopped).toBe(true);
  expect(presentJobs()).toMatchObject([{ state: 'stopped', done: 1, total: 3 }]);
});

test('a job that left something undone offers to take back the rest; what has no way back is told as such', async () => {
  const undone: string[] = [];
  const { failed } = await runJob(
    'Arbeit',
    items,
    ({ title }) => (title === 'zwei' ? Promise.reject(new NoWayBack()) : Promise.resolve()),
    () => () => undone.push('alles'),
  );
  expect(failed).toMatchObject([{ reason: 'noWayBack' }]);
  presentJobs()[0]?.onUndo?.();
  expect(undone).toEqual(['alles']);
});
