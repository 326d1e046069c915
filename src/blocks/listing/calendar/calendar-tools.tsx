import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FacetBar } from '@/components/facet-menu/facet-bar';
import { calendarViews, facetNames, type FacetName } from './calendar-address';
import type { OptionsOfFacets } from './facet';
import { facetMessages, messages, viewMessages } from './messages';
import type { CalendarState } from './use-calendar';

interface CalendarToolsProps {
  state: CalendarState;
  options: OptionsOfFacets;
  /** How many events are left, in words. */
  found: ReactNode;
}

/** What narrows down a calendar, and how it is looked at. */
export function CalendarTools({ state, options, found }: CalendarToolsProps) {
  const intl = useIntl();
  const { asked, ask, toggle, reset } = state;
  return (
    <FacetBar
      facets={facetNames.map((name) => ({
        name,
        title: facetMessages[name],
        options: options[name] ?? [],
        chosen: asked.chosen[name],
      }))}
      onToggle={(name, value) => toggle(name as FacetName, value)}
      onReset={reset}
      found={found}
    >
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
    </FacetBar>
  );
}
