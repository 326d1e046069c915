import {
  useEffect,
  useLayoutEffect,
  useRef,
  type AriaAttributes,
  type AriaRole,
  type ReactNode,
} from 'react';
import { useLocation } from 'react-router';

interface UntilFoundProps {
  isHidden: boolean;
  /** Something inside is to be shown: the browser's own search, or the address, has led to it. */
  onFound: () => void;
  /** An anchor outside that leads here as well. */
  anchor?: string | undefined;
  id: string;
  className?: string;
  role?: AriaRole;
  tabIndex?: number;
  'aria-labelledby'?: AriaAttributes['aria-labelledby'];
  'data-title'?: string;
  children: ReactNode;
}

/** What the address names; a broken escape names nothing. */
function anchorIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

/** What is folded away, yet found by the browser's search in the page and by links to its headings. */
export function UntilFound({ isHidden, onFound, anchor, children, ...attributes }: UntilFoundProps) {
  const element = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  const latest = useRef(onFound);
  latest.current = onFound;
  useLayoutEffect(() => {
    // React knows `hidden` as on or off alone.
    if (isHidden) element.current?.setAttribute('hidden', 'until-found');
    else element.current?.removeAttribute('hidden');
  }, [isHidden]);
  useEffect(() => {
    const folded = element.current;
    const find = () => latest.current();
    folded?.addEventListener('beforematch', find);
    return () => folded?.removeEventListener('beforematch', find);
  }, []);
  useEffect(() => {
    const named = anchorIn(hash);
    if (named === '') return;
    const isInside = element.current?.contains(document.getElementById(named)) === true;
    if (isInside || named === anchor) latest.current();
  }, [hash, anchor]);
  return (
    <div ref={element} {...attributes}>
      {children}
    </div>
  );
}
