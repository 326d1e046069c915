/** Of the process, not of a site: it is the process whose memory is short. */
let last: Promise<unknown> = Promise.resolve();

/** Runs one work after the other: each picture that is decoded takes some hundred megabytes. */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const result = last.then(work, work);
  last = result.catch(() => undefined);
  return result;
}
