import type { MouseEventHandler, ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { UniversalLink } from '../universal-link/universal-link';

interface ArrowLinkProps {
  /** As UniversalLink takes it. */
  to: unknown;
  title: ReactNode;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
}

/** A link with the arrow that says "further on". */
export function ArrowLink({ to, title, onClick }: ArrowLinkProps) {
  return (
    <UniversalLink to={to} className="arrow-link" {...(onClick && { onClick })}>
      <span className="arrow-link__text">{title}</span>
      <Icon name="arrow-right" />
    </UniversalLink>
  );
}
