import { Fragment, useRef, type CSSProperties, type ReactNode } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { markColour } from '@/components/card/mark-colour';
import type { FacetOption } from '@/components/facet-menu/facet-menu';
import { messages } from './messages';
import { useFirstOptions } from './use-first-options';

interface ChoiceButtonsProps {
  title: MessageDescriptor;
  /** What stands for no choice, and how many items that shows. */
  all: MessageDescriptor;
  total: number;
  options: readonly FacetOption[];
  chosen: readonly string[];
  look: 'states' | 'pills' | 'rail';
  /** '' for no choice. */
  onChoose: (value: string) => void;
  /** What is chosen within this value, which is the only one that is chosen. */
  children?: ReactNode;
}

const mostShown = { states: 10, pills: 12, rail: 8 };

/** The values of a facet side by side, each with how many items it leaves, and a way to all of them. */
export function ChoiceButtons({
  title,
  all,
  total,
  options,
  chosen,
  look,
  onChoose,
  children,
}: ChoiceButtonsProps) {
  const intl = useIntl();
  const place = useRef<HTMLDivElement>(null);
  const { shown, hiddenCount, showAll } = useFirstOptions(place, options, chosen, mostShown[look]);
  const every = { value: '', title: intl.formatMessage(all), count: total };
  const choices = look === 'states' ? [...shown, every] : [every, ...shown];
  return (
    <div
      ref={place}
      role="group"
      aria-label={intl.formatMessage(title)}
      className={`choice-buttons choice-buttons--${look}`}
    >
      {choices.map(({ value, title: words, count }) => {
        const isChosen = value === '' ? chosen.length === 0 : chosen.includes(value);
        return (
          <Fragment key={value}>
            <button
              type="button"
              data-option={value === '' ? undefined : ''}
              aria-pressed={isChosen}
              onClick={() => onChoose(value)}
            >
              <span>
                {look === 'pills' && value !== '' && (
                  <span
                    className="card__square"
                    style={{ '--square': markColour(value) } as CSSProperties}
                    aria-hidden="true"
                  />
                )}
                {words}
              </span>{' '}
              <span className="choice-buttons__count">{intl.formatNumber(count ?? 0)}</span>
            </button>
            {isChosen && value !== '' && chosen.length === 1 && children}
          </Fragment>
        );
      })}
      {hiddenCount > 0 && (
        <button type="button" className="choice-buttons__expand" onClick={showAll}>
          <FormattedMessage {...messages.hidden} values={{ count: hiddenCount }} />
        </button>
      )}
    </div>
  );
}
