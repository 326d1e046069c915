import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ApiError } from '@/api/error';
import { useSubmit } from '@/state/use-submit';

test('An empty answer is told from a failure', async () => {
  const refusal = new ApiError({ status: 400, kind: 'http', message: 'Bad' });
  const { result } = renderHook(() =>
    useSubmit((isFine: boolean) => (isFine ? Promise.resolve(undefined) : Promise.reject(refusal))),
  );
  await act(async () => {
    expect(await result.current.submit(true)).toEqual({ status: 'loaded', data: undefined });
  });
  expect(result.current.remote.status).toBe('loaded');
  await act(async () => {
    expect(await result.current.submit(false)).toEqual({ status: 'failed', error: refusal.details });
  });
  expect(result.current.remote).toEqual({ status: 'failed', error: refusal.details });
});

test('What is shown is about the last submit, however late an earlier one ends; each caller hears of its own', async () => {
  const answers: ((words: string) => void)[] = [];
  const { result } = renderHook(() =>
    useSubmit(() => new Promise<string>((resolve) => answers.push(resolve))),
  );
  const settled: unknown[] = [];
  await act(async () => {
    const both = [result.current.submit(), result.current.submit()];
    answers[1]?.('second');
    settled.push(await both[1]);
    answers[0]?.('first');
    settled.push(await both[0]);
  });
  expect(settled).toEqual([
    { status: 'loaded', data: 'second' },
    { status: 'loaded', data: 'first' },
  ]);
  expect(result.current.remote).toEqual({ status: 'loaded', data: 'second' });
});
