import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { messages } from './messages';

interface PanelFilterProps {
  value: string;
  count?: number;
  onChange?: (words: string) => void;
}

/** A field above the panels that leaves those whose titles hold its words. */
export function PanelFilter({ value, count = 0, onChange }: PanelFilterProps) {
  const id = useId();
  return (
    <div className="block-accordion__filter">
      <label htmlFor={id}>
        <FormattedMessage {...messages.filter} />
      </label>
      <input id={id} type="search" value={value} onChange={({ target }) => onChange?.(target.value)} />
      <span role="status">
        {value.trim() !== '' && <FormattedMessage {...messages.found} values={{ count }} />}
      </span>
    </div>
  );
}
