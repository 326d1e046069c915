import { record, text, type Shape } from '@/lib/shape';
import { isRecord } from '@/lib/text';

const kept = record({ title: text(), data: text() });

/** Who made a picture and under which licence, as other sites store it: words, or an object with a title or with HTML. */
export const creditText = (): Shape<string> => ({
  read: (stored) => {
    const { title, data } = kept.read(stored);
    return text().read(stored) || title || data;
  },
});

/** Another credit in the form in which the stored one is. */
export function creditLike(stored: unknown, value: unknown): unknown {
  const words = text().read(value);
  if (!isRecord(stored)) return words;
  return { ...stored, [kept.read(stored).title === '' ? 'data' : 'title']: words };
}
