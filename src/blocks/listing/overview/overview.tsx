import { useMemo, useRef, type ComponentType } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FacetBar } from '@/components/facet-menu/facet-bar';
import { useFocusOnMore } from '@/components/focus-on-more/use-focus-on-more';
import { RemoteData } from '@/components/remote-data/remote-data';
import { SectionHead } from '@/components/section-head/section-head';
import { toggledValue } from '@/lib/parameters';
import { dataOf } from '@/lib/remote';
import type { BlockViewProps } from '../../definition';
import { useAnchors, useItemLevel, usePictureLoading } from '../../page/hooks';
import type { ListingData } from '../data';
import { ListingFeed } from '../listing-feed';
import { listingFields } from '../listing-fields';
import { headOf } from '../listing-frame';
import { ListingSkeleton } from '../skeleton';
import type { ListingBodyProps } from '../variation';
import { variationNamed } from '../variations';
import { AwardsListing } from '../variations/awards-listing';
import { NewsRows } from '../variations/news-rows';
import { ProjectListing } from '../variations/project-listing';
import { useListAddress } from '../whole/use-list-address';
import { useWholeList } from '../whole/use-whole-list';
import { addressOf, askedIn, windowSize, type OverviewAsked } from './address';
import { chosenItems, knownItems, optionsOf } from './choose';
import { facetsOf, kindOf, type FacetName, type OverviewKind } from './facets';
import { messages } from './messages';
import './style.css';

/** More items than an overview holds. */
const mostItems = 500;
const variation = variationNamed('overview');
const fields = [...listingFields('project'), ...listingFields('award')];

const views: Readonly<Record<OverviewKind, ComponentType<ListingBodyProps>>> = {
  project: ProjectListing,
  award: AwardsListing,
  other: (props) => <NewsRows {...props} hasPicture />,
};

const nothing = new URLSearchParams();

/** Projects, awards, news and what else there is, narrowed down by what is declared of their kind. */
export function Overview({ id, data, position }: BlockViewProps<ListingData>) {
  const intl = useIntl();
  const head = headOf(data);
  const [anchor] = useAnchors(id);
  const level = useItemLevel(id, head.title === '' ? undefined : head);
  const { eager } = usePictureLoading(id, position);
  const { search, suffix, change: write } = useListAddress(id);
  const asked = askedIn(search, suffix);
  const change = (next: (before: OverviewAsked) => OverviewAsked, replace = false) =>
    write((now) => addressOf(now, next(askedIn(now, suffix)), suffix), replace);
  const { remote, retry } = useWholeList(data, { most: mostItems, fields });
  const items = dataOf(remote)?.items;
  const kind = kindOf(items ?? []);
  const known = useMemo(
    () => knownItems(items ?? [], facetsOf[kind], new Date().toISOString().slice(0, 7)),
    [items, kind],
  );
  const left = chosenItems(known, asked);
  const shown = left.slice(0, asked.rows);
  const View = views[kind];
  const place = useRef<HTMLDivElement>(null);
  const keepFocus = useFocusOnMore(place, '.listing-item__link', shown.length);
  const toggle = (name: FacetName, value: string) =>
    change(({ chosen }) => ({
      chosen: { ...chosen, [name]: toggledValue(chosen[name], value) },
      rows: windowSize,
    }));
  return (
    <div ref={place} className="block-listing">
      <SectionHead {...head} id={anchor} />
      <FacetBar
        facets={facetsOf[kind].map((facet) => ({
          name: facet.name,
          title: facet.title,
          options: optionsOf(known, facet, asked, intl),
          chosen: asked.chosen[facet.name],
        }))}
        onToggle={(name, value) => toggle(name as FacetName, value)}
        onReset={() => change(() => askedIn(nothing, ''))}
        found={items && <FormattedMessage {...messages.found} values={{ count: left.length }} />}
      />
      <RemoteData of={remote} retry={retry} skeleton={<ListingSkeleton variation={variation} count={8} />}>
        {({ total }) => (
          <>
            {left.length === 0 ? (
              <p className="emptyListing">
                <FormattedMessage {...messages.none} />
              </p>
            ) : (
              <View items={shown} level={level} eagerCount={eager ? 2 : 0} />
            )}
            {shown.length < left.length && (
              <button
                type="button"
                className="button button--outline overview__more"
                onClick={() => {
                  keepFocus();
                  change((before) => ({ ...before, rows: before.rows + windowSize }), true);
                }}
              >
                <FormattedMessage
                  {...messages.more}
                  values={{ count: Math.min(windowSize, left.length - shown.length) }}
                />
              </button>
            )}
            {total > mostItems && (
              <p>
                <FormattedMessage {...messages.cut} values={{ count: mostItems, total }} />
              </p>
            )}
            <ListingFeed data={data} found={(items ?? []).map((item) => item['@type'])} />
          </>
        )}
      </RemoteData>
    </div>
  );
}
