import { useState } from 'react';
import { useSession } from '@/state/hooks';
import { keepFor, keptFor } from '../kept-per-user';
import { contentId } from './recently-used';

const storageKey = 'portal-favourites';
/** As many are kept; who wants another takes one of them away. */
const mostFavourites = 100;

export interface Favourites {
  uids: readonly string[];
  /** Keeps content, or keeps it no longer. */
  toggle: (uid: string) => void;
}

/** Content that somebody has marked with a star, the latest first: ids alone, what they stand for the CMS tells. */
export function useFavourites(): Favourites {
  const user = useSession()?.userId ?? '';
  const [uids, setUids] = useState<readonly string[]>(() =>
    keptFor(storageKey, user).filter((uid) => contentId.test(uid)),
  );
  const toggle = (uid: string) => {
    const others = uids.filter((each) => each !== uid);
    if (others.length === uids.length && uids.length >= mostFavourites) return;
    const next = others.length < uids.length ? others : [uid, ...others];
    setUids(next);
    keepFor(storageKey, user, next);
  };
  return { uids, toggle };
}
