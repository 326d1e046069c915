import type { TreeEntry } from '@/api/context-navigation';
import { UniversalLink } from '@/components/universal-link/universal-link';
import './style.css';

interface TreeNavigationProps {
  items: readonly TreeEntry[];
  level?: number;
}

/** Nested links; the page itself is marked, and the entries on the way to it. */
export function TreeNavigation({ items, level = 1 }: TreeNavigationProps) {
  return (
    <ul className={`tree-navigation tree-navigation--level-${level}`}>
      {items.map((item, index) => {
        const address = item.href || item['@id'];
        const isCurrent = item.is_current === true;
        const isInPath = item.is_in_path === true && !isCurrent;
        return (
          <li key={`${address} ${index}`} className={`tree-navigation__item level-${level}`}>
            <UniversalLink
              to={address}
              className={`tree-navigation__link${isInPath ? ' tree-navigation__link--in-path' : ''}`}
              {...(isCurrent && { 'aria-current': 'page' as const })}
            >
              {item.title || address}
            </UniversalLink>
            {item.items.length > 0 && <TreeNavigation items={item.items} level={level + 1} />}
          </li>
        );
      })}
    </ul>
  );
}
