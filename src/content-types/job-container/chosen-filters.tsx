import { useIntl } from 'react-intl';
import type { JobFilter } from '@/api/job-offers';
import type { Term } from '@/api/types/atoms';
import { ChosenValues } from '@/components/facet-menu/chosen-values';
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
  return (
    <ChosenValues
      values={filterNames.flatMap((name) =>
        chosen[name].map((value) => ({ name, value, title: titleOf(name, value) })),
      )}
      className="job-list__chosen"
      label={intl.formatMessage(messages.chosen)}
      remove={messages.remove}
      onRemove={(name, value) => onRemove(name as JobFilter, value)}
    />
  );
}
