import type { IndexValue } from '../indexed';
import { RowSet } from '~mocks/lib/row-set';

export type Key = string | number | boolean;

export interface Entry {
  value: Key;
  row: number;
}

/** Index of one name: which rows hold a value, and all rows in order of theirs. */
export class ValueIndex {
  private readonly postings = new Map<Key, RowSet>();
  private readonly values: IndexValue[] = [];
  /** Rows by rising value; made when a range or an order is first asked, kept up to date from then on. */
  private order: Entry[] | null = null;
  private filled = 0;

  /** How many rows have a value. */
  get size(): number {
    return this.filled;
  }

  set(row: number, value: IndexValue): void {
    const before = this.values[row];
    if (isSame(before, value)) return;
    for (const key of keysOf(before)) this.drop(row, key);
    for (const key of new Set(keysOf(value))) this.put(row, key);
    this.values[row] = value;
    this.filled += Number(keysOf(value).length > 0) - Number(keysOf(before).length > 0);
  }

  rowsWith(value: Key): RowSet | undefined {
    return this.postings.get(value);
  }

  valueOf(row: number): IndexValue {
    return this.values[row];
  }

  /** All values of a row in rising order. */
  keysOf(row: number): readonly Key[] {
    return keysOf(this.values[row]);
  }

  distinct(): Key[] {
    return [...this.postings.keys()];
  }

  ordered(): readonly Entry[] {
    this.order ??= [...this.postings]
      .flatMap(([value, rows]) => rows.rows().map((row): Entry => ({ value, row })))
      .sort(compareEntries);
    return this.order;
  }

  /** Rows whose value lies between the bounds, both included. */
  between(min: Key | undefined, max: Key | undefined): readonly Entry[] {
    const order = this.ordered();
    const from = min === undefined ? 0 : placeOf(order, { value: min, row: -1 });
    const to = max === undefined ? order.length : placeOf(order, { value: max, row: Infinity });
    return order.slice(from, to);
  }

  /** Whether one of a row's values lies between the bounds. */
  isBetween(row: number, min: Key | undefined, max: Key | undefined): boolean {
    return keysOf(this.values[row]).some(
      (key) =>
        (min === undefined || compareKeys(key, min) >= 0) &&
        (max === undefined || compareKeys(key, max) <= 0),
    );
  }

  private put(row: number, value: Key): void {
    const rows = this.postings.get(value) ?? new RowSet();
    rows.add(row);
    this.postings.set(value, rows);
    this.order?.splice(placeOf(this.order, { value, row }), 0, { value, row });
  }

  private drop(row: number, value: Key): void {
    const rows = this.postings.get(value);
    rows?.delete(row);
    if (rows?.size === 0) this.postings.delete(value);
    const at = this.order ? placeOf(this.order, { value, row }) : 0;
    if (this.order?.[at]?.row === row) this.order.splice(at, 1);
  }
}

function keysOf(value: IndexValue): readonly Key[] {
  if (value === undefined) return [];
  return typeof value === 'object' ? value : [value];
}

function isSame(before: IndexValue, after: IndexValue): boolean {
  if (typeof before !== 'object' || typeof after !== 'object') return before === after;
  return before.length === after.length && before.every((value, at) => value === after[at]);
}

export function compareKeys(a: Key, b: Key): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function compareEntries(a: Entry, b: Entry): number {
  return compareKeys(a.value, b.value) || a.row - b.row;
}

function placeOf(order: readonly Entry[], entry: Entry): number {
  let low = 0;
  let high = order.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const other = order[middle];
    if (other && compareEntries(other, entry) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
