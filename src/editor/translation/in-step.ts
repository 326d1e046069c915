/** Two things that stand beside each other: how far each of them lies from the beginning of what it scrolls in. */
export type Step = readonly [one: number, other: number];

/** Where the other stands when the one stands at `at`: between two steps in proportion, beyond them at the same distance. */
export function inStep(steps: readonly Step[], at: number): number {
  const next = steps.findIndex(([one]) => one > at);
  const before = steps[next < 0 ? steps.length - 1 : next - 1];
  const after = next < 0 ? undefined : steps[next];
  if (!before) return after ? Math.max(0, after[1] - (after[0] - at)) : at;
  if (!after) return before[1] + at - before[0];
  const share = (at - before[0]) / (after[0] - before[0]);
  return before[1] + share * (after[1] - before[1]);
}
