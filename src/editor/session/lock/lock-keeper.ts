import { deleteLock, getLock, postLock, refreshLock, stealLock, type Lock } from '@/api/editing';
import { refuseOthers } from '@/api/refuse-others';
import { createListeners } from '@/lib/listeners';
import type { Language } from '@/lib/language';
import { othersSession } from '@/lib/others-session';

/** Whether the page is locked for whoever edits it, or who has taken the lock since. */
type LockState = { kind: 'held' } | { kind: 'lost'; by: string };

export interface LockKeeper {
  /** The token of the lock; '' for pages without one. */
  token: () => string;
  state: () => LockState;
  subscribe: (listener: () => void) => () => void;
  /** Looks who has the lock, and takes it where nobody has it any more. */
  check: () => Promise<LockState>;
  /** Waits for a look that is on its way, as after the tab was asleep, unless that takes seconds. */
  settled: () => Promise<void>;
  /** Takes the lock of a page that has just been made. */
  take: (path: string) => Promise<void>;
  /** Takes it away from whoever has taken it. */
  steal: () => Promise<void>;
  /** Gives the lock back before the page may become one that one may not edit; `check` takes it again. */
  release: () => Promise<void>;
  /** Keeps the lock; gives the way to give it back. */
  start: () => () => void;
}

interface KeptPage {
  /** '' as long as the page is not made. */
  path: string;
  language: Language;
  /** As it was taken; a new page has none. */
  lock: Lock | undefined;
}

/** Milliseconds between refreshments of a lock, which lasts ten minutes. */
const refreshment = 240_000;
/** Milliseconds between looks at who has it, while somebody looks at the page. */
const look = 20_000;

/** Milliseconds for which a save waits for such a look. */
const patience = 3000;

const ignore = () => undefined;

/**
 * Keeps the lock of a page until it is left, and gives it back then, unless others need it. Nothing is asked or sent while
 * somebody else is logged in: the lock would be that one's.
 */
export function createLockKeeper(
  { path: first, language, lock: taken }: KeptPage,
  userId: string,
  /** Whether another tab of this browser edits the page under the same lock. */
  isShared: () => boolean,
): LockKeeper {
  const { subscribe, notify } = createListeners();
  const call = { language };
  let path = first;
  let token = taken?.token ?? '';
  let state: LockState = { kind: 'held' };
  let isGivenBack = false;

  let looking: Promise<unknown> = Promise.resolve();

  const settle = (lock: Lock): LockState => {
    const isOthers = lock.token !== '' && lock.creator !== userId;
    if (!isOthers) token = lock.token;
    isGivenBack = false;
    const isSame = state.kind === (isOthers ? 'lost' : 'held');
    if (!isSame) {
      state = isOthers ? { kind: 'lost', by: lock.creatorName || lock.creator } : { kind: 'held' };
      notify();
    }
    return state;
  };

  async function check(): Promise<LockState> {
    if (token === '') return state;
    refuseOthers(userId);
    const present = await getLock(path, call);
    return settle(present.token === '' ? await postLock(path, call) : present);
  }

  const isHeld = () =>
    token !== '' && state.kind === 'held' && !isGivenBack && othersSession(userId) === undefined;

  return {
    token: () => token,
    state: () => state,
    subscribe,
    check,
    settled: async () => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const late = new Promise((resolve) => (timer = setTimeout(resolve, patience)));
      await Promise.race([looking, late]);
      clearTimeout(timer);
    },
    take: async (made) => {
      path = made;
      refuseOthers(userId);
      settle(await postLock(path, call));
    },
    steal: async () => {
      refuseOthers(userId);
      await stealLock(path, call);
      settle(await postLock(path, call));
    },
    release: async () => {
      if (!isHeld()) return;
      isGivenBack = true;
      await deleteLock(path, call).catch(ignore);
    },
    start: () => {
      const isSeen = () => document.visibilityState === 'visible';
      const checkSeen = () => {
        if (isSeen()) looking = check().catch(ignore);
      };
      const regularly = setInterval(checkSeen, look);
      const refreshing = setInterval(() => {
        if (isSeen() && isHeld()) void refreshLock(path, call).catch(ignore);
      }, refreshment);
      const release = () => {
        if (isHeld() && !isShared()) void deleteLock(path, { ...call, keepalive: true }).catch(ignore);
      };
      // A page that a browser has put aside comes back as it was, without its lock.
      document.addEventListener('visibilitychange', checkSeen);
      window.addEventListener('pageshow', checkSeen);
      window.addEventListener('pagehide', release);
      return () => {
        clearInterval(regularly);
        clearInterval(refreshing);
        document.removeEventListener('visibilitychange', checkSeen);
        window.removeEventListener('pageshow', checkSeen);
        window.removeEventListener('pagehide', release);
        release();
      };
    },
  };
}
