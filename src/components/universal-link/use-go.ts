import { useCallback, useContext } from 'react';
import { createPath, resolvePath } from 'react-router';
import { NavigationContext } from '@/lib/router-doors';

interface GoOptions {
  /** Takes the place of the present entry of the browser's history. */
  replace?: boolean;
}

/** The address of a path of the app, read from the present page where it does not begin at the root. */
export function addressIn(path: string): string {
  return createPath(resolvePath(path, path.startsWith('/') ? '/' : window.location.pathname));
}

/**
 * Goes to a path of the app. The router's own way draws whoever holds it anew with every change of the address, because its
 * paths may be relative to that; header and footer, which hold many links, stay as they are with this one.
 */
export function useGo(): (path: string, options?: GoOptions) => void {
  const { navigator } = useContext(NavigationContext);
  return useCallback(
    (path, { replace = false } = {}) => {
      if (replace) navigator.replace(addressIn(path));
      else navigator.push(addressIn(path));
    },
    [navigator],
  );
}
