import { useContext, useMemo, useState, type ComponentType } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { catalogSearch, querystringSearch } from '@/api/search';
import { FacetBar } from '@/components/facet-menu/facet-bar';
import { RemoteData } from '@/components/remote-data/remote-data';
import { SectionHead } from '@/components/section-head/section-head';
import { useLanguage } from '@/i18n/use-language';
import { dataOf } from '@/lib/remote';
import { useRemote } from '@/state/use-remote';
import type { BlockViewProps } from '../../definition';
import { foundPage } from '../../found-page';
import { IsEditingContext } from '../../is-editing';
import { useAnchors, useItemLevel, usePagePath, usePageParameter, usePictureLoading } from '../../page/hooks';
import type { ListingData } from '../data';
import { listingFields } from '../listing-fields';
import { headOf } from '../listing-frame';
import { listingQuery } from '../listing-query';
import { ListingSkeleton } from '../skeleton';
import type { ListingBodyProps } from '../variation';
import { variationNamed } from '../variations';
import { AwardsListing } from '../variations/awards-listing';
import { NewsRows } from '../variations/news-rows';
import { ProjectListing } from '../variations/project-listing';
import { addressOf, askedIn, windowSize, type OverviewAsked } from './address';
import { chosenItems, knownItems, optionsOf } from './choose';
import { facetsOf, kindOf, type FacetName, type OverviewKind } from './facets';
import { messages } from './messages';
import './style.css';

/** More items than an overview holds. */
const mostItems = 500;
const variation = variationNamed('overview');
const metadata_fields = [...listingFields('project'), ...listingFields('award')];

const views: Readonly<Record<OverviewKind, ComponentType<ListingBodyProps>>> = {
  project: ProjectListing,
  award: AwardsListing,
  other: (props) => <NewsRows {...props} hasPicture />,
};

/** All items that a block asks for, at once, so that every choice of them stands without another question. */
function useItems(data: ListingData) {
  const language = useLanguage();
  const path = usePagePath();
  const { search, limit = Infinity } = listingQuery(data, { page: 1, defaultSize: null, path });
  const size = Math.min(limit, mostItems);
  const window = { b_start: 0, b_size: size, metadata_fields };
  return useRemote(JSON.stringify([path, language, search, size]), async (signal) => {
    const reading = { language, signal };
    const answer =
      search === undefined
        ? await catalogSearch(path, { 'path.depth': 1, ...window }, reading)
        : await querystringSearch(path, { ...search, ...window }, reading);
    const all: unknown = answer.items_total;
    const { items, total } = foundPage(answer, { start: 0, limit: size });
    return { items, total: typeof all === 'number' ? Math.min(all, limit) : total };
  });
}

const nothing = new URLSearchParams();

/** What is asked of an overview: it stands in the address, but for those that are being edited. */
function useAsked(id: string) {
  const suffix = usePageParameter(id).slice('page'.length);
  const isEditing = useContext(IsEditingContext);
  const [inAddress, setInAddress] = useSearchParams();
  const [tried, setTried] = useState(nothing);
  const change = (next: (before: OverviewAsked) => OverviewAsked, replace = false) => {
    const write = (search: URLSearchParams) => addressOf(search, next(askedIn(search, suffix)), suffix);
    if (isEditing) setTried(write);
    else setInAddress(write, { preventScrollReset: true, replace });
  };
  return { asked: askedIn(isEditing ? tried : inAddress, suffix), change };
}

/** Projects, awards, news and what else there is, narrowed down by what is declared of their kind. */
export function Overview({ id, data, position }: BlockViewProps<ListingData>) {
  const intl = useIntl();
  const head = headOf(data);
  const [anchor] = useAnchors(id);
  const level = useItemLevel(id, head.title === '' ? undefined : head);
  const { eager } = usePictureLoading(id, position);
  const { asked, change } = useAsked(id);
  const { remote, retry } = useItems(data);
  const items = dataOf(remote)?.items;
  const kind = kindOf(items ?? []);
  const known = useMemo(
    () => knownItems(items ?? [], facetsOf[kind], new Date().toISOString().slice(0, 7)),
    [items, kind],
  );
  const left = chosenItems(known, asked);
  const shown = left.slice(0, asked.rows);
  const View = views[kind];
  const toggle = (name: FacetName, value: string) =>
    change(({ chosen }) => {
      const before = chosen[name];
      const values = before.includes(value) ? before.filter((each) => each !== value) : [...before, value];
      return { chosen: { ...chosen, [name]: values }, rows: windowSize };
    });
  return (
    <div className="block-listing">
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
                onClick={() => change((before) => ({ ...before, rows: before.rows + windowSize }), true)}
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
          </>
        )}
      </RemoteData>
    </div>
  );
}
