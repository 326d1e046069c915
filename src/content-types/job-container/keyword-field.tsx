import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { longestWords } from '@/blocks/job-parameters';
import { Icon } from '@/components/icon/icon';
import { useTooLong } from '@/components/typed-words/use-too-long';
import { useTypedWords } from '@/components/typed-words/use-typed-words';
import { isTooLong } from '@/lib/search-text';
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
  // What is too long looks for nothing: those found before stay.
  const { typed, type, submit } = useTypedWords(
    words,
    (next) => isTooLong(next, longestWords) || onWords(next),
    pause,
  );
  const { attributes, notice } = useTooLong(typed, longestWords);
  return (
    <form
      className="job-filters__keyword"
      onSubmit={(event) => {
        event.preventDefault();
        submit(typed);
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
          {...attributes}
          placeholder={intl.formatMessage(messages.example)}
          value={typed}
          onChange={({ target }) => type(target.value)}
        />
      </div>
      {notice}
    </form>
  );
}
