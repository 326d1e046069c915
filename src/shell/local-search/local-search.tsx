import type { FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '@/components/icon/icon';
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
  const name = intl.formatMessage(messages[kind]);

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('SearchableText');
    go(localSearchPath(placePath, typeof text === 'string' ? text.trim() : ''));
  }

  return (
    <>
      <form className="local-search no-print" role="search" aria-label={name} onSubmit={search}>
        <Icon name="search" />
        <input
          type="search"
          name="SearchableText"
          className="input"
          aria-label={name}
          placeholder={name}
          enterKeyHint="search"
        />
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
