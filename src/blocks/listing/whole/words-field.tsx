import { useId, useRef } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { Icon } from '@/components/icon/icon';
import { useTooLong } from '@/components/typed-words/use-too-long';
import { useTypedWords } from '@/components/typed-words/use-typed-words';
import { isTooLong } from '@/lib/search-text';
import { messages } from './messages';
import { longestWords } from './words';
import './style.css';

/** Milliseconds after the last letter. */
const pause = 150;

interface WordsFieldProps {
  /** Those of the address. */
  words: string;
  label: MessageDescriptor;
  example: MessageDescriptor;
  onWords: (words: string) => void;
}

/** Words by which a list is searched while they are typed. */
export function WordsField({ words, label, example, onWords }: WordsFieldProps) {
  const intl = useIntl();
  const id = useId();
  // What is too long looks for nothing: what was found before stays.
  const { typed, type, submit } = useTypedWords(
    words,
    (next) => isTooLong(next, longestWords) || onWords(next),
    pause,
  );
  const { attributes, notice } = useTooLong(typed, longestWords);
  const input = useRef<HTMLInputElement>(null);
  return (
    <form
      className="list-words"
      onSubmit={(event) => {
        event.preventDefault();
        submit(typed);
      }}
    >
      <label htmlFor={id} className="visually-hidden">
        <FormattedMessage {...label} />
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
        placeholder={intl.formatMessage(example)}
        value={typed}
        onChange={({ target }) => type(target.value)}
      />
      {typed !== '' && (
        <button
          type="button"
          className="list-words__clear"
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
