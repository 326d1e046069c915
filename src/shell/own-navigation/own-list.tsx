import { UniversalLink } from '@/components/universal-link/universal-link';
import type { OwnEntry } from './use-own-entries';

export function OwnList({ entries }: { entries: readonly OwnEntry[] }) {
  return (
    <ul className="own-navigation__list">
      {entries.map(({ path, title, isCurrent, isInPath }) => (
        <li key={path} className="own-navigation__entry">
          <UniversalLink
            to={path}
            className={`own-navigation__link${isInPath ? ' is-in-path' : ''}`}
            aria-current={isCurrent ? 'page' : undefined}
          >
            {title}
          </UniversalLink>
        </li>
      ))}
    </ul>
  );
}
