import { useEffect, useState } from 'react';
import type { Summary } from '@/api/types/summary';
import { useLanguage } from '@/i18n/use-language';
import { dataOf, type Remote } from '@/lib/remote';
import { useRemote } from '@/state/use-remote';
import { getByIds, getPathSteps, listFolder, searchBelow, type PathStep, type Wanted } from './browse-calls';
import type { BrowseRequest } from './context';
import { entryFacts } from './data';
import { askedBy, isPlain, type Asked } from './places';
import { recentlyUsed } from './recently-used';
import { fits, isListed, typesOf } from './rules';
import { idOf } from './selection';

const pause = 500;

/** What a typed text asks for, once the typing pauses. */
export function useAsked(typed: string): Asked {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(typed), pause);
    return () => window.clearTimeout(timer);
  }, [typed]);
  return askedBy(typed.trim() === '' ? '' : settled);
}

export interface Listing {
  status: Remote<unknown>['status'];
  items: readonly Summary[];
  /** How many more there are than have been asked for. */
  rest: number;
  /** Asks for the next of them; undefined while that is under way. */
  more: (() => void) | undefined;
  /** The next could not be loaded. */
  isMoreFailed: boolean;
  retry: () => void;
}

/** What came behind the first entries. */
interface Appended {
  key: string;
  status: Remote<unknown>['status'];
  items: readonly Summary[];
}

/** Each once: what is added to a folder meanwhile moves the others. */
const once = (items: readonly Summary[]): Summary[] => [
  ...new Map(items.map((item) => [idOf(item), item])).values(),
];

/** What is there is shown while it is asked for anew; an answer to another question is none, nor that nothing was found. */
function statusOf(status: Listing['status'], isAnswered: boolean): Listing['status'] {
  if (status === 'pending' && isAnswered) return 'loaded';
  return status === 'loaded' && !isAnswered ? 'pending' : status;
}

/** The entries of a folder, or what a search below it finds: some at first, and more as they are asked for. */
export function useListing(
  path: string,
  asked: Asked,
  wanted: BrowseRequest,
  { order, type }: Omit<Wanted, 'start'>,
): Listing {
  const language = useLanguage();
  const text = asked.kind === 'search' ? asked.text : '';
  const key = JSON.stringify([path, text, order, type]);
  const types = type === '' ? typesOf(wanted) : [type];
  const from = (start: number, signal: AbortSignal) => {
    const options = { language, signal };
    return text === ''
      ? listFolder(path, { order, type, start }, options)
      : searchBelow(path, text, types, { order, start }, options);
  };
  const [appended, setAppended] = useState<Appended>({ key, status: 'idle', items: [] });
  const own = appended.key === key ? appended : { key, status: 'idle' as const, items: [] };
  const { remote, retry } = useRemote(key, async (signal) => ({ key, answer: await from(0, signal) }));
  const known = dataOf(remote);
  // What another folder holds is not shown under this one's name.
  const { answer } = known?.key === key ? known : {};
  const there = once([...(answer?.items ?? []), ...own.items]);
  const items = there.filter((item) => isPlain(idOf(item)) && isListed(item, wanted));
  const start = (answer?.items.length ?? 0) + own.items.length;

  const ask = async () => {
    setAppended({ ...own, status: 'pending' });
    const next = await from(start, new AbortController().signal).then(
      (batch): Appended => ({ key, status: 'loaded', items: [...own.items, ...batch.items] }),
      (): Appended => ({ ...own, status: 'failed' }),
    );
    // Who has gone elsewhere meanwhile has asked for something else.
    setAppended((before) => (before.key === key ? next : before));
  };
  return {
    status: statusOf(remote.status, answer !== undefined),
    items,
    rest: Math.max(0, (answer?.items_total ?? 0) - start),
    more: own.status === 'pending' ? undefined : () => void ask(),
    isMoreFailed: own.status === 'failed',
    retry: () => {
      setAppended({ key, status: 'idle', items: [] });
      retry();
    },
  };
}

/** The way to a folder; its ids stand in until their titles are there. */
export function usePathSteps(path: string): readonly PathStep[] {
  const language = useLanguage();
  const call = async (signal: AbortSignal) => ({
    path,
    steps: await getPathSteps(path, { language, signal }),
  });
  const known = dataOf(useRemote(path, call).remote);
  if (known?.path === path) return known.steps;
  const parts = path.split('/').slice(1);
  return parts.map((title, index) => ({ title, path: `/${parts.slice(0, index + 1).join('/')}` }));
}

/** What somebody has kept, as far as it is still there and may be seen; undefined as long as something else is shown. */
export function useKept(uids: readonly string[] | undefined, wanted: BrowseRequest): Listing | undefined {
  const language = useLanguage();
  const key = uids && uids.length > 0 ? uids.join(' ') : null;
  const { remote, retry } = useRemote(key, (signal) => getByIds(uids ?? [], { language, signal }));
  if (!uids) return undefined;
  const items = (dataOf(remote) ?? []).filter(
    (item) => uids.includes(entryFacts(item).UID) && isPlain(idOf(item)) && isListed(item, wanted),
  );
  const status = key === null || items.length > 0 ? 'loaded' : remote.status;
  return { status, items, rest: 0, more: undefined, isMoreFailed: false, retry };
}

/** What was chosen last in this browser, as far as it fits. */
export function useRecent(wanted: BrowseRequest): readonly Summary[] {
  const language = useLanguage();
  const [uids] = useState(recentlyUsed);
  const key = uids.length > 0 ? uids.join(' ') : null;
  const { remote } = useRemote(key, (signal) => getByIds(uids, { language, signal }));
  return (dataOf(remote) ?? []).filter((item) => fits(item, wanted));
}
