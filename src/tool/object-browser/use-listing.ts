import { useEffect, useState } from 'react';
import type { Summary } from '@/api/types/summary';
import { useLanguage } from '@/i18n/use-language';
import { dataOf, type Remote } from '@/lib/remote';
import { useRemote } from '@/state/use-remote';
import { getByIds, getPathSteps, listFolder, searchBelow, type PathStep } from './browse-calls';
import type { BrowseRequest } from './context';
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
  /** There is more than is shown. */
  isCut: boolean;
  retry: () => void;
}

/** What is there is shown while it is asked for anew; an answer to another question is none, nor that nothing was found. */
function statusOf(status: Listing['status'], isAnswered: boolean): Listing['status'] {
  if (status === 'pending' && isAnswered) return 'loaded';
  return status === 'loaded' && !isAnswered ? 'pending' : status;
}

/** The entries of a folder, or what a search below it finds. */
export function useListing(path: string, asked: Asked, wanted: BrowseRequest): Listing {
  const language = useLanguage();
  const text = asked.kind === 'search' ? asked.text : '';
  const key = JSON.stringify([path, text]);
  const call = async (signal: AbortSignal) => {
    const options = { language, signal };
    const answer =
      text === '' ? await listFolder(path, options) : await searchBelow(path, text, typesOf(wanted), options);
    return { key, answer };
  };
  const { remote, retry } = useRemote(key, call);
  const known = dataOf(remote);
  // What another folder holds is not shown under this one's name.
  const { answer } = known?.key === key ? known : {};
  const items = (answer?.items ?? []).filter((item) => isPlain(idOf(item)) && isListed(item, wanted));
  const isCut = (answer?.items_total ?? 0) > (answer?.items.length ?? 0);
  return { status: statusOf(remote.status, answer !== undefined), items, isCut, retry };
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

/** What was chosen last in this browser, as far as it fits. */
export function useRecent(wanted: BrowseRequest): readonly Summary[] {
  const language = useLanguage();
  const [uids] = useState(recentlyUsed);
  const key = uids.length > 0 ? uids.join(' ') : null;
  const { remote } = useRemote(key, (signal) => getByIds(uids, { language, signal }));
  return (dataOf(remote) ?? []).filter((item) => fits(item, wanted));
}
