import moment from 'moment';
import type { Language } from '@/lib/language';

/** How days are written, the usual form first. */
const forms: Readonly<Record<Language, readonly [string, ...string[]]>> = {
  de: ['DD.MM.YYYY', 'D.M.YYYY', 'YYYY-MM-DD'],
  en: ['DD/MM/YYYY', 'D/M/YYYY', 'YYYY-MM-DD'],
};
const iso = 'YYYY-MM-DD';

/** A stored day as it is written in a language; what is no day stays as it is. */
export function writeDay(stored: string, language: Language): string {
  const day = moment(stored.slice(0, 10), iso, true);
  return day.isValid() ? day.format(forms[language][0]) : stored;
}

/** The day of a text as it is stored; '' for none, undefined for what is no day. */
export function readDay(text: string, language: Language): string | undefined {
  if (text.trim() === '') return '';
  const day = moment(text.trim(), [...forms[language]], true);
  return day.isValid() ? day.format(iso) : undefined;
}

/** The day some days later. */
export function laterDay(stored: string, days: number): string {
  const day = moment(stored.slice(0, 10), iso, true);
  return day.isValid() ? day.add(days, 'days').format(iso) : moment().format(iso);
}

/** The time of a text as `13:45`; '' for none, undefined for what is no time of day. */
export function readTime(text: string): string | undefined {
  if (text.trim() === '') return '';
  const time = moment(text.trim(), ['HH:mm', 'H:mm', 'H'], true);
  return time.isValid() ? time.format('HH:mm') : undefined;
}
