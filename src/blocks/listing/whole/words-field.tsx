import { useId, useRef } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { Icon } from '@/components/icon/icon';
import { useSearchWords } from '@/components/typed-words/use-search-words';
import { messages } from './messages';
import { longestWords } from './words';
import './style.css';

const limits = { pause: 150, longest: longestWords };

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
  const { typed, submit, form, input, notice } = useSearchWords(words, onWords, limits);
  const field = useRef<HTMLInputElement>(null);
  return (
    <form className="list-words" {...form}>
      <label htmlFor={id} className="visually-hidden">
        <FormattedMessage {...label} />
      </label>
      <Icon name="search" size={24} />
      <input
        {...input}
        ref={field}
        id={id}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        placeholder={intl.formatMessage(example)}
      />
      {typed !== '' && (
        <button
          type="button"
          className="list-words__clear"
          aria-label={intl.formatMessage(messages.clear)}
          onClick={() => {
            submit('');
            field.current?.focus();
          }}
        >
          <Icon name="close" size={20} />
        </button>
      )}
      {notice}
    </form>
  );
}
