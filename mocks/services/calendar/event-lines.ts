import type { Item } from '~mocks/repository/types';
import { textOf, urlOf } from '~mocks/content/perspective';
import { portalTimezone } from '~mocks/settings/portal-settings';
import type { Call } from '../shared/call';
import { calendarDay, calendarInstant, calendarText } from './lines';

/** A property with text, left out when there is none. */
const optional = (name: string, text: string): string[] =>
  text === '' ? [] : [`${name}:${calendarText(text)}`];

function times(item: Item, zone: string): string[] {
  const start = textOf(item, 'start');
  const end = textOf(item, 'end') || start;
  const hasEnd = item.fields.open_end !== true;
  if (item.fields.whole_day === true) {
    const last = hasEnd ? [`DTEND;VALUE=DATE:${calendarDay(end, zone, 1)}`] : [];
    return [`DTSTART;VALUE=DATE:${calendarDay(start, zone)}`, ...last];
  }
  return [`DTSTART:${calendarInstant(start)}`, ...(hasEnd ? [`DTEND:${calendarInstant(end)}`] : [])];
}

/** Rules of repetition, which are stored as lines of a calendar. */
function recurrence(item: Item): string[] {
  const lines = textOf(item, 'recurrence').split(/\r?\n/);
  return lines.filter((line) => /^(?:RRULE|RDATE|EXDATE)[:;]/.test(line));
}

/** An event whose beginning can be read. */
export function isDated(item: Item): boolean {
  return !Number.isNaN(Date.parse(textOf(item, 'start')));
}

/** One event of a calendar. */
export function eventLines(call: Call, item: Item): string[] {
  const text = (name: string) => textOf(item, name);
  const contact = ['contact_name', 'contact_phone', 'contact_email', 'event_url'].map(text).filter(Boolean);
  const subjects = Array.isArray(item.fields.subjects) ? item.fields.subjects : [];
  const categories = subjects.map((subject) => calendarText(String(subject))).join(',');
  return [
    'BEGIN:VEVENT',
    `SUMMARY:${calendarText(text('title'))}`,
    ...times(item, portalTimezone(call.repository)),
    `DTSTAMP:${calendarInstant(new Date(call.now).toISOString())}`,
    `UID:${calendarText(text('sync_uid')) || `${item.uid}@${call.url.host}`}`,
    ...recurrence(item),
    ...(categories === '' ? [] : [`CATEGORIES:${categories}`]),
    ...optional('CONTACT', contact.join(', ')),
    `CREATED:${calendarInstant(item.created)}`,
    ...optional('DESCRIPTION', text('description')),
    `LAST-MODIFIED:${calendarInstant(item.modified)}`,
    ...optional('LOCATION', text('location')),
    `URL:${urlOf(call, item)}`,
    'END:VEVENT',
  ];
}
