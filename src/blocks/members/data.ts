import { flag, record, stored, text, type Read } from '@/lib/shape';

export const membersShape = record({
  title: text(),
  /** A token of the vocabulary of research groups, or the whole term. */
  researchGroup: stored(),
  /** From Z to A. */
  sort_order_boolean: flag(),
  variation: text(),
});
export type MembersData = Read<typeof membersShape>;

/** With their portraits, or as words alone. */
export const memberVariations = ['default', 'withoutImage'] as const;

export const showsImages = ({ variation }: MembersData): boolean => !/without/i.test(variation);
