import { expect, test } from 'vitest';
import { median, ratio, summary } from '../../../scripts/visit/statistics.mjs';

test.each([
  [[7], 7],
  [[30, 4, 10], 10],
  [[1, 10, 2, 9], 5.5],
])('the middle of %j is %d', (values, middle) => {
  expect(median(values)).toBe(middle);
});

test('summing up leaves the figures in the order in which they were measured', () => {
  expect(summary([30, 4, 10])).toEqual({ median: 10, least: 4, most: 30, values: [30, 4, 10] });
  expect(summary([])).toBeUndefined();
});

test('there is no ratio to a floor that is missing or nothing', () => {
  expect(ratio(summary([30]), summary([10, 12, 20]))).toBe(2.5);
  expect(ratio(summary([30]), summary([0]))).toBeUndefined();
  expect(ratio(summary([30]), undefined)).toBeUndefined();
});
