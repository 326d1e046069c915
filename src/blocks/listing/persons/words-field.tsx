import { useId, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '@/components/icon/icon';
import { useTooLong } from '@/components/typed-words/use-too-long';
import { useTypedWords } from '@/components/typed-words/use-typed-words';
import { isTooLong } from '@/lib/search-text';
import { longestWords } from './address';
import { messages } from './messages';

/** Milliseconds after the last letter. */
const pause = 150;

interface WordsFieldProps {
  /** Those of the address. */
  words: string;
  onWords: (words: string) => void;
}

/** Words by which people are found while they are typed. */
export function WordsField({ words, onWords }: WordsFieldProps) {
  const intl = useIntl();
  const id = useId();
  // What is too long looks for nobody: those found before stay.
  const { typed, type, submit } = useTypedWords(
    words,
    (next) => isTooLong(next, longestWords) || onWords(next),
    pause,
  );
  const { attributes, notice } = useTooLong(typed, longestWords);
  const input = useRef<HTMLInputElement>(null);
  return (
    <form
      className="person-finder__words"
      onSubmit={(event) => {
        event.preventDefault();
        submit(typed);
      }}
    >
      <label htmlFor={id} className="visually-hidden">
        <FormattedMessage {...messages.words} />
      </label>
      <Icon name="search" size={24} />
      <input
        ref={input}
        id={id}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        {...attributes}
        placeholder={intl.formatMessage(messages.example)}
        value={typed}
        onChange={({ target }) => type(target.value)}
      />
      {typed !== '' && (
        <button
          type="button"
          className="person-finder__clear"
          aria-label={intl.formatMessage(messages.clear)}
          onClick={() => {
            submit('');
            input.current?.focus();
          }}
        >
          <Icon name="close" size={20} />
        </button>
      )}
      {notice}
    </form>
  );
}
