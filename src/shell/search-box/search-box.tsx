import { useEffect, useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '@/components/icon/icon';
import { useLanguage } from '@/i18n/use-language';
import { searchText } from '@/lib/search-text';
import { messages } from './messages';
import { SuggestionRow } from './suggestion-row';
import { useSuggestions } from './use-suggestions';
import './style.css';

interface SearchBoxProps {
  /** What is searched for at present. */
  text?: string;
  takesFocus?: boolean;
  onSearch: (text: string) => void;
}

/**
 * The field of the site's search with its suggestions. The focus stays in the field: arrows choose a suggestion, Enter
 * follows it or searches, Esc takes first the suggestions away and then the text.
 */
export function SearchBox({ text = '', takesFocus = false, onSearch }: SearchBoxProps) {
  const intl = useIntl();
  const language = useLanguage();
  const id = useId();
  const box = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState(text);
  const [isTyping, setTyping] = useState(false);
  const [active, setActive] = useState(-1);
  const found = useSuggestions(isTyping ? value : null, language);
  const isOpen = isTyping && found.length > 0;
  const current = isOpen ? Math.min(active, found.length - 1) : -1;
  const optionId = (index: number) => `${id}-${index}`;

  useEffect(() => setValue(text), [text]);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  useEffect(() => {
    if (!isTyping) return undefined;
    // Closed after the click has arrived: the list going away earlier would move its target.
    const closeOutside = ({ target }: MouseEvent) => {
      if (target instanceof Node && !box.current?.contains(target)) setTyping(false);
    };
    document.addEventListener('click', closeOutside);
    return () => document.removeEventListener('click', closeOutside);
  }, [isTyping]);
  useEffect(() => {
    if (current >= 0) document.getElementById(`${id}-${current}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [current, id]);

  function write(next: string) {
    setValue(next);
    setTyping(true);
    setActive(-1);
  }

  function close() {
    setTyping(false);
    setActive(-1);
  }

  function move(step: 1 | -1) {
    if (!isTyping) setTyping(true);
    if (found.length === 0) return;
    // One place more than there are suggestions: the text itself.
    const places = found.length + 1;
    setActive(((current + 1 + step + places) % places) - 1);
  }

  function handleKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Tab') close();
    else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (event.key === 'Escape' && value !== '') {
      event.preventDefault();
      event.stopPropagation();
      setValue('');
      close();
    }
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const chosen = current >= 0 ? document.getElementById(optionId(current)) : null;
    if (chosen) {
      chosen.click();
      return;
    }
    close();
    onSearch(searchText(value));
  }

  return (
    <form ref={box} className="search-box search-input" role="search" onSubmit={handleSubmit}>
      <div className="search-box__row">
        <Icon name="search" className="search-box__icon" />
        <input
          ref={field}
          type="text"
          name="SearchableText"
          className="input search-box__input searchinput"
          role="combobox"
          aria-label={intl.formatMessage(messages.field)}
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-list` : undefined}
          aria-activedescendant={current >= 0 ? optionId(current) : undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="search"
          enterKeyHint="search"
          maxLength={300}
          value={value}
          onChange={(event) => write(event.target.value)}
          onKeyDown={handleKey}
        />
        {value !== '' && (
          <button
            type="button"
            className="search-box__clear"
            aria-label={intl.formatMessage(messages.clear)}
            title={intl.formatMessage(messages.clear)}
            onClick={() => {
              setValue('');
              close();
              field.current?.focus();
            }}
          >
            <Icon name="close" />
          </button>
        )}
        <button type="submit" className="button search-box__submit">
          <Icon name="search" className="search-box__submit-icon" />
          <span className="search-box__submit-text">
            <FormattedMessage {...messages.submit} />
          </span>
        </button>
      </div>
      {isOpen && (
        <div className="search-box__suggestions">
          <p className="search-box__heading" aria-hidden="true">
            <FormattedMessage {...messages.suggestions} />
          </p>
          <div id={`${id}-list`} role="listbox" aria-label={intl.formatMessage(messages.suggestions)}>
            {found.map((suggestion, index) => (
              <SuggestionRow
                key={suggestion['@id']}
                id={optionId(index)}
                suggestion={suggestion}
                text={value}
                isActive={index === current}
                onFollow={close}
              />
            ))}
          </div>
        </div>
      )}
      <span className="visually-hidden" role="status">
        {isOpen && <FormattedMessage {...messages.count} values={{ count: found.length }} />}
      </span>
    </form>
  );
}
