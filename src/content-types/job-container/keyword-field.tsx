import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { longestWords } from '@/blocks/job-parameters';
import { Icon } from '@/components/icon/icon';
import { useSearchWords } from '@/components/typed-words/use-search-words';
import { messages } from './messages';

const limits = { pause: 500, longest: longestWords };

interface KeywordFieldProps {
  /** Those of the address. */
  words: string;
  onWords: (words: string) => void;
}

/** Words that are searched for once nobody goes on typing, or with Enter. */
export function KeywordField({ words, onWords }: KeywordFieldProps) {
  const intl = useIntl();
  const id = useId();
  const { form, input, notice } = useSearchWords(words, onWords, limits);
  return (
    <form className="job-filters__keyword" {...form}>
      <label htmlFor={id}>
        <FormattedMessage {...messages.keyword} />
      </label>
      <div className="job-filters__field">
        <Icon name="search" size={20} />
        <input
          {...input}
          id={id}
          type="search"
          className="input"
          placeholder={intl.formatMessage(messages.example)}
        />
      </div>
      {notice}
    </form>
  );
}
