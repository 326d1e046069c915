import { isRecord, recordsOf, textOf } from '@/lib/text';

/** The words of a term, or of a text. */
export const wordsOf = (value: unknown): string => textOf(isRecord(value) ? value['title'] : value).trim();

/** The people of a relation that have a name. */
export const membersIn = (value: unknown): Record<string, unknown>[] =>
  recordsOf(value).filter((member) => wordsOf(member) !== '');
