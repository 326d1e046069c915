import { describe, expect, test } from 'vitest';
import { createRemoteMap } from '@/state/remote-map';
import { createRemoteSlice } from '@/state/remote-slice';
import { navigation } from '@/state/navigation';
import { createStore } from '@/state/store';
import { answer, startApi } from '~test/support/api';

const api = startApi();

test.each([null, {}, { items: 'none' }])('%j in place of a navigation is a failure', async (body) => {
  api.use(answer('/de/@navigation', body));
  const store = createStore();
  await store.dispatch(navigation.load({ language: 'de', userId: null }));
  expect(navigation.select(store.getState().navigation, 'de ')).toMatchObject({
    status: 'failed',
    error: { kind: 'malformed' },
  });
});

describe('a remote slice', () => {
  const waiting: ((value: string) => void)[] = [];
  const slice = createRemoteSlice<string, string>({
    name: 'test',
    call: () => new Promise((resolve) => waiting.push(resolve)),
  });
  const run = (actions: unknown[]) =>
    slice.select(
      actions.reduce<ReturnType<typeof slice.reducer>>(
        (state, action) => slice.reducer(state, action as never),
        {},
      ),
    );

  test('takes the answer of the latest request alone', () => {
    expect(
      run([
        slice.load.pending('1', 'first'),
        slice.load.pending('2', 'second'),
        slice.load.fulfilled('late', '1', 'first'),
      ]),
    ).toEqual({ status: 'pending' });
    expect(
      run([
        slice.load.pending('1', 'first'),
        slice.load.pending('2', 'second'),
        slice.load.fulfilled('new', '2', 'second'),
        slice.load.rejected(new Error('late'), '1', 'first'),
      ]),
    ).toEqual({ status: 'loaded', data: 'new' });
  });

  test('falls back to the data of before when a request is given up', () => {
    const aborted = slice.load.rejected(new Error('Aborted'), '2', 'second');
    expect(
      run([
        slice.load.pending('1', 'first'),
        slice.load.fulfilled('old', '1', 'first'),
        slice.load.pending('2', 'second'),
        { ...aborted, meta: { ...aborted.meta, aborted: true } },
      ]),
    ).toEqual({ status: 'loaded', data: 'old' });
  });
});

test('a remote map keeps one life of data for each key', async () => {
  const map = createRemoteMap<string, string>({
    name: 'map',
    keyOf: (key) => key,
    call: (key) => Promise.resolve(key.toUpperCase()),
  });
  const state = [map.show('a', 'A'), map.load.pending('1', 'b')].reduce<ReturnType<typeof map.reducer>>(
    (before, action) => map.reducer(before, action),
    {},
  );
  expect(map.select(state, 'a')).toEqual({ status: 'loaded', data: 'A' });
  expect(map.select(state, 'b')).toEqual({ status: 'pending' });
  expect(map.select(state, 'c')).toEqual({ status: 'idle' });
});
