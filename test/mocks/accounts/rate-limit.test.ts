import { expect, test } from 'vitest';
import { createRateLimit } from '~mocks/accounts/rate-limit';

test('the limit holds for each key, until the oldest try is past', () => {
  const limit = createRateLimit({ limit: 2, span: 1000 });
  expect(limit.take('a', 0)).toBeUndefined();
  expect(limit.take('a', 500)).toBeUndefined();
  expect(limit.take('a', 600)).toBe(1);
  expect(limit.take('b', 600)).toBeUndefined();
  expect(limit.take('a', 1001)).toBeUndefined();
});

test('a refused try does not prolong the wait', () => {
  const limit = createRateLimit({ limit: 1, span: 1000 });
  limit.take('a', 0);
  for (const now of [100, 500, 900]) expect(limit.take('a', now)).toBe(1);
  expect(limit.take('a', 1000)).toBeUndefined();
});

test('a try that is given back does not count', () => {
  const limit = createRateLimit({ limit: 1, span: 1000 });
  limit.take('a', 0);
  limit.giveBack('a', 10);
  expect(limit.take('a', 20)).toBeUndefined();
  limit.giveBack('never seen', 20);
});

test('of ever new keys only the last ten thousand are remembered', () => {
  const limit = createRateLimit({ limit: 1, span: 1000 });
  for (let key = 0; key <= 10_000; key += 1) limit.take(`key ${key}`, 0);
  expect(limit.take('key 10000', 1)).toBe(1);
  expect(limit.take('key 2', 1)).toBe(1);
  expect(limit.take('key 0', 1)).toBeUndefined();
});
