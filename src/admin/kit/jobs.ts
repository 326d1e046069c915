import { refusalOf, wordsOfRefusal, type Refusal } from '@/api/organising';
import { createListeners } from '@/lib/listeners';

/** Thrown where nothing leads back from what was done to an item. */
export class NoWayBack extends Error {
  override name = 'NoWayBack';
}

type Reason = Refusal | 'noWayBack';

const reasonOf = (error: unknown): Reason => (error instanceof NoWayBack ? 'noWayBack' : refusalOf(error));

/** An item that was left as it is. */
interface JobFailure {
  title: string;
  reason: Reason;
  /** The server's own words, where it has some. */
  said?: string;
}

/** Something that is done to several items, one after the other. */
export interface Job {
  id: number;
  title: string;
  total: number;
  done: number;
  failures: readonly JobFailure[];
  state: 'running' | 'stopping' | 'stopped' | 'over';
  /** Takes back what is done, once the job is over and something of it can be. */
  onUndo?: () => void;
}

let jobs: readonly Job[] = [];
let next = 1;
const { subscribe, notify } = createListeners();

function put(changed: readonly Job[]): void {
  jobs = changed;
  notify();
}

const change = (id: number, facts: Partial<Job>) =>
  put(jobs.map((job) => (job.id === id ? { ...job, ...facts } : job)));

export const presentJobs = (): readonly Job[] => jobs;

export const onJobs = subscribe;

/** Lets a job end after the item that is under way. */
export function stopJob(id: number): void {
  put(jobs.map((job) => (job.id === id && job.state === 'running' ? { ...job, state: 'stopping' } : job)));
}

export const closeJob = (id: number): void => put(jobs.filter((job) => job.id !== id));

const stateOf = (id: number) => jobs.find((job) => job.id === id)?.state;

export interface JobResult<Item> {
  done: readonly Item[];
  failed: readonly { item: Item; reason: Reason; said?: string }[];
  isStopped: boolean;
}

/**
 * Does something to each item in turn. What fails is told by item, and the rest is done all the same. It goes on wherever
 * in the app one is meanwhile; a job that ends well leaves nothing behind. `undo` is asked, once it is over, for what
 * takes back the part that is done.
 */
export async function runJob<Item extends { title: string }>(
  title: string,
  items: readonly Item[],
  call: (item: Item) => Promise<unknown>,
  undo?: () => (() => void) | undefined,
): Promise<JobResult<Item>> {
  // The dialog that has begun it is gone first: both in one task would hold up the page.
  await new Promise((resolve) => setTimeout(resolve));
  const id = next++;
  const done: Item[] = [];
  const failed: { item: Item; reason: Reason; said?: string }[] = [];
  put([...jobs, { id, title, total: items.length, done: 0, failures: [], state: 'running' }]);
  for (const item of items) {
    if (stateOf(id) === 'stopping') break;
    try {
      await call(item);
      done.push(item);
      change(id, { done: done.length });
    } catch (error) {
      const said = wordsOfRefusal(error);
      failed.push({ item, reason: reasonOf(error), ...(said !== '' && { said }) });
      change(id, {
        failures: failed.map(({ item: { title: of }, ...why }) => ({ title: of, ...why })),
      });
    }
  }
  const isStopped = done.length + failed.length < items.length;
  if (failed.length === 0 && !isStopped) closeJob(id);
  else {
    const onUndo = undo?.();
    change(id, { state: isStopped ? 'stopped' : 'over', ...(onUndo && { onUndo }) });
  }
  return { done, failed, isStopped };
}
