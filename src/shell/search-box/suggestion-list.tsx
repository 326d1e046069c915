import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Suggestion } from '@/api/suggestions';
import { messages } from './messages';
import { SuggestionRow } from './suggestion-row';

interface SuggestionListProps {
  id: string;
  optionId: (index: number) => string;
  suggestions: readonly Suggestion[];
  /** Number of the chosen one, -1 for none. */
  current: number;
  /** What was typed. */
  text: string;
  onFollow: () => void;
}

/** The suggestions below the field; the chosen one is kept in sight. */
export function SuggestionList({ id, optionId, suggestions, current, text, onFollow }: SuggestionListProps) {
  const intl = useIntl();
  const currentId = current >= 0 ? optionId(current) : null;
  useEffect(() => {
    if (currentId) document.getElementById(currentId)?.scrollIntoView?.({ block: 'nearest' });
  }, [currentId]);
  return (
    <div className="search-box__suggestions">
      <p className="search-box__heading" aria-hidden="true">
        <FormattedMessage {...messages.suggestions} />
      </p>
      <div id={id} role="listbox" aria-label={intl.formatMessage(messages.suggestions)}>
        {suggestions.map((suggestion, index) => (
          <SuggestionRow
            key={suggestion['@id']}
            id={optionId(index)}
            suggestion={suggestion}
            text={text}
            isActive={index === current}
            onFollow={onFollow}
          />
        ))}
      </div>
    </div>
  );
}
