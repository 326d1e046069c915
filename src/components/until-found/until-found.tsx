import {
  useEffect,
  useLayoutEffect,
  useRef,
  type AriaAttributes,
  type AriaRole,
  type ReactNode,
} from 'react';

interface UntilFoundProps {
  isHidden: boolean;
  /** The browser shows it, since its own search or an address has led to something inside. */
  onFound: () => void;
  id: string;
  className?: string;
  role?: AriaRole;
  tabIndex?: number;
  'aria-labelledby'?: AriaAttributes['aria-labelledby'];
  children: ReactNode;
}

/** What is folded away, yet found by the browser's search in the page. */
export function UntilFound({ isHidden, onFound, children, ...attributes }: UntilFoundProps) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // React knows `hidden` as on or off alone.
    if (isHidden) element.current?.setAttribute('hidden', 'until-found');
    else element.current?.removeAttribute('hidden');
  }, [isHidden]);
  useEffect(() => {
    const folded = element.current;
    folded?.addEventListener('beforematch', onFound);
    return () => folded?.removeEventListener('beforematch', onFound);
  }, [onFound]);
  return (
    <div ref={element} {...attributes}>
      {children}
    </div>
  );
}
