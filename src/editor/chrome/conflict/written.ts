import { textType } from '@/blocks/text-type';
import type { Field } from '@/forms/schema';
import { isRecord } from '@/lib/text';
import { joinTexts, joinWords } from '../../document/merge/join-texts';
import { plaintextOf } from '../../document/merge/merge-nodes';
import type { Clash, Written } from '../../document/merge/types';
import { typeOfBlock } from './data';

const written: ReadonlySet<string> = new Set<Field['widget']>(['text', 'textarea']);

const valueOf = (stored: unknown): unknown => (isRecord(stored) ? stored['value'] : undefined);

/** What each side made of a text, to be gone on with by hand; undefined for what is not written as one. */
export function firstWritten(clash: Clash, field: Field | undefined): Written | undefined {
  const { base, mine, theirs, part } = clash;
  if (part) return undefined;
  if (clash.field !== undefined) {
    const areWords =
      field && written.has(field.widget) && typeof mine === 'string' && typeof theirs === 'string';
    if (!areWords) return undefined;
    const before = typeof base === 'string' ? base : '';
    return { fields: { [clash.field]: joinWords({ base: before, mine, theirs }) } };
  }
  if (!clash.block || [mine, theirs].some((side) => typeOfBlock(side) !== textType)) return undefined;
  const value = joinTexts({ base: valueOf(base), mine: valueOf(mine), theirs: valueOf(theirs) });
  return value && { fields: { value, plaintext: plaintextOf(value) } };
}
