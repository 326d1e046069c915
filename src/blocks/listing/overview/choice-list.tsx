import { useRef } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import type { FacetOption } from '@/components/facet-menu/facet-menu';
import { messages } from './messages';
import { useFirstOptions } from './use-first-options';

interface ChoiceListProps {
  title: MessageDescriptor;
  options: readonly FacetOption[];
  chosen: readonly string[];
  onToggle: (value: string) => void;
}

const mostShown = 5;

/** The values of a facet one below the other, in narrow places side by side; any number of them is chosen. */
export function ChoiceList({ title, options, chosen, onToggle }: ChoiceListProps) {
  const intl = useIntl();
  const place = useRef<HTMLFieldSetElement>(null);
  const { shown, hiddenCount, showAll } = useFirstOptions(place, options, chosen, mostShown);
  return (
    <fieldset ref={place} className="choice-list">
      <legend>
        <FormattedMessage {...title} />
      </legend>
      <div className="choice-list__options">
        {shown.map(({ value, title: words, count }) => (
          <label key={value} className="choice-list__option">
            <input
              type="checkbox"
              data-option=""
              checked={chosen.includes(value)}
              onChange={() => onToggle(value)}
            />
            <span>{words}</span> <span className="choice-list__count">{intl.formatNumber(count ?? 0)}</span>
          </label>
        ))}
        {hiddenCount > 0 && (
          <button type="button" className="choice-list__expand" onClick={showAll}>
            <FormattedMessage {...messages.hidden} values={{ count: hiddenCount }} />
          </button>
        )}
      </div>
    </fieldset>
  );
}
