import { useId } from 'react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import type { WidgetProps } from '@/forms/field-frame';
import type { RecurrenceField } from '@/forms/schema';
import { useFormValues } from '../form-values';
import { controlOf, ToolField } from '../tool-field';
import { CountInput } from './count-input';
import { firstDayIn } from './data';
import { ToolIcon } from '../../icon/tool-icon';
import { messages } from './messages';
import { SeriesDates } from './series-dates';
import { SeriesEnd } from './series-end';
import {
  frequencies,
  frequencyOf,
  inRhythm,
  intervalOf,
  nthOf,
  readSeries,
  weekdayOf,
  weekdays,
  weekdaysOf,
  withParts,
  writeSeries,
  type Frequency,
  type Series,
} from './rule';
import '../../buttons.css';
import './style.css';

/** How an event comes again, as calendars ask for it, with the dates that this gives. */
export function RecurrenceWidget({ id, field, value, error, onChange }: WidgetProps<RecurrenceField>) {
  const intl = useIntl();
  const values = useFormValues();
  const start = firstDayIn(values, field.start);
  const series = readSeries(value);
  const isReadOnly = field.isReadOnly ?? false;
  const change = (changed: Series) => onChange(writeSeries(changed));
  if (value.trim() !== '' && !series)
    return (
      <ToolField id={id} field={field} error={error}>
        <textarea
          {...controlOf({ id, field, error })}
          className="tool-input tool-input--lines tool-input--code"
          rows={4}
          spellCheck={false}
          readOnly={isReadOnly}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
        <p className="tool-field__hint">
          <FormattedMessage {...messages.raw} />
        </p>
        {!isReadOnly && (
          <button type="button" className="tool-button tool-button--small" onClick={() => onChange('')}>
            <FormattedMessage {...messages.clear} />
          </button>
        )}
      </ToolField>
    );
  return (
    <ToolField id={id} field={field} error={error} isGroup>
      <fieldset className="tool-recurrence" disabled={isReadOnly}>
        <span className="tool-select">
          <select
            className="tool-input"
            aria-label={intl.formatMessage(messages.frequency)}
            value={series ? frequencyOf(series) : ''}
            onChange={({ target }) =>
              target.value === '' ? onChange('') : change(inRhythm(series, target.value as Frequency))
            }
          >
            <option value="">{intl.formatMessage(messages.never)}</option>
            {frequencies.map((each) => (
              <option key={each} value={each}>
                {intl.formatMessage(messages[each])}
              </option>
            ))}
          </select>
          <ToolIcon name="chevron-down" size={16} />
        </span>
        {series && (
          <>
            <Interval series={series} onChange={change} />
            {frequencyOf(series) === 'WEEKLY' && <Weekdays series={series} start={start} onChange={change} />}
            {frequencyOf(series) === 'MONTHLY' && start !== '' && (
              <MonthDay series={series} start={start} onChange={change} />
            )}
            <SeriesEnd id={id} series={series} start={start} onChange={change} />
            <SeriesDates series={series} start={start} onChange={change} />
          </>
        )}
      </fieldset>
    </ToolField>
  );
}

interface PartProps {
  series: Series;
  onChange: (series: Series) => void;
}

function Interval({ series, onChange }: PartProps) {
  const intl = useIntl();
  const interval = intervalOf(series);
  return (
    <div className="tool-recurrence__line">
      <FormattedMessage {...messages.interval} values={{ interval }} />
      <CountInput
        name={intl.formatMessage(messages.intervalName)}
        value={interval}
        most={99}
        onChange={(next) => onChange(withParts(series, { INTERVAL: next === 1 ? '' : String(next) }))}
      />
      <FormattedMessage {...messages[`step${frequencyOf(series)}`]} values={{ interval }} />
    </div>
  );
}

/** A week that begins on a Monday, to name its days. */
const aWeek = weekdays.map((name, index) => [name, new Date(Date.UTC(2024, 0, 1 + index))] as const);

/** Without any day a series comes again on that of its start. */
function Weekdays({ series, start, onChange }: PartProps & { start: string }) {
  const intl = useIntl();
  const stored = weekdaysOf(series);
  const chosen = stored.length > 0 || start === '' ? stored : [weekdayOf(start)];
  return (
    <div className="tool-recurrence__days" role="group" aria-label={intl.formatMessage(messages.weekdays)}>
      {aWeek.map(([name, day]) => (
        <label key={name} className="tool-segments__each">
          <input
            type="checkbox"
            className="tool-hidden"
            aria-label={intl.formatDate(day, { weekday: 'long', timeZone: 'UTC' })}
            checked={chosen.includes(name)}
            onChange={({ target }) => {
              const next = weekdays.filter((each) =>
                each === name ? target.checked : chosen.includes(each),
              );
              if (next.length > 0) onChange(withParts(series, { BYDAY: next.join(',') }));
            }}
          />
          <FormattedDate value={day} weekday="short" timeZone="UTC" />
        </label>
      ))}
    </div>
  );
}

function MonthDay({ series, start, onChange }: PartProps & { start: string }) {
  const intl = useIntl();
  const id = useId();
  const name = weekdayOf(start);
  const nth = nthOf(start);
  const byDay = nth > 4 ? `-1${name}` : `+${nth}${name}`;
  const day = Number(start.slice(8, 10));
  const stored = series.parts.get('BYDAY') ?? '';
  const ofMonth = series.parts.get('BYMONTHDAY') ?? '';
  const isBare = stored === '' && (ofMonth === '' || ofMonth === String(day));
  const isByDay = ofMonth === '' && stored.replace(/^(?=\d)/, '+') === byDay;
  const weekday = intl.formatDate(`${start}T00:00:00Z`, { weekday: 'long', timeZone: 'UTC' });
  return (
    <>
      <label className="tool-hidden" htmlFor={id}>
        <FormattedMessage {...messages.monthly} />
      </label>
      <span className="tool-select">
        <select
          id={id}
          className="tool-input"
          value={isBare ? 'day' : isByDay ? 'weekday' : 'stored'}
          onChange={({ target }) => {
            if (target.value !== 'stored')
              onChange(withParts(series, { BYMONTHDAY: '', BYDAY: target.value === 'weekday' ? byDay : '' }));
          }}
        >
          <option value="day">{intl.formatMessage(messages.onDay, { day })}</option>
          <option value="weekday">
            {nth > 4
              ? intl.formatMessage(messages.onLastWeekday, { weekday })
              : intl.formatMessage(messages.onWeekday, { nth, weekday })}
          </option>
          {!isBare && !isByDay && (
            <option value="stored">
              {intl.formatMessage(messages.asStored, {
                rule: [stored && `BYDAY=${stored}`, ofMonth && `BYMONTHDAY=${ofMonth}`]
                  .filter(Boolean)
                  .join(';'),
              })}
            </option>
          )}
        </select>
        <ToolIcon name="chevron-down" size={16} />
      </span>
    </>
  );
}
