import { useMemo, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Division } from '@/api/institutes';
import { FacetBar } from '@/components/facet-menu/facet-bar';
import type { FacetOption } from '@/components/facet-menu/facet-menu';
import { useFocusOnMore } from '@/components/focus-on-more/use-focus-on-more';
import { RemoteData } from '@/components/remote-data/remote-data';
import { SectionHead } from '@/components/section-head/section-head';
import { toggledValue } from '@/lib/parameters';
import { dataOf, isSettled } from '@/lib/remote';
import type { BlockViewProps } from '../../definition';
import { useAnchors, useItemLevel, usePictureLoading } from '../../page/hooks';
import type { ListingData } from '../data';
import { ListingFeed } from '../listing-feed';
import { listingFields } from '../listing-fields';
import { headOf } from '../listing-frame';
import { messages as listingMessages } from '../messages';
import { ListingSkeleton } from '../skeleton';
import { variationNamed } from '../variations';
import { NewsRows } from '../variations/news-rows';
import { useInstitutes } from '../whole/institutes';
import { useListAddress } from '../whole/use-list-address';
import { useWholeList } from '../whole/use-whole-list';
import { WordsField } from '../whole/words-field';
import { addressOf, askedIn, isNarrowed, windowSize, type OverviewAsked } from './address';
import { ChoiceButtons } from './choice-buttons';
import { ChoiceList } from './choice-list';
import { chosenItems, knownItems, offerOf } from './choose';
import { facetsOf, kindOf, type FacetName, type OverviewFacet, type OverviewKind } from './facets';
import { Group } from './group';
import { addressKey, groupsOf, seenOf } from './groups';
import { messages } from './messages';
import { TimeLegend, TimeScale } from './time-bar';
import { useMonthName } from './use-month-name';
import { WithinYear } from './within-year';
import { joinedYears } from './years';
import './style.css';

/** More items than an overview holds. */
const mostItems = 500;
const variation = variationNamed('overview');
const fields = [...listingFields('project'), ...listingFields('award')];

/** How the values of a facet are offered; one that is not named here belongs to another one. */
const looksOf: Readonly<
  Record<OverviewKind, Partial<Record<FacetName, 'states' | 'pills' | 'rail' | 'list' | 'menu'>>>
> = {
  project: { time: 'states', topic: 'list', funder: 'list', institute: 'list' },
  award: { topic: 'pills', institute: 'menu', year: 'rail' },
  other: { topic: 'pills', institute: 'menu', year: 'rail' },
};
/** So many of a group are seen until more are asked for. */
const mostOfGroup = { project: 3, award: 6, other: 4 } satisfies Record<OverviewKind, number>;
/** Of more values a menu is made. */
const mostBeside = 100;
const allMessages = {
  topic: messages.allTopics,
  time: messages.all,
  funder: messages.all,
  institute: messages.all,
  year: messages.allYears,
  month: messages.all,
} satisfies Record<FacetName, unknown>;

const nothing = new URLSearchParams();
const noInstitutes: readonly Division[] = [];

