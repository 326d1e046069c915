import type { Loss, Pasted, PastedPart } from './pasted';
import { fromItems } from '../value/items';
import type { Nested } from '../value/nest';
import type { EditedElement } from '../value/nodes';
import { fromRuns } from '../value/runs';
import { fitted } from '../value/set-block-type';
import { bulletLength } from './source-signs';

/** Where in the source something stands: in which block, lists and formats. */
export interface Place {
  type: string;
  lists: readonly EditedElement[];
  wrappers: readonly EditedElement[];
  depth: number;
  /** Line breaks of the source are meant. */
  isVerbatim?: boolean;
  /** In a cell of a table, which holds words alone. */
  isInCell?: boolean;
  /** The quotation to which it belongs: its paragraphs are one. */
  quotation?: Element | 'styled';
  /** In the name of a column, which is bold by itself. */
  isHead?: boolean;
}

export const listOf = (type: string): EditedElement => ({ type, children: [] });

const wordsOf = (runs: readonly Nested[]): string => runs.map(({ node }) => String(node.text)).join('');

/** Gathers what a source holds: lines of text, closed wherever another block begins or ends, and blocks between them. */
export class Lines {
  private readonly parts: PastedPart[] = [];
  private readonly losses = new Map<Loss, number>();
  private items: Nested[] = [];
  private runs: Nested[] = [];
  /** The quotation with which the lines end so far. */
  private quotation: { of: Place['quotation']; runs: Nested[] } | undefined;

  add(text: string, { wrappers: all, isHead }: Place): void {
    if (text === '') return;
    const wrappers = isHead ? all.filter(({ type }) => type !== 'strong') : all;
    const last = this.runs.at(-1);
    const isDoubled = /^[ \u00a0]/.test(text) && /[ \n]$/.test(String(last?.node.text ?? ''));
    this.runs.push({ node: { text: isDoubled ? text.slice(1) : text }, wrappers });
  }

  close(place: Place): void {
    const { runs } = this;
    this.runs = [];
    if (wordsOf(runs).trim() === '') return;
    const line = trimmed(runs);
    const bullet = place.lists.length === 0 && place.type === 'p' ? bulletLength(wordsOf(line)) : 0;
    const lists = bullet > 0 ? [listOf('ul')] : place.lists;
    const isItem = lists.length > 0;
    const isQuotation = place.type === 'blockquote' && !isItem && place.quotation !== undefined;
    const former = isQuotation && this.quotation?.of === place.quotation ? this.quotation?.runs : undefined;
    if (former) {
      this.items.pop();
      line.unshift(...former, { node: { text: '\n' }, wrappers: [] });
    }
    this.quotation = isQuotation ? { of: place.quotation, runs: line } : undefined;
    const children = fromRuns(bullet > 0 ? withoutStart(line, bullet) : line);
    this.items.push({ node: fitted({ type: isItem ? 'li' : place.type, children }), wrappers: lists });
  }

  put(part: Exclude<PastedPart, { kind: 'text' }>): void {
    this.endText();
    this.parts.push(part);
  }

  lose(loss: Loss, count = 1): void {
    this.losses.set(loss, (this.losses.get(loss) ?? 0) + count);
  }

  /** Takes over what was gathered apart. */
  loseAll({ losses }: Pick<Pasted, 'losses'>): void {
    for (const [loss, count] of Object.entries(losses)) this.lose(loss as Loss, count);
  }

  private endText(): void {
    this.quotation = undefined;
    if (this.items.length > 0) this.parts.push({ kind: 'text', value: fromItems(this.items) });
    this.items = [];
  }

  pasted(): Pasted {
    this.endText();
    return { parts: this.parts, losses: Object.fromEntries(this.losses) };
  }
}

function withoutStart(runs: readonly Nested[], length: number): Nested[] {
  let left = length;
  return runs.map(({ node, wrappers }) => {
    const text = String(node.text);
    const cut = Math.min(left, text.length);
    left -= cut;
    return { node: { text: text.slice(cut) }, wrappers };
  });
}

/** The blanks round a line stand for the layout of its source. */
function trimmed(runs: readonly Nested[]): Nested[] {
  const words = wordsOf(runs);
  const head = words.length - words.trimStart().length;
  const tail = words.trimEnd().length;
  let at = 0;
  return runs.map(({ node, wrappers }) => {
    const text = String(node.text);
    const kept = text.slice(Math.max(0, head - at), Math.max(0, tail - at));
    at += text.length;
    return { node: { text: kept }, wrappers };
  });
}
