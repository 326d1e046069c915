import { memo } from 'react';
import { UniversalLink } from '@/components/universal-link/universal-link';
import type { OwnEntry } from './use-own-entries';

/** Drawn anew only where the present page begins or ends to lie in it. */
const OwnItem = memo(function OwnItem({ path, title, isCurrent, isInPath }: OwnEntry) {
  return (
    <li className="own-navigation__entry">
      <UniversalLink
        to={path}
        className={`own-navigation__link${isInPath ? ' is-in-path' : ''}`}
        aria-current={isCurrent ? 'page' : undefined}
      >
        {title}
      </UniversalLink>
    </li>
  );
});

export function OwnList({ entries }: { entries: readonly OwnEntry[] }) {
  return (
    <ul className="own-navigation__list">
      {entries.map(({ path, title, isCurrent, isInPath }) => (
        <OwnItem key={path} path={path} title={title} isCurrent={isCurrent} isInPath={isInPath} />
      ))}
    </ul>
  );
}
