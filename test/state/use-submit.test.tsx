import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { expect, test } from 'vitest';
import { ApiError } from '@/api/error';
import { createStore } from '@/state/store';
import { useSubmit } from '@/state/use-submit';

const wrapper = ({ children }: { children: ReactNode }) => (
  <Provider store={createStore()}>{children}</Provider>
);

test('An empty answer is told from a failure', async () => {
  const refusal = new ApiError({ status: 400, kind: 'http', message: 'Bad' });
  const { result } = renderHook(
    () => useSubmit((isFine: boolean) => (isFine ? Promise.resolve(undefined) : Promise.reject(refusal))),
    { wrapper },
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
  const { result } = renderHook(
    () => useSubmit(() => new Promise<string>((resolve) => answers.push(resolve))),
    { wrapper },
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
