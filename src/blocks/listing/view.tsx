import { Suspense, useRef, type ComponentType } from 'react';
import { useIntl } from 'react-intl';
import type { QueryCriterion } from '@/api/search';
import { fetched } from '@/components/fetched/fetched';
import { Pagination } from '@/components/pagination/pagination';
import { useNear } from '@/components/pieces/use-near';
import { dataOf } from '@/lib/remote';
import type { BlockViewProps } from '../definition';
import { fallbackSize } from '../stored-query';
import type { ListingData } from './data';
import { ListingFrame } from './listing-frame';
import { asksOnlyFor, listsJobs, storedQuery } from './listing-query';
import { messages } from './messages';
import { useListing } from './use-listing';
import { variationNamed } from './variations';

const pending = { status: 'pending' } as const;

const own = () => import('./own-listing');
const OwnListing = fetched(async () => (await own()).OwnListing);
const ListingFeed = fetched(async () => (await own()).ListingFeed);

/** A list of items that a query finds, page by page, in one of the variations; one of jobs, or of people to be found, asks in its own way once it is near. */
export function ListingView(props: BlockViewProps<ListingData>) {
  const { data } = props;
  const variation = variationNamed(data.variation || data.template);
  const stored = storedQuery(data);
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  if (!variation.isWhole && !listsJobs(stored, variation)) return <Listing {...props} />;
  const skeleton = (
    <div ref={place}>
      <ListingFrame
        {...props}
        variation={variation}
        remote={pending}
        retry={() => undefined}
        page={1}
        size={variation.isWhole ? 0 : (stored.limit ?? stored.b_size ?? fallbackSize)}
        below={() => null}
      />
    </div>
  );
  return isNear ? (
    <Suspense fallback={skeleton}>
      <OwnListing {...props} listing={Listing} />
    </Suspense>
  ) : (
    skeleton
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

function Listing({ filter, note: Note, ...block }: ListingProps) {
  const { id, data } = block;
  const intl = useIntl();
  const variation = variationNamed(data.variation || data.template);
  const { remote, retry, page, parameter, query } = useListing(id, data, variation, filter);
  const { headline } = data;
  return (
    <ListingFrame
      {...block}
      variation={variation}
      remote={remote}
      retry={retry}
      page={page}
      size={query.size}
      above={Note && <Note total={dataOf(remote)?.total} parameter={parameter} />}
      below={({ total }) => (
        <>
          <Pagination
            page={page}
            pages={Math.ceil(total / query.size)}
            parameter={parameter}
            label={intl.formatMessage(headline === '' ? messages.pages : messages.pagesOf, { headline })}
          />
          {/* A list of the latest alone leads to where all of them are listed. */}
          {query.limit === undefined && asksOnlyFor(storedQuery(data), 'date') && (
            <div className="block-listing__feed">
              <Suspense>
                <ListingFeed data={data} />
              </Suspense>
            </div>
          )}
        </>
      )}
    />
  );
}
