import { useId, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FacetMenu } from '@/components/facet-menu/facet-menu';
import { Icon } from '@/components/icon/icon';
import { calendarViews, facetNames } from './calendar-address';
import type { OptionsOfFacets } from './facet';
import { facetMessages, messages, viewMessages } from './messages';
import type { CalendarState } from './use-calendar';

interface CalendarToolsProps {
  state: CalendarState;
  options: OptionsOfFacets;
  /** How many events are left, in words; they are read out as they change. */
  found: ReactNode;
}

/** What narrows down a calendar, what is chosen, and how it is looked at. */
export function CalendarTools({ state, options, found }: CalendarToolsProps) {
  const intl = useIntl();
  const facetsId = useId();
  const [isUnfolded, setUnfolded] = useState(false);
  const count = useRef<HTMLParagraphElement>(null);
  const { asked, ask, toggle, reset } = state;
  // A facet without values tells nothing.
  const facets = facetNames.filter((name) => options[name]?.length !== 0 || asked.chosen[name].length > 0);
  const chosen = facets.flatMap((name) => asked.chosen[name].map((value) => ({ name, value })));
  const titleOf = (name: string, wanted: string) =>
    options[name]?.find(({ value }) => value === wanted)?.title ?? wanted;
  // The button that was pressed goes away.
  const toCount = () => count.current?.focus();
  return (
    <section role="search" className="calendar-tools" aria-label={intl.formatMessage(messages.choose)}>
      {facets.length > 0 && (
        <button
          type="button"
          className="button button--outline calendar-tools__unfold"
          aria-expanded={isUnfolded}
          aria-controls={facetsId}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          <FormattedMessage {...messages.filters} values={{ count: chosen.length }} />
          <Icon name={isUnfolded ? 'chevron-up' : 'chevron-down'} size={20} />
        </button>
      )}
      <div
        id={facetsId}
        className={
          isUnfolded ? 'calendar-tools__facets' : 'calendar-tools__facets calendar-tools__facets--folded'
        }
      >
        {facets.map((name) => (
          <FacetMenu
            key={name}
            title={facetMessages[name]}
            options={options[name] ?? []}
            chosen={asked.chosen[name]}
            onToggle={(value) => toggle(name, value)}
          />
        ))}
      </div>
      {chosen.length > 0 && (
        <ul className="calendar-tools__chosen" aria-label={intl.formatMessage(messages.chosen)}>
          {chosen.map(({ name, value }) => (
            <li key={`${name} ${value}`}>
              <button
                type="button"
                className="chip"
                onClick={() => {
                  toCount();
                  toggle(name, value);
                }}
              >
                {titleOf(name, value)}
                <span className="visually-hidden">
                  {', '}
                  <FormattedMessage {...messages.remove} />
                </span>
                <Icon name="close" size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {chosen.length > 0 && (
        <button
          type="button"
          className="calendar-tools__reset"
          onClick={() => {
            toCount();
            reset();
          }}
        >
          <FormattedMessage {...messages.reset} />
        </button>
      )}
      <p ref={count} role="status" tabIndex={-1} className="calendar-tools__found">
        {found}
      </p>
      <div role="group" className="calendar-tools__views" aria-label={intl.formatMessage(messages.look)}>
        {calendarViews.map((view) => (
          <button
            key={view}
            type="button"
            className="calendar-tools__view"
            aria-pressed={asked.view === view}
            onClick={() => ask({ view })}
          >
            <FormattedMessage {...viewMessages[view]} />
          </button>
        ))}
      </div>
    </section>
  );
}
