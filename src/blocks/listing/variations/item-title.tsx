import { createElement } from 'react';
import { UniversalLink } from '@/components/universal-link/universal-link';
import type { Summary } from '@/api/types/summary';

interface ItemTitleProps {
  item: Summary;
  title: string;
  level: number;
}

/** The title of an item as a heading; its link covers the whole item. */
export function ItemTitle({ item, title, level }: ItemTitleProps) {
  return createElement(
    `h${level}`,
    { className: 'listing-item__title' },
    <UniversalLink to={item} className="listing-item__link">
      {title}
    </UniversalLink>,
  );
}
