import { useId, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '@/components/icon/icon';
import { TooLong } from '@/components/typed-words/too-long';
import { useTypedWords } from '@/components/typed-words/use-typed-words';
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
  // What is too long is said to be, and looks for nobody: those found before stay.
  const isTooLong = (text: string) => text.trim().length > longestWords;
  const { typed, type, submit } = useTypedWords(words, (next) => isTooLong(next) || onWords(next), pause);
  const refused = isTooLong(typed);
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
        aria-invalid={refused}
        aria-describedby={refused ? `${id}-refused` : undefined}
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
      {refused && <TooLong id={`${id}-refused`} count={longestWords} />}
    </form>
  );
}
