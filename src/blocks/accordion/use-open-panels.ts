import { useCallback, useMemo } from 'react';
import { useLocation } from 'react-router';
import { useGo } from '@/components/universal-link/use-go';
import { usePageSearch } from '@/state/preview';

/** Names the open panels of all accordions of a page in its address. */
const parameter = 'activeAccordion';
/** Stands before a panel that is closed, where the address would otherwise say nothing of its accordion. */
const closed = '-';

interface OpenPanels {
  open: readonly string[];
  /** What the reader does is a step of the browser's history, which its back button takes back. */
  toggle: (id: string) => void;
  /** Opens a panel to which something else has led. */
  show: (id: string) => void;
}

/** Which panels of an accordion are open: those that the address names, else the first. */
export function useOpenPanels(
  ids: readonly string[],
  startsClosed: boolean,
  isExclusive: boolean,
): OpenPanels {
  const [search] = usePageSearch();
  const { hash } = useLocation();
  const go = useGo();
  const named = search.get(parameter) ?? '';
  const open = useMemo(() => {
    const entries = named.split(',');
    const own = ids.filter((id) => entries.includes(id));
    if (own.length > 0) return isExclusive ? own.slice(0, 1) : own;
    const isClosed = ids.some((id) => entries.includes(closed + id));
    return isClosed || startsClosed ? [] : ids.slice(0, 1);
  }, [ids, named, startsClosed, isExclusive]);

  const write = useCallback(
    (next: readonly string[], replace: boolean) => {
      const own = new Set([...ids, ...ids.map((id) => closed + id)]);
      const others = named.split(',').filter((entry) => entry !== '' && !own.has(entry));
      const present = next.length > 0 ? next : ids.slice(0, 1).map((id) => closed + id);
      const changed = new URLSearchParams(search);
      changed.set(parameter, [...others, ...present].join(','));
      go(`?${changed}${hash}`, { replace });
    },
    [ids, named, search, hash, go],
  );
  const withPanel = (id: string) => (isExclusive ? [id] : [...open, id]);
  return {
    open,
    toggle: (id) => write(open.includes(id) ? open.filter((each) => each !== id) : withPanel(id), false),
    show: (id) => {
      if (!open.includes(id)) write(withPanel(id), true);
    },
  };
}
