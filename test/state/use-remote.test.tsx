import { act, renderHook } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, test } from 'vitest';
import type { Remote } from '@/lib/remote';
import { useRemote } from '@/state/use-remote';

/** Calls that end when the test says so, and what was shown one after the other: the key and the state of its data. */
function start() {
  const answers = new Map<string, (data: string) => void>();
  const shown: string[] = [];
  const describe = (remote: Remote<string>) =>
    remote.status === 'loaded'
      ? remote.data
      : `${remote.status} ${'previous' in remote ? remote.previous : ''}`;
  const { rerender } = renderHook(
    ({ of }: { of: string | null }) => {
      const { remote } = useRemote(
        of,
        () => new Promise<string>((resolve) => answers.set(of ?? '', resolve)),
      );
      useLayoutEffect(() => void shown.push(`${of}: ${describe(remote)}`.trim()));
    },
    { initialProps: { of: 'a' as string | null } },
  );
  const answer = (of: string) =>
    act(async () => {
      answers.get(of)?.(`all of ${of}`);
      await Promise.resolve();
    });
  return { shown, answer, ask: (of: string | null) => rerender({ of }) };
}

test('what was answered under one key is at no time the answer to another', async () => {
  const { shown, answer, ask } = start();
  expect(new Set(shown)).toEqual(new Set(['a: pending']));
  await answer('a');
  expect(shown.at(-1)).toBe('a: all of a');
  shown.length = 0;
  ask('b');
  expect(new Set(shown)).toEqual(new Set(['b: pending all of a']));
  await answer('b');
  expect(shown.at(-1)).toBe('b: all of b');
});

test('where nothing is asked for nothing is kept', async () => {
  const { shown, answer, ask } = start();
  await answer('a');
  shown.length = 0;
  ask(null);
  expect(new Set(shown)).toEqual(new Set(['null: idle']));
  ask('b');
  expect(shown.at(-1)).toBe('b: pending');
});
