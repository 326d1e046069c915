import { flag, record, text, type Read, type Shape } from '@/lib/shape';
import { isRecord, textOf } from '@/lib/text';

/** Nobody chooses more. */
const mostTokens = 50;

/** Tokens of a vocabulary, alone or in a list, or whole terms. */
const tokens: Shape<string[]> = {
  read: (stored) => {
    const terms = (Array.isArray(stored) ? stored : [stored]).slice(0, mostTokens);
    const found = terms.map((term: unknown) => textOf(isRecord(term) ? term['token'] : term));
    return [...new Set(found)].filter((token) => token !== '');
  },
};

export const membersShape = record({
  title: text(),
  researchGroup: tokens,
  institutes: tokens,
  institutsbereiche: tokens,
  administrational_units: tokens,
  /** From Z to A. */
  sort_order_boolean: flag(),
  variation: text(),
});
export type MembersData = Read<typeof membersShape>;

/** With their portraits, or as words alone. */
export const memberVariations = ['default', 'withoutImage'] as const;

export const showsImages = ({ variation }: MembersData): boolean => !/without/i.test(variation);
