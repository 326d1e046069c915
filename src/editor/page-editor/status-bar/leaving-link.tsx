import type { ReactNode } from 'react';
import { PageLink } from '@/components/universal-link/page-link';
import { isPlainClick } from '@/components/universal-link/plain-click';

interface LeavingLinkProps {
  to: string;
  className: string;
  label?: string;
  lang?: string;
  onLeave: (to: string) => void;
  children: ReactNode;
}

/** A link away from the page being edited; whoever opens it in a tab of its own stays and loses nothing. */
export function LeavingLink({ to, className, label, lang, onLeave, children }: LeavingLinkProps) {
  return (
    <PageLink
      to={to}
      className={className}
      aria-label={label}
      title={label}
      lang={lang}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onLeave(to);
      }}
    >
      {children}
    </PageLink>
  );
}
