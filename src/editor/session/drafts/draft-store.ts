import { createStore, delMany, entries, promisifyRequest, set, setMany, type UseStore } from 'idb-keyval';
import { isRecord } from '@/lib/text';
import { readDraft } from './data';
import { draftForm, type Draft } from './draft';

/** One page can be open in so many tabs, each of which keeps its own work. */
const mostSlots = 32;
/** Milliseconds after which nobody comes back to a draft. */
const longestAge = 30 * 24 * 60 * 60 * 1000;

let opened: UseStore | undefined;
/** Where this browser keeps drafts, and what belongs to them. */
export const draftsStore = (): UseStore => (opened ??= createStore('portal-drafts', 'drafts'));
const store = draftsStore;

/** Opens what keeps drafts, which takes a browser longer than to read one. Who needs them hears of a failure. */
export const preloadDrafts = (): void => void store()('readonly', () => undefined).catch(() => undefined);

const slots = Array.from({ length: mostSlots }, (_, index) => index + 1);
/** The key of a page's draft in one of its slots. */
export const keyOf = (name: string, slot = 1): string => `${name}\n${slot}`;
const baseOf = (key: string): string => `${key}\nbase`;

/** Slots that this tab has let go of, and milliseconds after which the browser says so too. */
const ended = new Set<string>();
const delay = 500;

/** The names of the slots that a tab holds which is alive; none where the browser cannot say. */
export async function heldKeys(): Promise<ReadonlySet<string>> {
  // Only secure places have it.
  const { locks } = navigator as Partial<Pick<Navigator, 'locks'>>;
  const { held = [] } = (await locks?.query()) ?? {};
  return new Set(held.flatMap(({ name }) => (name === undefined || ended.has(name) ? [] : [name])));
}

/** Work that is kept in a form which this app does not know. */
export interface UnreadableDraft {
  key: string;
  stored: unknown;
}

export interface OpenedSlot {
  /** Under which the work of this tab is kept. */
  key: string;
  draft: Draft | undefined;
  unreadable: UnreadableDraft | undefined;
  /** Another tab of this browser has the page open. */
  isOpenElsewhere: boolean;
}

interface Slot {
  key: string;
  stored: unknown;
  base: unknown;
}

/** All that is kept of a page, in any of its slots, by its keys. */
const keptOf = (name: string): Promise<ReadonlyMap<unknown, unknown>> =>
  store()('readonly', async (kept) => {
    const range = IDBKeyRange.bound(`${name}\n`, `${name}\n\uffff`);
    const [keys, values] = await Promise.all([
      promisifyRequest(kept.getAllKeys(range)),
      promisifyRequest<unknown[]>(kept.getAll(range)),
    ]);
    return new Map(keys.map((key, at) => [key, values[at]]));
  });

/** The latest work on a page that no living tab holds, and the slot in which it goes on. */
export async function openSlot(name: string): Promise<OpenedSlot> {
  const held = await heldKeys();
  // What a tab writes before it lets go of its slot is read after that.
  const kept = await keptOf(name);
  const all = slots.map((slot) => keyOf(name, slot));
  const keys = all.filter((key) => !held.has(key));
  const free = keys.map((key): Slot => ({ key, stored: kept.get(key), base: kept.get(baseOf(key)) }));
  const isOpenElsewhere = keys.length < all.length;
  const used = free.filter((slot) => slot.stored !== undefined);
  const drafts = used.flatMap((slot) => {
    const draft = readDraft(slot.stored, slot.base);
    return draft ? [{ key: slot.key, draft }] : [];
  });
  const [latest] = drafts.sort((one, other) => other.draft.kept - one.draft.kept);
  const unreadable = used.find(({ key }) => !drafts.some((each) => each.key === key));
  const empty = free.find((slot) => slot.stored === undefined);
  return {
    key: latest?.key ?? empty?.key ?? keyOf(name),
    draft: latest?.draft,
    unreadable: unreadable && { key: unreadable.key, stored: unreadable },
    isOpenElsewhere,
  };
}

/** Nothing is kept where the browser keeps nothing. */
export const noSlot = (name: string): OpenedSlot => ({
  key: keyOf(name),
  draft: undefined,
  unreadable: undefined,
  isOpenElsewhere: false,
});

/** Says that a tab holds a slot, until the given way ends it. */
export function holdSlot(key: string): () => void {
  const { locks } = navigator as Partial<Pick<Navigator, 'locks'>>;
  let end: () => void = () => undefined;
  const isOver = new Promise<void>((resolve) => {
    end = resolve;
  });
  ended.delete(key);
  void locks?.request(key, () => isOver).catch(() => undefined);
  return () => {
    ended.add(key);
    setTimeout(() => ended.delete(key), delay);
    end();
  };
}

/** Keeps a draft; with its base where that is another than at the last time. Rejects where the browser has no room left. */
export async function keepDraft(
  key: string,
  user: string,
  { base, ...draft }: Draft,
  withBase: boolean,
): Promise<void> {
  const stored = { form: draftForm, user, ...draft };
  if (withBase)
    await setMany(
      [
        [key, stored],
        [baseOf(key), base],
      ],
      store(),
    );
  else await set(key, stored, store());
}

export async function dropDraft(key: string): Promise<void> {
  await delMany([key, baseOf(key)], store());
}

/** Drops drafts that are too old, and those of people who have logged out of this browser. */
export async function dropOldDrafts(now: number, loggedOut: ReadonlySet<string>): Promise<void> {
  const old = (await entries<string, unknown>(store())).flatMap(([key, stored]) => {
    if (!isRecord(stored) || typeof stored['kept'] !== 'number' || typeof stored['user'] !== 'string')
      return [];
    return now - stored['kept'] > longestAge || loggedOut.has(stored['user']) ? [key, baseOf(key)] : [];
  });
  if (old.length > 0) await delMany(old, store());
}
