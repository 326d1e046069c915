import { anyText } from '@/components/slate-value/any-text';
import { slateText } from '@/components/slate-value/shape';
import { record, stored, text, type Read, type Shape } from '@/lib/shape';
import { isRecord, textOf } from '@/lib/text';

/** A word, or a term of a vocabulary, or several of these. */
const said: Shape<string> = {
  read: (value) =>
    (Array.isArray(value) ? (value as unknown[]) : [value])
      .map((each) => textOf(isRecord(each) ? each['title'] : each))
      .filter(Boolean)
      .join(', '),
};

/** What is copied of the member who leads a group. */
export const memberFields = {
  salutation: said,
  academic: said,
  firstname: text(),
  name: text(),
  positions: said,
  institute: said,
  building: text(),
  room: text(),
  phone: text(),
  mobile: text(),
  email: text(),
  image: stored(),
};

/** The beginning of a page: a text, or a research group with who leads it. */
export const introductionShape = record({
  ...memberFields,
  value: slateText(),
  heading: text(),
  href: stored(),
  about: anyText(),
  topics: anyText(),
});
export type IntroductionData = Read<typeof introductionShape>;
