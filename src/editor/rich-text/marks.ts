import type { MessageDescriptor } from 'react-intl';
import { allMarks, type Mark } from '@/components/slate-value/marks';
import type { ToolIconName } from '@/tool/icon/icon-paths';
import type { Shortcut } from '@/tool/shortcuts/shortcut';
import { messages } from './tools/messages';

interface MarkTool {
  title: MessageDescriptor;
  icon: ToolIconName;
  /** In which group of the bar its button stands. */
  place: 'first' | 'last';
  keys: readonly Shortcut[];
  /** Of the menus of browser and system. */
  inputType?: string;
  /** What stands round words that are typed, as in `**words**`. */
  markdown: readonly string[];
  /** Tags of pasted HTML that mean it. */
  tags: readonly string[];
  /** Whether the styles of pasted HTML mean it; word processors say by them what others say by tags. */
  isMeantBy?: (style: CSSStyleDeclaration) => boolean;
  /** A heading has a weight of its own: of the marks only these are stored in it. */
  isInHeadings?: true;
}

/** What editors need of every mark: a mark that visitors see and that is missing here does not compile. */
export const markTools: Readonly<Record<Mark, MarkTool>> = {
  strong: {
    title: messages.strong,
    icon: 'bold',
    place: 'first',
    keys: ['Mod+B'],
    inputType: 'formatBold',
    markdown: ['**', '__'],
    tags: ['B', 'STRONG'],
    isMeantBy: ({ fontWeight }) => fontWeight === 'bold' || Number(fontWeight) >= 600,
  },
  em: {
    title: messages.em,
    icon: 'italic',
    place: 'first',
    keys: ['Mod+I'],
    inputType: 'formatItalic',
    markdown: ['*', '_'],
    tags: ['I', 'EM'],
    isMeantBy: ({ fontStyle }) => fontStyle === 'italic',
    isInHeadings: true,
  },
  u: {
    title: messages.u,
    icon: 'underline',
    place: 'first',
    keys: ['Mod+U'],
    inputType: 'formatUnderline',
    markdown: [],
    tags: ['U', 'INS'],
    isMeantBy: ({ textDecoration }) => textDecoration.includes('underline'),
  },
  del: {
    title: messages.del,
    icon: 'strike',
    place: 'first',
    keys: ['Mod+Shift+X', 'Mod+Shift+S'],
    inputType: 'formatStrikeThrough',
    markdown: ['~~'],
    tags: ['S', 'DEL', 'STRIKE'],
    isMeantBy: ({ textDecoration }) => textDecoration.includes('line-through'),
  },
  sub: {
    title: messages.sub,
    icon: 'sub',
    place: 'last',
    keys: ['Mod+,'],
    inputType: 'formatSubscript',
    markdown: [],
    tags: ['SUB'],
    isMeantBy: ({ verticalAlign }) => verticalAlign === 'sub',
    isInHeadings: true,
  },
  sup: {
    title: messages.sup,
    icon: 'sup',
    place: 'last',
    keys: ['Mod+.'],
    inputType: 'formatSuperscript',
    markdown: [],
    tags: ['SUP'],
    isMeantBy: ({ verticalAlign }) => verticalAlign === 'super',
    isInHeadings: true,
  },
  code: {
    title: messages.code,
    icon: 'code',
    place: 'last',
    keys: ['Mod+E'],
    markdown: ['`'],
    tags: ['CODE', 'KBD', 'SAMP'],
  },
  mark: { title: messages.mark, icon: 'highlighter', place: 'last', keys: [], markdown: [], tags: ['MARK'] },
  small: {
    title: messages.small,
    icon: 'small-text',
    place: 'last',
    keys: [],
    markdown: [],
    tags: ['SMALL'],
  },
};

/** All that a column of the table names, each with its mark. */
export const marksNamedBy = (namesOf: (tool: MarkTool) => readonly string[]): ReadonlyMap<string, Mark> =>
  new Map(allMarks.flatMap((mark) => namesOf(markTools[mark]).map((name) => [name, mark])));
