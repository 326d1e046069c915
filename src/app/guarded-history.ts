import type { To } from 'react-router';
import type { BrowserHistory } from '@/lib/router-doors';
import { presentGuard } from '@/state/leave-guard';

/** Has a history ask the guard of unsaved work, if there is one, before the app hears of another location. */
export function guardedHistory(history: BrowserHistory): BrowserHistory {
  const { push, replace, listen } = history;
  const go = (to: To, take: () => void) => {
    const url = new URL(history.createHref(to), window.location.href);
    if (presentGuard()?.holdsWay(url, take) !== true) take();
  };
  return Object.assign(history, {
    push: (to: To, state?: unknown) => go(to, () => push(to, state)),
    replace: (to: To, state?: unknown) => go(to, () => replace(to, state)),
    listen: (listener: Parameters<typeof listen>[0]) =>
      listen((update) => {
        const isHeld = update.action === 'POP' && presentGuard()?.holdsStep() === true;
        if (!isHeld) listener(update);
      }),
  });
}
