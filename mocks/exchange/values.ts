import { isRecord } from '~mocks/lib/is-record';
export type Json = Readonly<Record<string, unknown>>;

export const recordOf = (value: unknown): Json => (isRecord(value) ? value : {});

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

export const textsOf = (value: unknown): string[] =>
  listOf(value).filter((each): each is string => typeof each === 'string');

/** An ISO date with its time in UTC; undefined for what is no date. */
export function dateOf(value: unknown): string | undefined {
  const text = textOf(value);
  const time = /^\d{4}-\d\d-\d\d/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}
