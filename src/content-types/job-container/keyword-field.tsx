import { useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '@/components/icon/icon';
import { messages } from './messages';

/** Milliseconds after the last letter. */
const pause = 500;

interface KeywordFieldProps {
  /** Those of the address. */
  words: string;
  onWords: (words: string) => void;
}

/** Words that are searched for once nobody goes on typing, or with Enter. */
export function KeywordField({ words, onWords }: KeywordFieldProps) {
  const intl = useIntl();
  const id = useId();
  const [typed, setTyped] = useState(words);
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
      className="job-filters__keyword"
      onSubmit={(event) => {
        event.preventDefault();
        tell(typed);
      }}
    >
      <label htmlFor={id}>
        <FormattedMessage {...messages.keyword} />
      </label>
      <div className="job-filters__field">
        <Icon name="search" size={20} />
        <input
          id={id}
          type="search"
          className="input"
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
      </div>
    </form>
  );
}
