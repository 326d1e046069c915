import { createElement, useMemo, useRef, type ComponentType } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Summary } from '@/api/types/summary';
import { FacetBar } from '@/components/facet-menu/facet-bar';
import { useFocusOnMore } from '@/components/focus-on-more/use-focus-on-more';
import { RemoteData } from '@/components/remote-data/remote-data';
import { SectionHead } from '@/components/section-head/section-head';
import { useMonth } from '@/i18n/use-month';
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
import { addressOf, askedIn, isNarrowed, windowSize, type OverviewAsked } from './address';
import { ChoiceButtons } from './choice-buttons';
import { chosenItems, countWithout, knownItems, optionsOf } from './choose';
import { facetsOf, kindOf, type FacetName, type OverviewKind } from './facets';
import { firstOf, groupsOf, type OverviewGroup } from './groups';
import { messages } from './messages';
import { TimeLegend } from './time-bar';
import './style.css';

/** More items than an overview holds. */
const mostItems = 500;
const variation = variationNamed('overview');
const fields = [...listingFields('project'), ...listingFields('award')];

interface ViewProps extends ListingBodyProps {
  today: string;
}

const views: Readonly<Record<OverviewKind, ComponentType<ViewProps>>> = {
  project: ProjectListing,
  award: AwardsListing,
  other: ({ items, level, eagerCount }) => (
    <NewsRows items={items} level={level} eagerCount={eagerCount} hasPicture />
  ),
};

/** The facets whose values stand side by side, unless there are too many of them; the others open. */
const sidesOf: Readonly<Record<OverviewKind, Partial<Record<FacetName, 'states' | 'pills' | 'rail'>>>> = {
  project: { time: 'states' },
  award: { year: 'rail' },
  other: { topic: 'pills', year: 'rail' },
};
const mostButtons = 30;
const allMessages = {
  topic: messages.allTopics,
  time: messages.all,
  funder: messages.all,
  year: messages.allYears,
} satisfies Record<FacetName, unknown>;

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
  const today = new Date().toISOString().slice(0, 7);
  const known = useMemo(() => knownItems(items ?? [], facetsOf[kind], today), [items, kind, today]);
  const left = chosenItems(known, asked);
  const groups = groupsOf(left, kind, asked, intl.locale);
  // One heading would say nothing that the list does not.
  const isGrouped = groups.length > 1;
  const leading = kind === 'other' && isGrouped && !isNarrowed(asked) ? groups[0]?.items[0] : undefined;
  const shownCount = Math.min(asked.rows, left.length);
  const place = useRef<HTMLDivElement>(null);
  const keepFocus = useFocusOnMore(place, '.listing-item__link', shownCount);
  const sides = sidesOf[kind];
  const offered = facetsOf[kind].map((facet) => ({
    ...facet,
    options: optionsOf(known, facet, asked, intl),
    chosen: asked.chosen[facet.name],
  }));
  const isBeside = ({ name, options }: (typeof offered)[number]) =>
    sides[name] !== undefined && options.length > 0 && options.length <= mostButtons;
  const choose = (name: FacetName, values: (before: readonly string[]) => readonly string[]) =>
    change(({ chosen }) => ({ chosen: { ...chosen, [name]: values(chosen[name]) }, rows: windowSize }));
  const toggle = (name: FacetName, value: string) => choose(name, (before) => toggledValue(before, value));
  const chooseBeside = (name: FacetName, value: string) => {
    if (value !== '' && sides[name] === 'pills') toggle(name, value);
    else choose(name, () => (value === '' ? [] : [value]));
  };
  return (
    <div ref={place} className="block-listing">
      <SectionHead {...head} id={anchor} />
      {offered.filter(isBeside).map(({ name, title, options, chosen }) => (
        <ChoiceButtons
          key={name}
          title={title}
          all={allMessages[name]}
          total={countWithout(known, name, asked)}
          options={options}
          chosen={chosen}
          look={sides[name] ?? 'pills'}
          onChoose={(value) => chooseBeside(name, value)}
        />
      ))}
      <FacetBar
        facets={offered.filter((facet) => !isBeside(facet))}
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
              <>
                {leading && <NewsRows items={[leading]} level={level} eagerCount={1} hasPicture isLead />}
                {firstOf(groups, shownCount).map((group, at) => (
                  <Group
                    key={group.key}
                    kind={kind}
                    group={group}
                    count={isGrouped ? groups[at]?.items.length : undefined}
                    leading={leading}
                    level={level}
                    eagerCount={eager && at === 0 ? 2 : 0}
                    today={today}
                  />
                ))}
                {kind === 'project' && <TimeLegend />}
              </>
            )}
            {shownCount < left.length && (
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
                  values={{ count: Math.min(windowSize, left.length - shownCount) }}
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

interface GroupProps {
  kind: OverviewKind;
  group: OverviewGroup;
  /** How many there are of it; undefined where it has no heading. */
  count: number | undefined;
  /** Stands above all groups already. */
  leading: Summary | undefined;
  level: number;
  eagerCount: number;
  today: string;
}

function Group({ kind, group: { key, items }, count, leading, level, eagerCount, today }: GroupProps) {
  const month = useMonth();
  const View = views[kind];
  const rest = items.filter((item) => item !== leading);
  const title = kind === 'other' ? month(key.slice(5), key.slice(0, 4)) : key;
  if (rest.length === 0) return null;
  if (count === undefined) return <View items={rest} level={level} eagerCount={eagerCount} today={today} />;
  return (
    <section className="overview__group">
      <div className="overview__head">
        {createElement(
          `h${level}`,
          { className: 'overview__title' },
          key === '' ? <FormattedMessage {...messages.others} /> : title,
        )}
        <p className="meta">
          <FormattedMessage {...messages.found} values={{ count }} />
        </p>
      </div>
      <View items={rest} level={Math.min(level + 1, 6)} eagerCount={eagerCount} today={today} />
    </section>
  );
}
