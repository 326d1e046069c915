import type { Format } from './formats';
import type { BlockType } from './set-block-type';
import type { ListType } from './wrap-list';

const blockMarks: ReadonlyMap<string, BlockType | ListType> = new Map<string, BlockType | ListType>([
  ['#', 'h2'],
  ['##', 'h2'],
  ['###', 'h3'],
  ['####', 'h4'],
  ['*', 'ul'],
  ['-', 'ul'],
  ['+', 'ul'],
  ['1.', 'ol'],
  ['1)', 'ol'],
  ['>', 'blockquote'],
]);

/** What a paragraph becomes when a space follows these first characters. */
export const blockMark = (before: string): BlockType | ListType | undefined => blockMarks.get(before);

const inlineMarks: readonly [string, Format][] = [
  ['**', 'strong'],
  ['__', 'strong'],
  ['~~', 'del'],
  ['*', 'em'],
  ['_', 'em'],
];

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
