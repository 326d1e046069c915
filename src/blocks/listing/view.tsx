import { Suspense, useRef, type ComponentType } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import type { QueryCriterion } from '@/api/search';
import { fetched } from '@/components/fetched/fetched';
import { withFurtherWords } from '@/components/further-words/further-words';
import { Pagination } from '@/components/pagination/pagination';
import { RemoteData } from '@/components/remote-data/remote-data';
import { SectionHead } from '@/components/section-head/section-head';
import { hasLink } from '@/components/universal-link/link-target';
import { dataOf } from '@/lib/remote';
import type { BlockViewProps } from '../definition';
import { levelOfTag } from '../headline';
import { asksForJobs } from '../job-parameters';
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

const JobListing = withFurtherWords(
  'view',
  fetched(async () => (await import('./variations/further')).JobListing),
);

/** A list of items that a query finds, page by page, in one of the variations; one of jobs heeds the address. */
export function ListingView(props: BlockViewProps<ListingData>) {
  const [search] = useSearchParams();
  if (!asksForJobs(search)) return <Listing {...props} />;
  return (
    <Suspense fallback={null}>
      <JobListing {...props} listing={Listing} />
    </Suspense>
  );
}

export interface NoteProps {
  /** How many items are left; undefined until they are there. */
  total: number | undefined;
  /** Query parameter of the page. */
  parameter: string;
}

export interface ListingProps extends BlockViewProps<ListingData> {
  /** What is asked for besides the stored query. */
  filter?: readonly QueryCriterion[];
  /** Says what that leaves. */
  note?: ComponentType<NoteProps> | undefined;
}

function Listing({ id, data, position, filter, note: Note }: ListingProps) {
  const intl = useIntl();
  const variation = variationNamed(data.variation || data.template);
  const { remote, retry, page, parameter, query } = useListing(id, data, variation, filter);
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
      {Note && <Note total={dataOf(remote)?.total} parameter={parameter} />}
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
