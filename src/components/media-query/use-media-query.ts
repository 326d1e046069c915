import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';

/** The window that a part of the site is drawn in, where that is not its own. */
export const WindowContext = createContext<Window | null>(null);

/** Whether the window matches a media query, kept up to date. */
export function useMediaQuery(query: string): boolean {
  const within = useContext(WindowContext) ?? window;
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = within.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [within, query],
  );
  return useSyncExternalStore(subscribe, () => within.matchMedia(query).matches);
}
