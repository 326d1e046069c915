import { useCallback, useState } from 'react';
import { browserStorage, keepText } from '@/lib/browser-storage';
import { useBodyClass } from '@/tool/rail/use-body-class';

const name = 'portal-sidebar';

/** Whether the sidebar of wide windows is folded away, where it may be; the browser remembers it. */
export function useFolded(mayFold: boolean): [boolean, (isFolded: boolean) => void] {
  const [isWanted, setFolded] = useState(() => browserStorage()?.getItem(name) === 'folded');
  const isFolded = mayFold && isWanted;
  useBodyClass('has-folded-sidebar', isFolded);
  const fold = useCallback((next: boolean) => {
    keepText(name, next ? 'folded' : 'open');
    setFolded(next);
  }, []);
  return [isFolded, fold];
}
