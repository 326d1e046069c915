import { FormattedMessage, useIntl } from 'react-intl';
import { DayLine } from '../day-line';
import { queryMessages } from './messages';

interface RangeValueProps {
  id: string;
  ends: readonly string[];
  isReadOnly: boolean;
  onChange: (ends: readonly string[]) => void;
}

/** Two days; one that is missing is the beginning of time, or now. */
export function RangeValue({ id, ends, isReadOnly, onChange }: RangeValueProps) {
  const intl = useIntl();
  const [from = '', until = ''] = ends;
  return (
    <span className="tool-line">
      <span className="tool-query__range">
        <DayLine
          id={`${id}-from`}
          name={intl.formatMessage(queryMessages.from)}
          value={from}
          isReadOnly={isReadOnly}
          onChange={(day) => onChange([day, until])}
        />
        <DayLine
          id={`${id}-until`}
          name={intl.formatMessage(queryMessages.until)}
          value={until}
          isReadOnly={isReadOnly}
          onChange={(day) => onChange([from, day])}
        />
      </span>
      {(from === '') !== (until === '') && (
        <span className="tool-field__hint">
          <FormattedMessage {...queryMessages.openRange} />
        </span>
      )}
    </span>
  );
}
