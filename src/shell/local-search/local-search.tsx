import { useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '@/components/icon/icon';
import { useLazyTooLong } from '@/components/typed-words/use-lazy-too-long';
import { UniversalLink } from '@/components/universal-link/universal-link';
import { useGo } from '@/components/universal-link/use-go';
import { localSearchPath } from './local-search-path';
import { messages } from './messages';
import './style.css';

interface LocalSearchProps {
  kind: keyof typeof messages;
  placePath: string;
}

/**
 * A field that searches below an institute, a project or a blog only; on narrow windows a link to the screen with that
 * search.
 */
export function LocalSearch({ kind, placePath }: LocalSearchProps) {
  const intl = useIntl();
  const go = useGo();
  const [words, setWords] = useState('');
  const { isRefused, attributes, notice } = useLazyTooLong(words);
  const name = intl.formatMessage(messages[kind]);

  function search(event: FormEvent) {
    event.preventDefault();
    if (!isRefused) go(localSearchPath(placePath, words.trim()));
  }

  return (
    <>
      <form className="local-search no-print" role="search" aria-label={name} onSubmit={search}>
        <span className="local-search__line">
          <Icon name="search" />
          <input
            type="search"
            name="SearchableText"
            className="input"
            aria-label={name}
            placeholder={name}
            enterKeyHint="search"
            {...attributes}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        </span>
        {notice}
      </form>
      <UniversalLink
        to={localSearchPath(placePath)}
        className="icon-button local-search-link no-print"
        aria-label={name}
      >
        <Icon name="search" />
      </UniversalLink>
    </>
  );
}
