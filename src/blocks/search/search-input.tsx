import { useEffect, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '@/components/icon/icon';
import { useTooLong } from '@/components/typed-words/use-too-long';
import { isTooLong, longestSearch } from '@/lib/search-text';
import type { SearchData } from './data';
import { messages } from './messages';
import type { SearchState } from './use-search';

/** Time that typing rests before it is searched for. */
const pause = 500;

interface SearchInputProps {
  data: SearchData;
  state: SearchState;
  /** Id of what it finds. */
  controls: string;
}

/** The words to search for: Enter or the button searches at once, and without a button what is typed does. */
export function SearchInput({ data, state, controls }: SearchInputProps) {
  const intl = useIntl();
  const id = useId();
  const { asked, ask } = state;
  const [typed, setTyped] = useState(asked.text);
  const [former, setFormer] = useState(asked.text);
  // Back and forward change the words too.
  if (former !== asked.text) {
    setFormer(asked.text);
    if (typed.trim() !== asked.text) setTyped(asked.text);
  }
  const waiting = useRef<number>();
  useEffect(() => () => window.clearTimeout(waiting.current), []);
  const search = (text: string, replace: boolean) => {
    window.clearTimeout(waiting.current);
    if (isTooLong(text)) return;
    if (text.trim() !== asked.text) ask({ text: text.trim() }, { replace });
  };
  // What else was chosen while the typing rested stays.
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  });
  const { attributes, notice } = useTooLong(typed, longestSearch);
  const hasButton = data.showSearchButton === true;
  const type = (text: string) => {
    setTyped(text);
    window.clearTimeout(waiting.current);
    if (!hasButton) waiting.current = window.setTimeout(() => latest.current(text, true), pause);
  };
  return (
    <form
      className="block-search__ask"
      role="search"
      aria-label={data.headline || data.searchInputPrompt || intl.formatMessage(messages.label)}
      onSubmit={(event) => {
        event.preventDefault();
        search(typed, false);
      }}
    >
      <label className="visually-hidden" htmlFor={id}>
        {intl.formatMessage(messages.label)}
      </label>
      <span className="block-search__line">
        <Icon name="search" />
        <input
          id={id}
          type="search"
          className="block-search__input"
          placeholder={data.searchInputPrompt || intl.formatMessage(messages.placeholder)}
          aria-controls={controls}
          autoComplete="off"
          {...attributes}
          value={typed}
          onChange={({ target }) => type(target.value)}
        />
      </span>
      {hasButton && (
        <button type="submit" className="button">
          {data.searchButtonLabel || intl.formatMessage(messages.button)}
        </button>
      )}
      {notice}
    </form>
  );
}
