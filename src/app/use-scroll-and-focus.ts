import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { afterPaint } from '@/lib/after-paint';
import { drawAll } from '@/lib/pieces';
import { tabStorage } from '@/lib/tab-storage';
import { ScrollPositions, scrollToElement, scrollToPosition } from './scroll-positions';

const positions = new ScrollPositions(tabStorage());

/** Names an entry of the browser's history: addresses typed in share a key. */
const entryOf = ({ key, pathname }: { key: string; pathname: string }) => `${key} ${pathname}`;

/** A hash with a broken escape names nothing. */
function elementOfHash(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/**
 * Once a navigation's page is there: to its top, to the heading that the hash names, or, on the way back and after a
 * reload, to where one was. The keyboard then goes on at the page's beginning. A change of the query alone, such as
 * the next page of a list, leaves both where they are.
 */
export function useScrollAndFocus(isShown: boolean): void {
  const { key, pathname, hash } = useLocation();
  const navigationType = useNavigationType();
  const shown = useRef<{ key: string; pathname: string; hash: string } | null>(null);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const remember = () => {
      if (shown.current) positions.set(entryOf(shown.current), window.scrollY);
    };
    const keep = () => positions.save();
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', keep);
    };
  }, []);

  useEffect(() => {
    const before = shown.current;
    // Addresses typed in, be it only another hash, come without a key of their own.
    const isSameEntry = before?.key === key && before.pathname === pathname;
    if (!isShown || (isSameEntry && before.hash === hash)) return undefined;
    shown.current = { key, pathname, hash };
    const isFirst = before === null;
    const target = elementOfHash(hash);
    const known =
      navigationType === 'POP' && !isSameEntry ? positions.get(entryOf({ key, pathname })) : undefined;
    if (before?.pathname === pathname && before.hash === hash && navigationType !== 'POP') return undefined;

    const isOtherPage = !isFirst && before.pathname !== pathname;
    const start = target ?? (isOtherPage ? document.getElementById('main') : null);
    if (start && !start.hasAttribute('tabindex')) start.tabIndex = -1;
    // To take the focus the browser has to know where everything lies: it does once the page is painted.
    if (start) afterPaint(() => start.focus({ preventScroll: true }));
    if (known !== undefined) {
      drawAll();
      return scrollToPosition(known);
    }
    if (target) return scrollToElement(target);
    if (!isFirst) window.scrollTo({ top: 0, behavior: 'instant' });
    return undefined;
  }, [isShown, key, pathname, hash, navigationType]);
}
