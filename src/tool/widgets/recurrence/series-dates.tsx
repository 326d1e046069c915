import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './messages';
import { datesOf, foreignPartsOf, withExcluded, type Series } from './rule';

interface SeriesDatesProps {
  series: Series;
  start: string;
  onChange: (series: Series) => void;
}

/** As many as one looks over; calendars have more. */
const shownAtMost = 30;

const shortDay = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const;

/** The dates that a rule gives, of which single ones are left out. */
export function SeriesDates({ series, start, onChange }: SeriesDatesProps) {
  const intl = useIntl();
  const foreign = foreignPartsOf(series);
  if (foreign.length > 0)
    return (
      <p className="tool-field__hint">
        <FormattedMessage {...messages.foreign} values={{ parts: foreign.join(', ') }} />
      </p>
    );
  if (start === '')
    return (
      <p className="tool-field__hint">
        <FormattedMessage {...messages.noStart} />
      </p>
    );
  const { days, hasMore } = datesOf(series, start, shownAtMost);
  const held = days.filter((day) => !series.excluded.includes(day)).length;
  return (
    <section>
      <p className="tool-field__title">
        <FormattedMessage {...messages.dates} values={{ count: held, hasMore: String(hasMore) }} />
      </p>
      {held === 0 && (
        <p role="alert" className="tool-field__error">
          <FormattedMessage {...messages.noDates} />
        </p>
      )}
      <ol className="tool-recurrence__dates">
        {days.map((day) => {
          const isOut = series.excluded.includes(day);
          const date = new Date(`${day}T00:00:00Z`);
          const named = intl.formatDate(date, { dateStyle: 'full', timeZone: 'UTC' });
          const shown = intl.formatDate(date, { ...shortDay, timeZone: 'UTC' });
          return (
            <li key={day}>
              {isOut ? <s>{shown}</s> : <span>{shown}</span>}
              <button
                type="button"
                className="tool-inline"
                aria-label={`${intl.formatMessage(isOut ? messages.takeBack : messages.leaveOut)}: ${named}`}
                onClick={() => onChange(withExcluded(series, day, !isOut))}
              >
                <FormattedMessage {...(isOut ? messages.takeBack : messages.leaveOut)} />
              </button>
            </li>
          );
        })}
      </ol>
      {hasMore && (
        <p className="tool-field__hint">
          <FormattedMessage {...messages.more} />
        </p>
      )}
    </section>
  );
}
