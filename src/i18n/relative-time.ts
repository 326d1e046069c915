import type { Language } from '@/lib/language';

const steps = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** How long ago a moment was, or until it is: `vor 2 Stunden`, `gestern`; less than a minute is now. */
export function relativeTime(date: Date, now: number, language: Language): string {
  const seconds = (date.getTime() - now) / 1000;
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const [unit, length] = steps.find(([, each]) => Math.abs(seconds) >= each) ?? ['second', Infinity];
  return format.format(Math.trunc(seconds / length) + 0, unit);
}
