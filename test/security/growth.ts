/** Work that is too short to be measured once is done often enough to last about so many milliseconds. */
const shortest = 4;
/** A busy machine interrupts most measurements; what grows with the square stays so however often it is measured. */
const [fewestTries, mostTries] = [3, 60];

/** The input is doubled three times. */
const factor = 8;
/** Where work grows in line with its input, a sign costs the same in a long one; with the square, eight times as much. */
export const linear = 3;

type Work = () => unknown;

async function timeOf(work: Work, times: number): Promise<number> {
  const start = performance.now();
  for (let done = 0; done < times; done += 1) await work();
  return performance.now() - start;
}

/**
 * By how much more each part of an input costs when there are eight times as many; below `linear` for whatever does not
 * grow with the square. Both sides read as much in all, so that other work on the machine slows them down alike; the
 * best of some measurements counts.
 */
export async function growthOf(workOn: (size: number) => Work, size: number): Promise<number> {
  const [little, much] = [workOn(size), workOn(factor * size)];
  await timeOf(little, factor);
  const times = Math.max(1, Math.ceil(shortest / Math.max(await timeOf(much, 1), 0.001)));
  let [least, most] = [Infinity, Infinity];
  for (let at = 0; at < mostTries && (at < fewestTries || most / least >= linear); at += 1) {
    least = Math.min(least, await timeOf(little, times * factor));
    most = Math.min(most, await timeOf(much, times));
  }
  return most / least;
}
