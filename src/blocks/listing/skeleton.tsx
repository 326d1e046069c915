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
  const hasPicture = skeleton === 'cards' || skeleton === 'pictures';
  return (
    <div className={`listing-items listing-items--${columns} listing-skeleton listing-skeleton--${skeleton}`}>
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
