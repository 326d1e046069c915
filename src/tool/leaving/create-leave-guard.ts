import type { LeaveGuard } from '@/state/leave-guard';
import { isRecord } from '@/lib/text';

/** Milliseconds after which steps that came while one was undone have come to rest. */
const rest = 100;

/** What is edited at an address; its place in the page, and what is folded there, are no other page. */
const pageAt = ({ pathname, searchParams }: URL): string => `${pathname} ${searchParams.get('type') ?? ''}`;

/** The number that the router gives each entry of the browser's history; an address typed by hand has none. */
function indexOf(state: unknown): number | undefined {
  const index = isRecord(state) ? state['idx'] : undefined;
  return typeof index === 'number' ? index : undefined;
}

const present = () => ({ state: window.history.state as unknown, url: new URL(window.location.href) });

/**
 * Asks before the present page is left. A step in the history cannot be kept from happening: it is undone by the opposite
 * one, before the app has heard of it.
 */
export function createLeaveGuard(ask: (goOn: () => void) => void): LeaveGuard {
  let home = present();
  let isReturning = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** How many steps the browser stands from the page; undefined where that cannot be told. */
  const stepsAway = (): number | undefined => {
    const [from, to] = [indexOf(home.state), indexOf(window.history.state)];
    return from === undefined || to === undefined || from === to ? undefined : to - from;
  };
  const isHome = (url: URL) => pageAt(url) === pageAt(home.url);

  return {
    holdsWay: (to, take) => {
      if (!isHome(to)) {
        ask(take);
        return true;
      }
      take();
      home = present();
      return true;
    },
    holdsStep: () => {
      if (isHome(present().url)) {
        home = present();
        isReturning = false;
        return false;
      }
      const steps = stepsAway();
      clearTimeout(timer);
      if (steps === undefined) {
        window.history.pushState(home.state, '', home.url);
        ask(() => window.history.back());
      } else if (isReturning) {
        timer = setTimeout(() => window.history.go(-(stepsAway() ?? 0)), rest);
      } else {
        isReturning = true;
        window.history.go(-steps);
        ask(() => window.history.go(steps));
      }
      return true;
    },
  };
}
