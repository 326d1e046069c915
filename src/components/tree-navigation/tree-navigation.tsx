import { UniversalLink } from '@/components/universal-link/universal-link';
import { recordsOf, textOf } from '@/lib/text';
import './style.css';

interface TreeNavigationProps {
  /** Entries of `@contextnavigation`: `@id`, `href`, `title`, `is_current`, `is_in_path`, `items`. */
  items: readonly Record<string, unknown>[];
  level?: number;
}

/** Nested links; the page itself is marked, and the entries on the way to it. */
export function TreeNavigation({ items, level = 1 }: TreeNavigationProps) {
  return (
    <ul className={`tree-navigation tree-navigation--level-${level}`}>
      {items.map((item, index) => {
        const children = recordsOf(item.items);
        const address = textOf(item.href) || textOf(item['@id']);
        const isCurrent = item.is_current === true;
        const isInPath = item.is_in_path === true && !isCurrent;
        return (
          <li key={`${address} ${index}`} className={`tree-navigation__item level-${level}`}>
            <UniversalLink
              to={address}
              className={`tree-navigation__link${isInPath ? ' tree-navigation__link--in-path' : ''}`}
              {...(isCurrent && { 'aria-current': 'page' as const })}
            >
              {textOf(item.title) || address}
            </UniversalLink>
            {children.length > 0 && <TreeNavigation items={children} level={level + 1} />}
          </li>
        );
      })}
    </ul>
  );
}
