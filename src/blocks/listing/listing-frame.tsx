import { Suspense, useRef, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { RemoteData } from '@/components/remote-data/remote-data';
import { SectionHead } from '@/components/section-head/section-head';
import { hasLink } from '@/components/universal-link/link-target';
import type { Remote } from '@/lib/remote';
import type { BlockViewProps } from '../definition';
import type { FoundPage } from '../found-page';
import { levelOfTag } from '../headline';
import { useAnchors, useItemLevel, usePictureLoading } from '../page/hooks';
import { usePageTurn } from '../page/page-turn';
import type { ListingData } from './data';
import { ListingItems, longClass } from './items';
import { messages } from './messages';
import { ListingSkeleton } from './skeleton';
import './style.css';
import { useEarlyView } from './use-early-view';
import type { ListingVariation } from './variation';

export function headOf(data: ListingData) {
  const link = { to: data.linkHref, title: data.linkTitle };
  return {
    title: data.headline,
    level: levelOfTag(data.headlineTag),
    link: link.title !== '' && hasLink(link.to) ? link : undefined,
  };
}

interface ListingFrameProps extends BlockViewProps<ListingData> {
  variation: ListingVariation;
  remote: Remote<FoundPage>;
  retry: () => void;
  /** 1 for the first page. */
  page: number;
  /** How many items are expected. */
  size: number;
  /** Stands above the items. */
  above?: ReactNode;
  /** Leads on from what was found. */
  below: (found: FoundPage) => ReactNode;
}

/** The headline of a listing, its items or what stands in their place, and what is above and below them. */
export function ListingFrame({
  id,
  data,
  position,
  variation,
  remote,
  retry,
  page,
  size,
  above,
  below,
}: ListingFrameProps) {
  const skeleton = <ListingSkeleton variation={variation} count={size} />;
  useEarlyView(variation);
  const head = headOf(data);
  const [anchor] = useAnchors(id);
  const level = useItemLevel(id, head.title === '' ? undefined : head);
  const { eager } = usePictureLoading(id, position);
  const element = useRef<HTMLDivElement>(null);
  usePageTurn(page, element);
  return (
    <div className="block-listing" ref={element} tabIndex={-1}>
      <SectionHead {...head} id={anchor} />
      {above}
      <RemoteData of={remote} retry={retry} skeleton={skeleton}>
        {(found) => (
          <>
            {found.items.length === 0 ? (
              <p className="emptyListing">
                <FormattedMessage {...messages.empty} />
              </p>
            ) : (
              <div
                aria-busy={remote.status === 'pending'}
                className={`block-listing__items${longClass(found.items)}`}
              >
                <Suspense fallback={skeleton}>
                  <ListingItems
                    key={variation.name}
                    variation={variation}
                    items={found.items}
                    level={level}
                    eagerCount={eager ? variation.columns : 0}
                  />
                </Suspense>
              </div>
            )}
            {below(found)}
          </>
        )}
      </RemoteData>
    </div>
  );
}
