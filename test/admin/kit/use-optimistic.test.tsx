import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useOptimistic } from '@/admin/kit/use-optimistic';

/** Something stored that is read anew, and calls of which each ends when the test says so. */
function start() {
  const reload = vi.fn();
  const { result, rerender } = renderHook(
    (stored: { order: string }) => useOptimistic<string>(stored, reload),
    {
      initialProps: { order: 'abc' },
    },
  );
  const sent: string[] = [];
  const ends = new Map<string, (status: string) => void>();
  const send = (shown: string) =>
    act(async () => {
      void result.current.send(shown, () => {
        sent.push(shown);
        return new Promise<{ status: string }>((resolve) => ends.set(shown, (status) => resolve({ status })));
      });
      await Promise.resolve();
    });
  const end = (shown: string, status = 'loaded') =>
    act(async () => {
      ends.get(shown)?.(status);
      await Promise.resolve();
    });
  const read = (order: string) => rerender({ order });
  return { reload, sent, send, end, read, shown: () => result.current.shown };
}

test('a change is sent after the one before, and what is stored is read once, after the last', async () => {
  const { reload, sent, send, end } = start();
  await send('bac');
  await send('bca');
  expect(sent).toEqual(['bac']);
  await end('bac');
  expect(sent).toEqual(['bac', 'bca']);
  expect(reload).not.toHaveBeenCalled();
  await end('bca');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('what is changed stays, whatever was read before its last change ended', async () => {
  const { send, end, read, shown } = start();
  await send('bac');
  read('abc');
  expect(shown()).toBe('bac');
  await send('bca');
  await end('bac');
  read('bac');
  expect(shown()).toBe('bca');
  await end('bca');
  expect(shown()).toBe('bca');
  read('bca');
  expect(shown()).toBeUndefined();
});

test('where one is refused what is stored is shown, and read anew', async () => {
  const { reload, send, end, shown } = start();
  await send('bac');
  await end('bac', 'failed');
  expect(shown()).toBeUndefined();
  expect(reload).toHaveBeenCalledTimes(1);
});
