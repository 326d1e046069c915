import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { JobFilter } from '@/api/job-offers';
import type { Term } from '@/api/types/atoms';
import { Icon } from '@/components/icon/icon';
import { filterNames, type JobAddress } from './address';
import { KeywordField } from './keyword-field';
import { filterMessages, messages } from './messages';

interface JobFiltersProps {
  address: JobAddress;
  terms: Readonly<Partial<Record<JobFilter, readonly Term[]>>> | undefined;
  onWords: (words: string) => void;
  onToggle: (filter: JobFilter, token: string) => void;
}

/** By what the list can be narrowed down; in narrow windows all but the keyword unfold. */
export function JobFilters({ address, terms, onWords, onToggle }: JobFiltersProps) {
  const intl = useIntl();
  const groupsId = useId();
  const [isOpen, setOpen] = useState(false);
  const count = filterNames.reduce((sum, name) => sum + address.chosen[name].length, 0);
  return (
    <section role="search" className="job-filters" aria-label={intl.formatMessage(messages.filter)}>
      <KeywordField words={address.written} onWords={onWords} />
      <button
        type="button"
        className="button button--outline job-filters__toggle"
        aria-expanded={isOpen}
        aria-controls={groupsId}
        onClick={() => setOpen(!isOpen)}
      >
        <FormattedMessage {...messages.filters} values={{ count }} />
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={20} />
      </button>
      <div
        id={groupsId}
        className={isOpen ? 'job-filters__groups' : 'job-filters__groups job-filters__groups--folded'}
      >
        {filterNames.map((name, index) => (
          <FilterGroup
            key={name}
            name={name}
            terms={terms?.[name] ?? []}
            chosen={address.chosen[name]}
            // The last one is asked for least.
            isFolded={index === filterNames.length - 1}
            onToggle={onToggle}
          />
        ))}
      </div>
    </section>
  );
}

interface FilterGroupProps extends Pick<JobFiltersProps, 'onToggle'> {
  name: JobFilter;
  terms: readonly Term[];
  chosen: readonly string[];
  isFolded: boolean;
}

function FilterGroup({ name, terms, chosen, isFolded, onToggle }: FilterGroupProps) {
  const titleId = useId();
  const [wasChosen] = useState(chosen.length > 0);
  if (terms.length === 0) return null;
  return (
    <details className="job-filters__group" open={!isFolded || wasChosen}>
      <summary className="job-filters__title">
        <span id={titleId}>
          <FormattedMessage {...filterMessages[name]} />
        </span>
        <Icon name="chevron-down" size={20} />
      </summary>
      <ul className="job-filters__terms" aria-labelledby={titleId}>
        {terms.map(({ token, title }) => (
          <li key={token}>
            <label className="job-filters__term">
              <input
                type="checkbox"
                checked={chosen.includes(token)}
                onChange={() => onToggle(name, token)}
              />
              {title}
            </label>
          </li>
        ))}
      </ul>
    </details>
  );
}
