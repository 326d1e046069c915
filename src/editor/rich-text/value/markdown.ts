import { elementChoices, elementsNamedBy, type ElementChoice } from '../elements';
import { marksNamedBy } from '../marks';
import type { Format } from './formats';

const blockMarks = elementsNamedBy(elementChoices, 'markdown');

/** What a paragraph becomes when a space follows these first characters. */
export const blockMark = (before: string): ElementChoice | undefined => blockMarks.get(before);

/** The longest first: one may begin as another. */
const inlineMarks = [...marksNamedBy(({ markdown }) => markdown)].sort(
  ([one], [other]) => other.length - one.length,
);

/** Whether a letter may be the end of marks round words. */
export const closesMark = (letter: string): boolean => inlineMarks.some(([mark]) => mark.endsWith(letter));

/** The marks round the last words of a line, where its end closes them: `**words**`. */
export function inlineMark(line: string): { mark: string; format: Format; start: number } | undefined {
  for (const [mark, format] of inlineMarks) {
    if (!line.endsWith(mark)) continue;
    const end = line.length - mark.length;
    const start = end > 0 ? line.lastIndexOf(mark, end - 1) : -1;
    const words = line.slice(start + mark.length, end);
    const isAlone = start === 0 || /[\s(«„“"'>]/.test(line.charAt(start - 1));
    if (start >= 0 && isAlone && words !== '' && words.trim() === words && !words.includes(mark.charAt(0)))
      return { mark, format, start };
  }
  return undefined;
}
