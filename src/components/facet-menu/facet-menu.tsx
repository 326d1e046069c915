import { useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { Icon } from '../icon/icon';
import { messages } from './messages';
import './style.css';

/** A value to choose, and how many entries have it, where that is known. */
export interface FacetOption {
  value: string;
  title: string;
  count?: number;
}

/** More values than these are found by words. */
const mostOptions = 100;

interface FacetMenuProps {
  /** By what readers narrow down a list. */
  title: MessageDescriptor;
  options: readonly FacetOption[];
  chosen: readonly string[];
  onToggle: (value: string) => void;
}

/** One facet: a button with the count of what is chosen, which opens the values. */
export function FacetMenu({ title, options, chosen, onToggle }: FacetMenuProps) {
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
      className="facet-menu"
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
        className="facet-menu__opener"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <FormattedMessage {...title} />
        {chosen.length > 0 && <span className="facet-menu__count">{chosen.length}</span>}
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={16} />
      </button>
      {isOpen && (
        <div id={id} className="facet-menu__values">
          <Options title={title} options={options} chosen={chosen} onToggle={onToggle} />
        </div>
      )}
    </div>
  );
}

function Options({ title, options, chosen, onToggle }: FacetMenuProps) {
  const known = new Set(options.map(({ value }) => value));
  const others = chosen.filter((value) => !known.has(value)).map((value) => ({ value, title: value }));
  const all: readonly FacetOption[] = [
    ...others,
    ...options.filter(({ value }, index) => index < mostOptions || chosen.includes(value)),
  ];
  return (
    <fieldset className="facet-menu__options">
      <legend className="visually-hidden">
        <FormattedMessage {...title} />
      </legend>
      {all.map(({ value, title: words, count }) => (
        <label key={value} className="facet-menu__option">
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
