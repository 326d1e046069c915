import { expect, test } from 'vitest';
import { inStep } from '@/editor/translation/in-step';

test.each([
  ['before the first at the same distance', 0, 40],
  ['at a step exactly', 10, 50],
  ['between two in proportion', 20, 100],
  ['behind the last at the same distance', 130, 450],
])('two things stand in step %s', (_what, at, expected) => {
  const steps = [
    [10, 50],
    [30, 150],
    [100, 420],
  ] as const;
  expect(inStep(steps, at)).toBe(expected);
});

test('without steps both go the same way, and steps of no height are passed', () => {
  expect(inStep([], 70)).toBe(70);
  expect(
    inStep(
      [
        [10, 20],
        [10, 30],
        [10, 40],
      ],
      10,
    ),
  ).toBe(40);
});
