import type { CSSProperties } from 'react';
import { FormattedMessage } from 'react-intl';
import { messages } from './messages';

interface TimeBarProps {
  /** As `2024-10`; '' where it is not known. */
  start: string;
  end: string;
  /** As `2026-11`. */
  today: string;
}

const years = 7;
const before = 4;
const firstYearOf = (today: string) => Number(today.slice(0, 4)) - before;
const share = (month: number) => Math.min(1, Math.max(0, month / (12 * years)));

/** When a project runs, on seven years round the present one; its words stand beside it. */
export function TimeBar({ start, end, today }: TimeBarProps) {
  const firstYear = firstYearOf(today);
  const monthOf = (text: string) =>
    (Number(text.slice(0, 4)) - firstYear) * 12 + (Number(text.slice(5, 7)) || 1) - 1;
  if (start === '' && end === '') return null;
  const now = share(monthOf(today) + 0.5);
  const from = start === '' ? 0 : share(monthOf(start));
  const to = end === '' ? 1 : share(monthOf(end) + 1);
  const percent = (part: number) => `${(part * 100).toFixed(2)}%`;
  const places = {
    '--from': percent(from),
    '--past': percent(Math.max(0, Math.min(to, now) - from)),
    '--coming': percent(Math.max(0, to - Math.max(now, from))),
    '--resumed': percent(Math.max(now, from)),
    '--now': percent(now),
  } as CSSProperties;
  return (
    <div className="time-bar" style={places} aria-hidden="true">
      <span className="time-bar__past" />
      <span className="time-bar__coming" />
      <span className="time-bar__now" />
      <span className="time-bar__years">
        <span>{firstYear}</span>
        <span>{firstYear + years - 1}</span>
      </span>
    </div>
  );
}

/** The years of all bars, where these stand one below the other. */
export function TimeScale({ today }: { today: string }) {
  const firstYear = firstYearOf(today);
  return (
    <div className="time-scale" aria-hidden="true">
      {Array.from({ length: years }, (_, at) => (
        <span key={at}>{firstYear + at}</span>
      ))}
    </div>
  );
}

const parts = ['past', 'coming', 'now'] as const;

/** What the colours of the bars say. */
export function TimeLegend() {
  return (
    <ul className="time-legend" aria-hidden="true">
      {parts.map((part) => (
        <li key={part}>
          <span className={`time-legend__mark time-bar__${part}`} />
          <FormattedMessage {...messages[part]} />
        </li>
      ))}
    </ul>
  );
}
