import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { ToolIconName } from '@/tool/icon/icon-paths';
import { ToolIcon } from '@/tool/icon/tool-icon';
import '@/tool/tokens.css';
import './style.css';
import './page-banner.css';

interface PageBannerProps {
  /** Names it for those who do not see it. */
  name: string;
  icon: ToolIconName;
  isWarning?: boolean;
  children: ReactNode;
  actions?: ReactNode;
}

/** A line above the page, which says what one has to know of it as long as that is so. */
export function PageBanner({ name, icon, isWarning = false, children, actions }: PageBannerProps) {
  const [place, setPlace] = useState<HTMLElement>();
  useEffect(() => {
    const element = document.createElement('div');
    document.body.prepend(element);
    setPlace(element);
    return () => element.remove();
  }, []);
  if (!place) return null;
  return createPortal(
    <section className={`tool page-banner${isWarning ? ' page-banner--warning' : ''}`} aria-label={name}>
      <ToolIcon name={icon} />
      <p className="page-banner__words" role="status">
        {children}
      </p>
      {actions && <div className="page-banner__actions">{actions}</div>}
    </section>,
    place,
  );
}
