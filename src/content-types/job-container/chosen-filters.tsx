import { FormattedMessage, useIntl } from 'react-intl';
import type { JobFilter } from '@/api/job-offers';
import type { Term } from '@/api/types/atoms';
import { Icon } from '@/components/icon/icon';
import { filterNames, type JobAddress } from './address';
import { messages } from './messages';

interface ChosenFiltersProps {
  chosen: JobAddress['chosen'];
  terms: Readonly<Partial<Record<JobFilter, readonly Term[]>>> | undefined;
  onRemove: (filter: JobFilter, token: string) => void;
}

/** What the list is narrowed down by, each with a way to leave it out again. */
export function ChosenFilters({ chosen, terms, onRemove }: ChosenFiltersProps) {
  const intl = useIntl();
  const titleOf = (filter: JobFilter, wanted: string) =>
    terms?.[filter]?.find(({ token }) => token === wanted)?.title ?? wanted;
  const all = filterNames.flatMap((filter) => chosen[filter].map((token) => ({ filter, token })));
  if (all.length === 0) return null;
  return (
    <ul className="job-list__chosen" aria-label={intl.formatMessage(messages.chosen)}>
      {all.map(({ filter, token }) => (
        <li key={`${filter} ${token}`}>
          <button type="button" className="chip" onClick={() => onRemove(filter, token)}>
            {titleOf(filter, token)}
            <span className="visually-hidden">
              {', '}
              <FormattedMessage {...messages.remove} />
            </span>
            <Icon name="close" size={16} />
          </button>
        </li>
      ))}
    </ul>
  );
}
