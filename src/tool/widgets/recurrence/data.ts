import { textOf } from '@/lib/text';
import { site } from '@/site/site';
import { toZoned } from '../zoned-time';

/** The day on which a series begins, `2026-01-31`, as the field of its event says; '' for none. */
export const firstDayIn = (values: Readonly<Record<string, unknown>>, field: string): string =>
  toZoned(textOf(values[field]), site().timezone).slice(0, 10);
