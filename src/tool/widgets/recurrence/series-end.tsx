import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { MomentPart, DayPicker, useDay } from '../moment-parts';
import { laterDay } from '../day-text';
import { CountInput } from './count-input';
import { ToolIcon } from '../../icon/tool-icon';
import { messages } from './messages';
import { endOf, withEnd, type End, type Series } from './rule';

interface SeriesEndProps {
  id: string;
  series: Series;
  start: string;
  onChange: (series: Series) => void;
}

const usual = 10;
const most = 999;

/** After how many dates a series ends, or on which day. */
export function SeriesEnd({ id, series, start, onChange }: SeriesEndProps) {
  const intl = useIntl();
  const end = endOf(series);
  const choose = (kind: End['kind']) => {
    const next: Record<End['kind'], End> = {
      count: { kind: 'count', count: usual },
      until: { kind: 'until', day: laterDay(start, 90) },
      never: { kind: 'never' },
    };
    onChange(withEnd(series, next[kind]));
  };
  const kinds: readonly End['kind'][] =
    end.kind === 'never' ? ['never', 'count', 'until'] : ['count', 'until'];
  const names = { never: messages.endNever, count: messages.endCount, until: messages.endUntil };
  return (
    <div className="tool-recurrence__line">
      <span className="tool-select">
        <select
          className="tool-input"
          aria-label={intl.formatMessage(messages.end)}
          value={end.kind}
          onChange={({ target }) => choose(target.value as End['kind'])}
        >
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {intl.formatMessage(names[kind])}
            </option>
          ))}
        </select>
        <ToolIcon name="chevron-down" size={16} />
      </span>
      {end.kind === 'count' && (
        <span className="tool-recurrence__line">
          <CountInput
            name={intl.formatMessage(messages.countName)}
            value={end.count}
            most={most}
            onChange={(count) => onChange(withEnd(series, { kind: 'count', count }))}
          />
          <FormattedMessage {...messages.count} values={{ count: end.count }} />
        </span>
      )}
      {end.kind === 'until' && (
        <LastDay
          id={`${id}-until`}
          day={end.day}
          onDay={(day) => onChange(withEnd(series, { kind: 'until', day }))}
        />
      )}
    </div>
  );
}

function LastDay({ id, day, onDay }: { id: string; day: string; onDay: (day: string) => void }) {
  const intl = useIntl();
  // A series keeps its last day until another is entered.
  const [isEmptied, setIsEmptied] = useState(false);
  const part = useDay({
    id,
    value: isEmptied ? '' : day,
    onChange: (next) => {
      setIsEmptied(next === '');
      if (next !== '') onDay(next);
    },
  });
  return (
    <span className="tool-input tool-moment">
      <DayPicker part={part} isReadOnly={false} />
      <MomentPart
        part={part}
        wrong={part.error}
        isReadOnly={false}
        describedBy={undefined}
        kind="day"
        name={intl.formatMessage(messages.until)}
      />
    </span>
  );
}
