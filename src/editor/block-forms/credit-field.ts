import { creditLike, creditText } from '@/blocks/credit';

type Stored = Readonly<Record<string, unknown>>;

/** Who has made a picture, in the form in which it is stored. */
export const creditField = {
  read: (stored: Stored) => creditText().read(stored['credit']),
  write: (stored: Stored, value: unknown) => ({ credit: creditLike(stored['credit'], value) }),
};
