import { flag, record, text, type Read, type Shape } from '@/lib/shape';
import { isRecord, textOf } from '@/lib/text';

/** A token of a vocabulary, or of the whole term. */
const token: Shape<string> = {
  read: (stored) => textOf(isRecord(stored) ? stored['token'] : stored),
};

export const membersShape = record({
  title: text(),
  researchGroup: token,
  /** From Z to A. */
  sort_order_boolean: flag(),
  variation: text(),
});
export type MembersData = Read<typeof membersShape>;

/** With their portraits, or as words alone. */
export const memberVariations = ['default', 'withoutImage'] as const;

export const showsImages = ({ variation }: MembersData): boolean => !/without/i.test(variation);
