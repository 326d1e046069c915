import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** A pointer passing by opens nothing, and one that slips off for a moment closes nothing. */
const delays = { open: 120, close: 280 };

/** Which entry's panel is open; at most one is. Every change of page closes it. */
export function useOpenEntry() {
  const { pathname } = useLocation();
  const [open, setOpen] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const change = useCallback((key: string | null, delay = 0) => {
    clearTimeout(timer.current);
    if (delay === 0) setOpen(key);
    else timer.current = setTimeout(() => setOpen(key), delay);
  }, []);
  const openSoon = useCallback((key: string) => change(key, delays.open), [change]);
  const closeSoon = useCallback(() => change(null, delays.close), [change]);

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => change(null), [change, pathname]);
  return { open, change, openSoon, closeSoon };
}
