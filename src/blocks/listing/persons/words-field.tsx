import { useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '@/components/icon/icon';
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
  const [typed, setTyped] = useState(words);
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<number>();
  const told = useRef(words);

  // Somebody else has changed the address: a button, or the way back.
  useEffect(() => {
    if (words === told.current) return;
    window.clearTimeout(timer.current);
    told.current = words;
    setTyped(words);
  }, [words]);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const tell = (next: string) => {
    window.clearTimeout(timer.current);
    const wanted = next.trim();
    if (wanted === told.current) return;
    told.current = wanted;
    onWords(wanted);
  };
  return (
    <form
      className="person-finder__words"
      onSubmit={(event) => {
        event.preventDefault();
        tell(typed);
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
        maxLength={200}
        placeholder={intl.formatMessage(messages.example)}
        value={typed}
        onChange={({ target: { value } }) => {
          setTyped(value);
          window.clearTimeout(timer.current);
          timer.current = window.setTimeout(() => tell(value), pause);
        }}
      />
      {typed !== '' && (
        <button
          type="button"
          className="person-finder__clear"
          aria-label={intl.formatMessage(messages.clear)}
          onClick={() => {
            setTyped('');
            tell('');
            input.current?.focus();
          }}
        >
          <Icon name="close" size={20} />
        </button>
      )}
    </form>
  );
}
