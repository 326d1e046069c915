import { useId, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '@/components/icon/icon';
import type { FacetName } from './address';
import { facetMessages, messages } from './messages';
import type { FacetValue } from './people';

/** More values can be found by words. */
const mostShown = 100;

interface FinderFacetProps {
  name: FacetName;
  values: readonly FacetValue[];
  chosen: readonly string[];
  onToggle: (name: FacetName, value: string) => void;
}

/** The values of one facet, which unfold below its name; they fold again when the focus leaves them. */
export function FinderFacet({ name, values, chosen, onToggle }: FinderFacetProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  if (values.length === 0) return null;
  const shown = values.filter(({ value }, index) => index < mostShown || chosen.includes(value));
  return (
    <div
      className="person-finder__facet"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.stopPropagation();
        setOpen(false);
        button.current?.focus();
      }}
    >
      <button
        ref={button}
        type="button"
        className="person-finder__control"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <FormattedMessage {...facetMessages[name]} />
        {chosen.length > 0 && <span className="person-finder__badge">{chosen.length}</span>}
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={16} />
      </button>
      {/* Focusable, so that a click between the values folds nothing. */}
      <div id={id} className="person-finder__values" hidden={!isOpen} tabIndex={-1}>
        <ul>
          {shown.map(({ value, count }) => (
            <li key={value}>
              <label className="person-finder__value">
                <input
                  type="checkbox"
                  checked={chosen.includes(value)}
                  onChange={() => onToggle(name, value)}
                />
                <span>
                  <FormattedMessage {...messages.counted} values={{ value, count }} />
                </span>
              </label>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