/** Projects, awards, news and what else there is, narrowed down by words and by what is declared of their kind. */
export function Overview({ id, data, position }: BlockViewProps<ListingData>) {
  const intl = useIntl();
  const monthName = useMonthName();
  const head = headOf(data);
  const [anchor] = useAnchors(id);
  const level = useItemLevel(id, head.title === '' ? undefined : head);
  const { eager } = usePictureLoading(id, position);
  const { search, suffix, change: write } = useListAddress(id);
  const asked = askedIn(search, suffix);
  const change = (next: (before: OverviewAsked) => OverviewAsked, replace = false) =>
    write((now) => addressOf(now, next(askedIn(now, suffix)), suffix), replace);
  const { remote: list, retry } = useWholeList(data, { most: mostItems, fields });
  const items = dataOf(list)?.items;
  const hasItems = items !== undefined && items.length > 0;
  const atInstitutes = useInstitutes(hasItems);
  const institutes = dataOf(atInstitutes) ?? noInstitutes;
  // Until it is known which items are at the chosen institute, none would seem to be.
  const isWaiting = hasItems && asked.chosen.institute.length > 0 && !isSettled(atInstitutes);
  const remote = isWaiting ? ({ status: 'pending' } as const) : list;
  const kind = kindOf(items ?? []);
  const today = new Date().toISOString().slice(0, 7);
  const known = useMemo(
    () => knownItems(items ?? [], facetsOf[kind], { today, institutes }),
    [items, kind, today, institutes],
  );
  const left = chosenItems(known, asked);
  const groups = groupsOf(left, kind, asked, intl.locale);
  // One heading would say nothing that the list does not.
  const isGrouped = groups.length > 1;
  const leading = kind === 'other' && isGrouped && !isNarrowed(asked, kind) ? groups[0]?.items[0] : undefined;
  const { seen, beyond } = seenOf(groups, {
    leading,
    most: isGrouped ? mostOfGroup[kind] : Infinity,
    opened: asked.opened,
    rows: asked.rows,
  });
  const shownCount = seen.reduce((sum, group) => sum + group.items.length, leading ? 1 : 0);
  const place = useRef<HTMLDivElement>(null);
  const keepFocus = useFocusOnMore(place, '.listing-item__link', shownCount);
  const choose = (name: FacetName, values: (before: readonly string[]) => readonly string[]) =>
    change((before) => ({
      ...before,
      chosen: {
        ...before.chosen,
        ...(name === 'year' && { month: [] }),
        [name]: values(before.chosen[name]),
      },
      rows: windowSize,
    }));
  const toggle = (name: FacetName, value: string) => choose(name, (before) => toggledValue(before, value));
  const open = (key: string) =>
    change((before) => ({ ...before, opened: [...before.opened, addressKey(key)] }), true);
  const offered: OfferedFacet[] = facetsOf[kind].map((facet) => {
    const offer = offerOf(known, facet, asked, intl);
    const chosen = asked.chosen[facet.name];
    const untilYear = (year: string) => intl.formatMessage(messages.untilYear, { year });
    const years = facet.name === 'year' ? joinedYears(offer.options, chosen, untilYear) : undefined;
    return { ...facet, within: [], ...offer, ...years, chosen };
  });
  const lookOf = ({ name, options }: OfferedFacet) => {
    const look = looksOf[kind][name];
    return look !== 'menu' && options.length > 0 && options.length <= mostBeside ? look : undefined;
  };
  const months = offered.find(({ name }) => name === 'month');
  const inBar = offered.filter((facet) => looksOf[kind][facet.name] && !lookOf(facet));
  const besides = offered
    .filter((facet) => !inBar.includes(facet))
    .map((facet) => (lookOf(facet) === 'list' ? facet : withoutOffered(facet)));
  const drawn = (looks: readonly ReturnType<typeof lookOf>[]) =>
    offered.flatMap((facet) => {
      const look = lookOf(facet);
      const { name } = facet;
      if (look === undefined || !looks.includes(look)) return [];
      if (look === 'list')
        return <ChoiceList key={name} {...facet} onToggle={(value) => toggle(name, value)} />;
      return (
        <ChoiceButtons
          key={name}
          {...facet}
          all={allMessages[name]}
          look={look}
          onChoose={(value) => {
            if (value !== '' && look === 'pills') toggle(name, value);
            else choose(name, () => (value === '' ? [] : [value]));
          }}
        >
          {facet.within.length > 0 && (
            <WithinYear
              title={messages.year}
              options={facet.within}
              chosen={[]}
              onChoose={(value) => choose('year', () => [value])}
            />
          )}
          {name === 'year' && months && facet.within.length === 0 && (
            <WithinYear
              title={messages.month}
              options={months.options.filter(({ value }) => value.startsWith(facet.chosen[0] ?? ''))}
              chosen={months.chosen}
              nameOf={monthName}
              // The same month once more is none.
              onChoose={(value) => choose('month', (before) => (before.includes(value) ? [] : [value]))}
            />
          )}
        </ChoiceButtons>
      );
    });
  return (
    <div ref={place} className="block-listing">
      <SectionHead {...head} id={anchor} />
      <div className={`overview overview--${kind}`}>
        <div className="overview__words">
          <WordsField
            words={asked.written}
            label={messages.words}
            example={messages.example}
            onWords={(written) => change((before) => ({ ...before, written, rows: windowSize }), true)}
          />
        </div>
        <div className="overview__top">
          {drawn(['states', 'pills'])}
          <FacetBar
            facets={inBar.map((facet) =>
              facet.name === 'institute' && facet.chosen.length === 0 && kind !== 'project'
                ? { ...facet, title: messages.allInstitutes }
                : facet,
            )}
            elsewhere={besides}
            isNarrowed={isNarrowed(asked, kind)}
            onToggle={(name, value) => toggle(name as FacetName, value)}
            onReset={() => change(() => askedIn(nothing, ''))}
            found={
              items && !isWaiting && <FormattedMessage {...messages.found} values={{ count: left.length }} />
            }
          >
            {kind === 'project' && left.length > 0 && !isWaiting && <TimeScale today={today} />}
          </FacetBar>
        </div>
        {leading && (
          <div className="overview__lead">
            <NewsRows items={[leading]} level={level} eagerCount={1} hasPicture isLead />
          </div>
        )}
        <div className="overview__side">{drawn(['rail', 'list'])}</div>
        <div className="overview__main">
          <RemoteData
            of={remote}
            retry={retry}
            skeleton={<ListingSkeleton variation={variation} count={8} />}
          >
            {({ total }) => (
              <>
                {left.length === 0 ? (
                  <p className="emptyListing">
                    <FormattedMessage
                      {...(isNarrowed(asked, kind) ? messages.none : listingMessages.empty)}
                    />
                  </p>
                ) : (
                  <>
                    {seen.map((group, at) => (
                      <Group
                        key={group.key}
                        kind={kind}
                        group={group}
                        hasHeading={isGrouped}
                        level={level}
                        eagerCount={eager && at === 0 ? 2 : 0}
                        today={today}
                        onOpen={() => open(group.key)}
                      />
                    ))}
                    {kind === 'project' && <TimeLegend />}
                  </>
                )}
                {beyond > 0 && (
                  <div className="overview__more">
                    <button
                      type="button"
                      className="button button--outline"
                      onClick={() => {
                        keepFocus();
                        change((before) => ({ ...before, rows: before.rows + windowSize }), true);
                      }}
                    >
                      <FormattedMessage {...messages.more} values={{ count: Math.min(windowSize, beyond) }} />
                    </button>
                    <span>
                      <FormattedMessage
                        {...messages.loaded}
                        values={{ count: shownCount, total: left.length }}
                      />
                    </span>
                  </div>
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
      </div>
    </div>
  );
}

type OfferedFacet = Pick<OverviewFacet, 'name' | 'title'> & {
  options: FacetOption[];
  within: FacetOption[];
  chosen: readonly string[];
  total: number;
};

/** What is chosen of a facet without that which is pressed at its place: what nothing has stands nowhere else. */
const withoutOffered = (facet: OfferedFacet): OfferedFacet => ({
  ...facet,
  chosen: facet.chosen.filter((value) => !facet.options.some((option) => option.value === value)),
});
