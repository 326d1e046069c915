import { isRecord } from './text';

/** A publication that somebody wants to have. */
export interface CartLine {
  /** Its path. */
  id: string;
  /** How many copies; one that is not wanted any more has none, until it is taken out. */
  amount: number;
}

/** As many copies of one publication, and as many publications, as the server takes in an order. */
export const mostCopies = 1000;
export const mostTitles = 100;

const isAmount = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= mostCopies;

/** The number of copies that was typed: none where nothing was, undefined for what is no such number. */
export function amountIn(typed: string): number | undefined {
  const digits = typed.trim();
  if (digits === '') return 0;
  return /^\d{1,9}$/.test(digits) ? Math.min(Number(digits), mostCopies) : undefined;
}

export const amountOf = (lines: readonly CartLine[], id: string): number =>
  lines.find((line) => line.id === id)?.amount ?? 0;

/** Whether a publication that is not in the cart has no room there either. */
export const isFullFor = (lines: readonly CartLine[], id: string): boolean =>
  lines.length >= mostTitles && !lines.some((line) => line.id === id);

/** The cart with another number of copies; what is no number of copies, or has no room, changes nothing. */
export function withAmount(lines: readonly CartLine[], id: string, amount: number): readonly CartLine[] {
  if (!isAmount(amount) || isFullFor(lines, id)) return lines;
  if (!lines.some((line) => line.id === id)) return amount === 0 ? lines : [...lines, { id, amount }];
  return lines.map((line) => (line.id === id ? { id, amount } : line));
}

export const withoutLine = (lines: readonly CartLine[], id: string): readonly CartLine[] =>
  lines.filter((line) => line.id !== id);

/** What is ordered of a cart. */
export const orderedLines = (lines: readonly CartLine[]): readonly CartLine[] =>
  lines.filter(({ amount }) => amount > 0);

export const copiesIn = (lines: readonly CartLine[]): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0);

function isLine(value: unknown): value is CartLine {
  if (!isRecord(value)) return false;
  const { id, amount } = value;
  return typeof id === 'string' && /^\/(?!\/)/.test(id) && isAmount(amount);
}

/** The lines that a storage holds; throws for what is no cart. */
export function readLines(stored: unknown): readonly CartLine[] {
  if (!Array.isArray(stored)) throw new Error('It is no list.');
  const entries = stored.slice(0, mostTitles) as readonly unknown[];
  const byId = new Map(entries.filter(isLine).map(({ id, amount }) => [id, { id, amount }]));
  if (byId.size < stored.length) console.error('Lines of the stored cart were dropped.');
  return [...byId.values()];
}
