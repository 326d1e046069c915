import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Pagination } from '@/components/pagination/pagination';
import { RemoteData } from '@/components/remote-data/remote-data';
import { SectionHead } from '@/components/section-head/section-head';
import { hasLink } from '@/components/universal-link/link-target';
import { textOf } from '@/lib/text';
import type { BlockViewProps } from '../definition';
import { headingIdsOf } from '../heading-ids';
import { itemLevel } from '../item-level';
import { pictureLoading } from '../picture-loading';
import type { ListingData } from './data';
import { messages } from './messages';
import { usePageTurn } from './page-turn';
import { ListingSkeleton } from './skeleton';
import './style.css';
import { useListing } from './use-listing';
import { variationNamed } from './variations';

function headOf(data: ListingData) {
  const link = { to: data.linkHref, title: textOf(data.linkTitle) };
  return {
    title: textOf(data.headline),
    level: Number(/^h([2-6])$/.exec(textOf(data.headlineTag))?.[1] ?? 2),
    link: link.title !== '' && hasLink(link.to) ? link : undefined,
  };
}

/** A list of items that a query finds, page by page, in one of the variations. */
export function ListingView({ id, data, content, position }: BlockViewProps<ListingData>) {
  const intl = useIntl();
  const { remote, retry, page, parameter, query } = useListing(id, data, content);
  const variation = variationNamed(textOf(data.variation) || textOf(data.template));
  const head = headOf(data);
  const element = useRef<HTMLDivElement>(null);
  usePageTurn(page, element);
  return (
    <div className="block-listing" ref={element} tabIndex={-1}>
      <SectionHead {...head} id={headingIdsOf(content, id)[0]} />
      <RemoteData
        of={remote}
        retry={retry}
        skeleton={<ListingSkeleton variation={variation} count={query.size} />}
      >
        {({ items, total }) => (
          <>
            {items.length === 0 ? (
              <p className="emptyListing">
                <FormattedMessage {...messages.empty} />
              </p>
            ) : (
              <div aria-busy={remote.status === 'pending'} className="block-listing__items">
                <variation.view
                  items={items}
                  level={itemLevel(content, id, head.title === '' ? undefined : head)}
                  eagerCount={pictureLoading(content, id, position).eager ? variation.columns : 0}
                />
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
