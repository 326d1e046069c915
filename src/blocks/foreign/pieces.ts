import type { SlateNode } from '@/components/slate-value/nodes';
import { hasLink } from '@/components/universal-link/link-target';
import type { Block, BlocksContainer } from '../definition';

/** So many entries of a list are shown, and so many letters of a text. */
const mostEntries = 200;
const mostLetters = 50_000;

const cut = (words: string): string => words.slice(0, mostLetters).trim();

/** Rich text as a block of this site. */
export const slateOf = (value: readonly SlateNode[]): Block => ({ '@type': 'slate', value });

export const paragraph = (words: string): SlateNode => ({ type: 'p', children: [{ text: cut(words) }] });

/** Words as a block; none where there are none. */
export const wordsPiece = (words: string): Block[] =>
  words.trim() === '' ? [] : [slateOf([paragraph(words)])];

export interface LinkEntry {
  /** In one of the forms in which links are stored. */
  to: unknown;
  title: string;
  description?: string;
}

const linkNodes = ({ to, title, description = '' }: LinkEntry): SlateNode[] => [
  { type: 'link', data: { url: to }, children: [{ text: cut(title) }] },
  ...(description.trim() === '' ? [] : [{ text: `: ${cut(description)}` }]),
];

/** Links as a list; one alone is a line. Those that lead nowhere are left out. */
export function linksPiece(entries: readonly LinkEntry[]): Block[] {
  const links = entries
    .slice(0, mostEntries)
    .filter(({ to, title }) => hasLink(to) && title.trim() !== '')
    .map(linkNodes);
  const [first] = links;
  if (!first) return [];
  if (links.length === 1) return [slateOf([{ type: 'p', children: first }])];
  return [slateOf([{ type: 'ul', children: links.map((children) => ({ type: 'li', children })) }])];
}

/** Pieces as a container; their ids are those of their block with a number, since anchors hang on them. */
export function piecesIn(pieces: readonly Block[], id: string): BlocksContainer {
  const entries = pieces.map((piece, index) => [`${id}-${index}`, piece] as const);
  return {
    blocks: Object.fromEntries(entries),
    blocks_layout: { items: entries.map(([key]) => key) },
  };
}
