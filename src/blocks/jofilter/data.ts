import { record, stored, text, type Read, type Shape } from '@/lib/shape';
import { isRecord, textOf } from '@/lib/text';
import { headlineFields } from '../headline';

/** Tokens of a vocabulary: alone, in a list, or with their titles. */
const tokens = (): Shape<string[]> => ({
  read: (value) =>
    (Array.isArray(value) ? value : [value])
      .map((each: unknown) => textOf(isRecord(each) ? each['token'] : each))
      .filter((token) => token !== ''),
});

export const jobFilterShape = record({
  headline: headlineFields.headline,
  description: text(),
  /** Pages that list jobs, of which the first is led to. */
  jobsLocation: stored(),
  /** What stands in the field for words at first. */
  text: text(),
  targetGroup: tokens(),
  location: tokens(),
  categories: tokens(),
  fieldOfWork: tokens(),
  buttonText: text(),
});
export type JobFilterData = Read<typeof jobFilterShape>;
