import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages';
import './style.css';

/** Lets wide content scroll sideways by itself; only what overflows is a stop of the Tab key. */
export function ScrollRegion({ children, label }: { children: ReactNode; label?: string }) {
  const intl = useIntl();
  const element = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const measure = (): void => {
      const { scrollWidth = 0, clientWidth = 0 } = element.current ?? {};
      setOverflows(scrollWidth > clientWidth);
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [children]);
  // No landmark: a page may hold many tables.
  const access = overflows
    ? ({ tabIndex: 0, role: 'group', 'aria-label': label ?? intl.formatMessage(messages.label) } as const)
    : {};
  return (
    <div ref={element} className="scroll-region" {...access}>
      {children}
    </div>
  );
}
