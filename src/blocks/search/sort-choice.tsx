import { useId } from 'react';
import { useIntl } from 'react-intl';
import type { QueryIndex } from '@/api/query-indexes';
import { Icon } from '@/components/icon/icon';
import { searchQuery, type SearchData } from './data';
import { messages, sortMessages } from './messages';
import type { SearchState } from './use-search';

interface SortChoiceProps {
  data: SearchData;
  state: SearchState;
  indexes: readonly QueryIndex[];
}

const isKnown = (name: string): name is keyof typeof sortMessages => Object.hasOwn(sortMessages, name);

/** In which order the hits stand. */
export function SortChoice({ data, state, indexes }: SortChoiceProps) {
  const intl = useIntl();
  const id = useId();
  const { asked, ask } = state;
  const own = searchQuery(data).sort_on;
  const chosen = asked.sortOn || own;
  const wordsOf = (name: string) =>
    isKnown(name)
      ? intl.formatMessage(sortMessages[name])
      : indexes.find((index) => index.name === name)?.title || name;
  const turn = intl.formatMessage(asked.isDescending ? messages.descending : messages.ascending);
  const isOffered = data.sortOnOptions.includes(chosen);
  return (
    <div className="block-search__sort">
      <label htmlFor={id}>{data.sortOnLabel || intl.formatMessage(messages.sortOn)}</label>
      <select
        id={id}
        className="block-search__control"
        value={isOffered ? chosen : ''}
        onChange={({ target }) => ask({ sortOn: target.value })}
      >
        {!isOffered && <option value="">–</option>}
        {data.sortOnOptions.map((name) => (
          <option key={name} value={name}>
            {wordsOf(name)}
          </option>
        ))}
      </select>
      <button
        type="button"
        className="block-search__turn"
        aria-label={turn}
        title={turn}
        disabled={!isOffered}
        onClick={() => ask({ sortOn: chosen, isDescending: !asked.isDescending })}
      >
        <Icon name={asked.isDescending ? 'chevron-down' : 'chevron-up'} />
      </button>
    </div>
  );
}
