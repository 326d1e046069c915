import { createElement, useRef, type ComponentType } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFocusOnMore } from '@/components/focus-on-more/use-focus-on-more';
import { useMonth } from '@/i18n/use-month';
import type { ListingBodyProps } from '../variation';
import { AwardsListing } from '../variations/awards-listing';
import { NewsRows } from '../variations/news-rows';
import { ProjectListing } from '../variations/project-listing';
import type { OverviewKind } from './facets';
import type { SeenGroup } from './groups';
import { messages } from './messages';
import { useMonthName } from './use-month-name';

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

interface GroupProps {
  kind: OverviewKind;
  group: SeenGroup;
  hasHeading: boolean;
  level: number;
  eagerCount: number;
  today: string;
  onOpen: () => void;
}

/** Items that stand below one heading, and a way to those that do not stand there yet. */
export function Group({ kind, group, hasHeading, level, eagerCount, today, onOpen }: GroupProps) {
  const { key, items, count, hiddenCount } = group;
  const month = useMonth();
  const View = views[kind];
  const place = useRef<HTMLElement>(null);
  const keepFocus = useFocusOnMore(place, '.listing-item__link', items.length);
  const title = kind === 'other' ? month(key.slice(5), key.slice(0, 4)) : key;
  if (!hasHeading) return <View items={items} level={level} eagerCount={eagerCount} today={today} />;
  return (
    <section ref={place} className="overview__group">
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
      <View items={items} level={Math.min(level + 1, 6)} eagerCount={eagerCount} today={today} />
      {hiddenCount > 0 && (
        <button
          type="button"
          className="overview__expand"
          onClick={() => {
            keepFocus();
            onOpen();
          }}
        >
          <MoreWords kind={kind} groupKey={key} count={hiddenCount} />
        </button>
      )}
    </section>
  );
}

/** The year of a month stands above it already, for the eye. */
function MoreWords({ kind, groupKey, count }: { kind: OverviewKind; groupKey: string; count: number }) {
  const monthName = useMonthName();
  if (groupKey === '') return <FormattedMessage {...messages.hidden} values={{ count }} />;
  if (kind === 'project')
    return <FormattedMessage {...messages.moreOn} values={{ count, title: groupKey }} />;
  if (kind === 'award')
    return <FormattedMessage {...messages.moreInYear} values={{ count, year: groupKey }} />;
  return (
    <>
      <FormattedMessage {...messages.moreInMonth} values={{ count, month: monthName(groupKey) }} />{' '}
      <span className="visually-hidden">{groupKey.slice(0, 4)}</span>
    </>
  );
}
