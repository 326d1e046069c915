import { useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '@/components/icon/icon';
import type { Facet, FacetOption } from './facet';
import { messages } from './messages';

interface FacetMenuProps {
  facet: Facet;
  options: readonly FacetOption[];
  chosen: readonly string[];
  onToggle: (value: string) => void;
}

/** One facet: a button with the count of what is chosen, which opens the values. */
export function FacetMenu({ facet, options, chosen, onToggle }: FacetMenuProps) {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return undefined;
    const leave = ({ target }: Event) => {
      if (!place.current?.contains(target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, [isOpen]);
  return (
    <div
      ref={place}
      className="calendar-tools__facet"
      onKeyDown={(event) => {
        if (!isOpen || event.key !== 'Escape') return;
        event.stopPropagation();
        setOpen(false);
        button.current?.focus();
      }}
    >
      <button
        ref={button}
        type="button"
        className="calendar-tools__opener"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <FormattedMessage {...facet.title} />
        {chosen.length > 0 && <span className="calendar-tools__count">{chosen.length}</span>}
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={16} />
      </button>
      {isOpen && (
        <div id={id} className="calendar-tools__menu">
          <Options title={facet.title} options={options} chosen={chosen} onToggle={onToggle} />
        </div>
      )}
    </div>
  );
}

interface OptionsProps extends Pick<FacetMenuProps, 'options' | 'chosen' | 'onToggle'> {
  title: Facet['title'];
}

function Options({ title, options, chosen, onToggle }: OptionsProps) {
  const known = new Set(options.map(({ value }) => value));
  const others = chosen.filter((value) => !known.has(value)).map((value) => ({ value, title: value }));
  const all: readonly FacetOption[] = [...others, ...options];
  return (
    <fieldset className="calendar-tools__options">
      <legend className="visually-hidden">
        <FormattedMessage {...title} />
      </legend>
      {all.map(({ value, title: words, count }) => (
        <label key={value} className="calendar-tools__option">
          <input type="checkbox" checked={chosen.includes(value)} onChange={() => onToggle(value)} />
          {count === undefined ? (
            words
          ) : (
            <FormattedMessage {...messages.counted} values={{ title: words, count }} />
          )}
        </label>
      ))}
    </fieldset>
  );
}
