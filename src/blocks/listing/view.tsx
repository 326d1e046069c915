import { Suspense, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Pagination } from '@/components/pagination/pagination';
import { RemoteData } from '@/components/remote-data/remote-data';
import { SectionHead } from '@/components/section-head/section-head';
import { hasLink } from '@/components/universal-link/link-target';
import type { BlockViewProps } from '../definition';
import { levelOfTag } from '../headline';
import { useAnchors, useItemLevel, usePictureLoading } from '../page/hooks';
import type { ListingData } from './data';
import { ListingItems, longClass } from './items';
import { messages } from './messages';
import { usePageTurn } from '../page/page-turn';
import { ListingSkeleton } from './skeleton';
import './style.css';
import { useEarlyView } from './use-early-view';
import { useListing } from './use-listing';
import { variationNamed } from './variations';

function headOf(data: ListingData) {
  const link = { to: data.linkHref, title: data.linkTitle };
  return {
    title: data.headline,
    level: levelOfTag(data.headlineTag),
    link: link.title !== '' && hasLink(link.to) ? link : undefined,
  };
}

/** A list of items that a query finds, page by page, in one of the variations. */
export function ListingView({ id, data, position }: BlockViewProps<ListingData>) {
  const intl = useIntl();
  const variation = variationNamed(data.variation || data.template);
  const { remote, retry, page, parameter, query } = useListing(id, data, variation);
  const skeleton = <ListingSkeleton variation={variation} count={query.size} />;
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
      <RemoteData of={remote} retry={retry} skeleton={skeleton}>
        {({ items, total }) => (
          <>
            {items.length === 0 ? (
              <p className="emptyListing">
                <FormattedMessage {...messages.empty} />
              </p>
            ) : (
              <div
                aria-busy={remote.status === 'pending'}
                className={`block-listing__items${longClass(items)}`}
              >
                <Suspense fallback={skeleton}>
                  <ListingItems
                    key={variation.name}
                    variation={variation}
                    items={items}
                    level={level}
                    eagerCount={eager ? variation.columns : 0}
                  />
                </Suspense>
              </div>
            )}
            <Pagination
              page={page}
              pages={Math.ceil(total / query.size)}
              parameter={parameter}
              label={intl.formatMessage(head.title === '' ? messages.pages : messages.pagesOf, {
                headline: head.title,
              })}
            />
          </>
        )}
      </RemoteData>
    </div>
  );
}
