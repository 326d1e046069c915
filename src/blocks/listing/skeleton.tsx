import { useLayoutEffect, useRef } from 'react';
import type { ListingVariation } from './variation';

/** More than this does not fit into a screen anyway. */
const most = 8;

interface ListingSkeletonProps {
  variation: ListingVariation;
  count: number;
}

/** Grey shapes where the items will stand. */
export function ListingSkeleton({ variation, count }: ListingSkeletonProps) {
  const { skeleton, columns } = variation;
  const shapes = useRef<HTMLDivElement>(null);
  // Whatever stands below waits unseen with every block and band that holds this one.
  useLayoutEffect(() => {
    const waiting: HTMLElement[] = [];
    for (
      let block = shapes.current?.closest<HTMLElement>(':is(.blocks, .band) > *');
      block;
      block = block.parentElement?.closest<HTMLElement>(':is(.blocks, .band) > *')
    )
      waiting.push(block);
    for (const block of waiting) {
      block.dataset['waiting'] = '';
      if (block.parentElement) block.parentElement.dataset['waits'] = '';
    }
    return () => {
      for (const block of waiting) delete block.dataset['waiting'];
    };
  }, []);
  const hasPicture = skeleton === 'cards' || skeleton === 'pictures';
  return (
    <div
      ref={shapes}
      className={`listing-items listing-items--${columns} listing-skeleton listing-skeleton--${skeleton}`}
    >
      {Array.from({ length: Math.min(count, most) }, (_, index) => (
        <div key={index} className="listing-skeleton__item">
          {hasPicture ? <span className="skeleton listing-skeleton__picture" /> : null}
          <span className="listing-skeleton__words">
            <span className="skeleton listing-skeleton__line listing-skeleton__line--short" />
            <span className="skeleton listing-skeleton__line" />
          </span>
        </div>
      ))}
    </div>
  );
}
