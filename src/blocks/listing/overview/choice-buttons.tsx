import { useIntl, type MessageDescriptor } from 'react-intl';
import type { FacetOption } from '@/components/facet-menu/facet-menu';

interface ChoiceButtonsProps {
  title: MessageDescriptor;
  /** What stands for no choice, and how many items that shows. */
  all: MessageDescriptor;
  total: number;
  options: readonly FacetOption[];
  chosen: readonly string[];
  look: 'states' | 'pills' | 'rail';
  /** '' for no choice. */
  onChoose: (value: string) => void;
}

/** The values of a facet side by side, each with how many items it leaves; the first shows all of them. */
export function ChoiceButtons({ title, all, total, options, chosen, look, onChoose }: ChoiceButtonsProps) {
  const intl = useIntl();
  const choices = [{ value: '', title: intl.formatMessage(all), count: total }, ...options];
  return (
    <div
      role="group"
      aria-label={intl.formatMessage(title)}
      className={`choice-buttons choice-buttons--${look}`}
    >
      {choices.map(({ value, title: words, count }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === '' ? chosen.length === 0 : chosen.includes(value)}
          onClick={() => onChoose(value)}
        >
          {words} <span className="choice-buttons__count">{intl.formatNumber(count ?? 0)}</span>
        </button>
      ))}
    </div>
  );
}
