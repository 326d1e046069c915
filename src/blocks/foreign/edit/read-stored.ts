import type { StoredBlock } from '@/editor/document/types';
import type { FieldError } from '@/forms/schema';
import { ownOf } from '@/lib/deep-equal';
import { isRecord } from '@/lib/text';
import { messages } from './messages';

/** More letters than that are no block. */
export const mostLetters = 1_000_000;
/** So deep may objects lie in each other. */
export const deepest = 100;

type Checked = { block: StoredBlock } | { error: FieldError };

/** Where a browser says that JSON ends to be any: the line, by one of the forms that they have for it. */
function lineOf(error: unknown, text: string): number | undefined {
  const said = error instanceof Error ? error.message : '';
  const [, line] = /line (\d{1,9})/.exec(said) ?? [];
  if (line !== undefined) return Number(line);
  const [, position] = /position (\d{1,9})/.exec(said) ?? [];
  return position === undefined ? undefined : text.slice(0, Number(position)).split('\n').length;
}

function isTooDeep(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepest) return true;
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []));
  }
  return false;
}

const parse = (text: string): { value: unknown } | { error: FieldError } => {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch (error) {
    const line = lineOf(error, text);
    if (line === undefined) return { error: { message: messages.noJson } };
    return { error: { message: messages.noJsonAt, values: { line } } };
  }
};

/** Reads what somebody has written as the JSON of a block; it stays one of its type. */
export function readStored(text: string, former: StoredBlock): Checked {
  if (text.length > mostLetters)
    return { error: { message: messages.tooLong, values: { most: mostLetters } } };
  const parsed = parse(text);
  if ('error' in parsed) return parsed;
  const { value } = parsed;
  if (!isRecord(value)) return { error: { message: messages.noObject } };
  if (isTooDeep(value)) return { error: { message: messages.tooDeep, values: { most: deepest } } };
  if (ownOf(value, '@type') !== ownOf(former, '@type')) return { error: { message: messages.otherType } };
  return { block: value };
}

export const writeStored = (block: StoredBlock): string => JSON.stringify(block, null, 2);
