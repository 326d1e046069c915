import type { CartLine } from '@/state/remembered';

/** As many copies of one publication as the server takes in an order. */
export const mostCopies = 1000;

/** The cart with one more copy of a publication. */
export function withCopy(lines: readonly CartLine[], id: string, title: string): CartLine[] {
  const known = lines.find((line) => line.id === id);
  if (!known) return [...lines, { id, title, amount: 1 }];
  return withAmount(lines, id, known.amount + 1);
}

/** The cart with another number of copies; a number that none can be ordered in changes nothing. */
export function withAmount(lines: readonly CartLine[], id: string, amount: number): CartLine[] {
  const isAmount = Number.isInteger(amount) && amount >= 1 && amount <= mostCopies;
  return lines.map((line) => (line.id === id && isAmount ? { ...line, amount } : line));
}
