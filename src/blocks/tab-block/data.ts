import { slateText } from '@/components/slate-value/shape';
import { record, records, text, type Read, type Shape } from '@/lib/shape';
import { isRecord } from '@/lib/text';
import { headlineFields } from '../headline';

const tabText = record({ value: slateText(), plaintext: text() });
const fixed = record({
  headline: headlineFields.headline,
  columns: records({ id: text(), title: text() }),
});

type TextName = `text-${number}`;
type TabText = Read<typeof tabText>;
export type TabBlockData = Read<typeof fixed> & Partial<Readonly<Record<TextName, TabText>>>;

export const textName = (number: number): TextName => `text-${number}`;
const isTextName = (name: string): name is TextName => /^text-\d+$/.test(name);

/** Texts of which one is seen at a time; the text of each tab stands beside the list of their titles. */
export const tabBlockShape: Shape<TabBlockData> = {
  read: (stored) => ({
    ...fixed.read(stored),
    ...Object.fromEntries(
      Object.entries(isRecord(stored) ? stored : {})
        .filter(([name]) => isTextName(name))
        .map(([name, value]) => [name, tabText.read(value)]),
    ),
  }),
  fields: { ...fixed.fields, 'text-0': tabText, 'text-1': tabText },
};

/** Where the numbers of the texts begin: a block that knows no first text, but one more at the end, counts from one. */
export function firstNumber(stored: object, count: number): 0 | 1 {
  const has = (number: number) => Object.hasOwn(stored, textName(number));
  return !has(0) && count > 0 && has(count) ? 1 : 0;
}
