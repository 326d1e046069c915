import type { ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import type { FacetOption } from '@/components/facet-menu/facet-menu';

interface WithinYearProps {
  title: MessageDescriptor;
  options: readonly FacetOption[];
  chosen: readonly string[];
  nameOf?: (value: string) => ReactNode;
  onChoose: (value: string) => void;
}

/** What there is within what is chosen: the months of a year, the years of those that stand as one. */
export function WithinYear({ title, options, chosen, nameOf, onChoose }: WithinYearProps) {
  const intl = useIntl();
  if (options.length === 0) return null;
  return (
    <div role="group" aria-label={intl.formatMessage(title)} className="choice-buttons__within">
      {options.map(({ value, title: words, count }) => (
        <button
          key={value}
          type="button"
          aria-pressed={chosen.includes(value)}
          onClick={() => onChoose(value)}
        >
          {nameOf?.(value) ?? words}{' '}
          <span className="choice-buttons__count">{intl.formatNumber(count ?? 0)}</span>
        </button>
      ))}
    </div>
  );
}
