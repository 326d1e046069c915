/** Milliseconds that each of `count` runs took, one after the other. */
async function timesOf(count: number, run: (number: number) => unknown): Promise<number[]> {
  const times: number[] = [];
  for (let number = 0; number < count; number += 1) {
    const start = performance.now();
    await run(number);
    times.push(performance.now() - start);
  }
  return times;
}

/** The smallest of the times that at least this share of them does not exceed. */
function percentile(times: readonly number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.ceil(times.length * share) - 1] ?? NaN;
}

export const mean = (times: readonly number[]): number =>
  times.reduce((sum, time) => sum + time, 0) / times.length;

export interface Figures {
  mean: number;
  p95: number;
}

/**
 * Figures of several subjects, measured in turns so that all of them meet the same weather on the machine. Other
 * work on it only ever adds time: of each figure the best round counts.
 */
export async function inTurns(
  subjects: readonly ((number: number) => unknown)[],
  { rounds, runs }: { rounds: number; runs: number },
): Promise<Figures[]> {
  const all = subjects.map((): Figures[] => []);
  for (const subject of subjects) await timesOf(runs, subject);
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, subject] of subjects.entries()) {
      const times = await timesOf(runs, (number) => subject(round * runs + number));
      all[at]?.push({ mean: mean(times), p95: percentile(times, 0.95) });
    }
  }
  return all.map((figures) => ({
    mean: Math.min(...figures.map((figure) => figure.mean)),
    p95: Math.min(...figures.map((figure) => figure.p95)),
  }));
}
