import { useEffect, useRef, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '@/components/icon/icon';
import { useTooLong } from '@/components/typed-words/use-too-long';
import { longestSearch, searchText } from '@/lib/search-text';
import { messages } from './messages';
import { SuggestionList } from './suggestion-list';
import { useSearchField } from './use-search-field';
import './style.css';

interface SearchBoxProps {
  /** What is searched for at present. */
  text?: string;
  takesFocus?: boolean;
  onSearch: (text: string) => void;
}

/**
 * The field of the site's search with its suggestions. The focus stays in the field; Enter follows the chosen suggestion
 * or searches.
 */
export function SearchBox({ text = '', takesFocus = false, onSearch }: SearchBoxProps) {
  const intl = useIntl();
  const field = useRef<HTMLInputElement>(null);
  const { box, value, found, isOpen, current, listId, optionId, write, close, clear, handleKey } =
    useSearchField(text);
  const { isRefused, attributes, notice } = useTooLong(value, longestSearch);
  const currentId = current >= 0 ? optionId(current) : undefined;

  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const chosen = currentId ? document.getElementById(currentId) : null;
    if (chosen) {
      chosen.click();
      return;
    }
    close();
    if (!isRefused) onSearch(searchText(value));
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
          aria-controls={isOpen ? listId : undefined}
          aria-activedescendant={currentId}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="search"
          enterKeyHint="search"
          {...attributes}
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
              clear();
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
      {notice}
      {isOpen && (
        <SuggestionList
          id={listId}
          optionId={optionId}
          suggestions={found}
          current={current}
          text={value}
          onFollow={close}
        />
      )}
      <span className="visually-hidden" role="status">
        {isOpen && <FormattedMessage {...messages.count} values={{ count: found.length }} />}
      </span>
    </form>
  );
}
