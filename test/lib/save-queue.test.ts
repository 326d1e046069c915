import { expect, test } from 'vitest';
import { createSaveQueue } from '@/lib/save-queue';

interface Sent {
  key: string;
  state: string;
  signal: AbortSignal;
  answer: (words: string) => void;
  fail: (reason: Error) => void;
}

/** A queue whose saves are answered by the test. */
function start(join?: (earlier: string, later: string) => string) {
  const sent: Sent[] = [];
  const save = createSaveQueue<string, string>(
    (key, state, signal) =>
      new Promise((answer, fail) => {
        signal.addEventListener('abort', () => fail(signal.reason as Error));
        sent.push({ key, state, signal, answer, fail });
      }),
    join,
  );
  const at = (index: number): Sent => {
    const one = sent[index];
    if (!one) throw new Error(`No save ${index} has been sent.`);
    return one;
  };
  return { save, at, states: () => sent.map(({ state }) => state) };
}

const settled = () => new Promise<void>((resolve) => setTimeout(resolve));

test('One save of a page is under way; the latest state that came meanwhile follows', async () => {
  const { save, at, states } = start();
  const results = ['one', 'two', 'three'].map((state) => save('/de/a', state));
  expect(states()).toEqual(['one']);
  at(0).answer('first');
  await settled();
  expect(states()).toEqual(['one', 'three']);
  at(1).answer('second');
  expect(await Promise.all(results)).toEqual(['first', 'second', 'second']);
});

test('States that waited are joined where each holds a part alone', async () => {
  const { save, at, states } = start((earlier, later) => `${earlier}+${later}`);
  for (const state of ['one', 'two', 'three']) void save('/de/a', state);
  at(0).answer('');
  await settled();
  expect(states()).toEqual(['one', 'two+three']);
});

test('Other pages do not wait, nor does a page whose saves are through', async () => {
  const { save, at, states } = start();
  void save('/de/a', 'a');
  void save('constructor', 'b');
  expect(states()).toEqual(['a', 'b']);
  at(0).answer('');
  await settled();
  void save('/de/a', 'again');
  expect(states()).toEqual(['a', 'b', 'again']);
});

test('A failure is told to its own callers, and the next save goes out', async () => {
  const { save, at, states } = start();
  const first = save('/de/a', 'one');
  const second = save('/de/a', 'two');
  at(0).fail(new Error('Down'));
  await expect(first).rejects.toThrow('Down');
  await settled();
  expect(states()).toEqual(['one', 'two']);
  at(1).answer('fine');
  expect(await second).toBe('fine');
});

test('What waits can be taken back, and is then never sent', async () => {
  const { save, at, states } = start();
  const controller = new AbortController();
  const first = save('/de/a', 'one');
  const second = save('/de/a', 'two', controller.signal);
  controller.abort();
  await expect(second).rejects.toMatchObject({ name: 'AbortError' });
  await expect(save('/de/a', 'late', controller.signal)).rejects.toMatchObject({ name: 'AbortError' });
  at(0).answer('');
  await first;
  await settled();
  expect(states()).toEqual(['one']);
});

test('A save under way is aborted once all of its callers have given up', async () => {
  const { save, at } = start();
  const [one, other] = [new AbortController(), new AbortController()];
  void save('/de/a', 'zero');
  const given = [save('/de/a', 'one', one.signal), save('/de/a', 'two', other.signal)];
  at(0).answer('');
  await settled();
  one.abort();
  await expect(given[0]).rejects.toMatchObject({ name: 'AbortError' });
  expect(at(1).signal.aborted).toBe(false);
  other.abort();
  await expect(given[1]).rejects.toMatchObject({ name: 'AbortError' });
  expect(at(1).signal.aborted).toBe(true);
});
