const denseFrom = 256;
const noBits = new Uint32Array(0);

/**
 * A set of row ids. Small ones are a sorted list, large ones a bit for each row: so an index that has a value for
 * each item stays small, and one that has few values for all items is intersected a word at a time.
 */
export class RowSet {
  private list: number[] | null = [];
  private bits: Uint32Array = noBits;
  private count = 0;

  get size(): number {
    return this.count;
  }

  has(row: number): boolean {
    if (this.list) return this.list[lowerBound(this.list, row)] === row;
    return ((this.bits[row >>> 5] ?? 0) & (1 << (row & 31))) !== 0;
  }

  add(row: number): void {
    if (this.has(row)) return;
    this.count += 1;
    if (this.list) {
      insertRow(this.list, row);
      if (this.count > denseFrom) this.widen();
      return;
    }
    this.reserve(row);
    this.setBit(row);
  }

  delete(row: number): void {
    if (!this.has(row)) return;
    this.count -= 1;
    if (this.list) this.list.splice(lowerBound(this.list, row), 1);
    else this.bits[row >>> 5] = (this.bits[row >>> 5] ?? 0) & ~(1 << (row & 31));
  }

  /** Every row in rising order until `visit` returns false. */
  forEach(visit: (row: number) => boolean | void): void {
    if (this.list) {
      for (const row of this.list) if (visit(row) === false) return;
      return;
    }
    for (let word = 0; word < this.bits.length; word += 1) {
      let rest = this.bits[word] ?? 0;
      while (rest !== 0) {
        const bit = 31 - Math.clz32(rest & -rest);
        if (visit(word * 32 + bit) === false) return;
        rest &= rest - 1;
      }
    }
  }

  rows(): number[] {
    if (this.list) return [...this.list];
    const rows: number[] = [];
    this.forEach((row) => {
      rows.push(row);
    });
    return rows;
  }

  addTo(words: Uint32Array): void {
    if (this.list) {
      for (const row of this.list) words[row >>> 5] = (words[row >>> 5] ?? 0) | (1 << (row & 31));
      return;
    }
    const shared = Math.min(words.length, this.bits.length);
    for (let word = 0; word < shared; word += 1) words[word] = (words[word] ?? 0) | (this.bits[word] ?? 0);
  }

  removeFrom(words: Uint32Array): void {
    if (this.list) {
      for (const row of this.list) words[row >>> 5] = (words[row >>> 5] ?? 0) & ~(1 << (row & 31));
      return;
    }
    const shared = Math.min(words.length, this.bits.length);
    for (let word = 0; word < shared; word += 1) words[word] = (words[word] ?? 0) & ~(this.bits[word] ?? 0);
  }

  private widen(): void {
    const rows = this.list ?? [];
    this.list = null;
    for (const row of rows) {
      this.reserve(row);
      this.setBit(row);
    }
  }

  private setBit(row: number): void {
    this.bits[row >>> 5] = (this.bits[row >>> 5] ?? 0) | (1 << (row & 31));
  }

  private reserve(row: number): void {
    if (row >>> 5 < this.bits.length) return;
    const grown = new Uint32Array(Math.max(16, ((row >>> 5) + 1) * 2));
    grown.set(this.bits);
    this.bits = grown;
  }
}

/** First place in a rising list whose row is not below `row`. */
export function lowerBound(rows: readonly number[], row: number): number {
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((rows[middle] ?? 0) < row) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Puts a row into a rising list that has it not yet. */
export function insertRow(rows: number[], row: number): void {
  const last = rows[rows.length - 1];
  if (last === undefined || last < row) rows.push(row);
  else rows.splice(lowerBound(rows, row), 0, row);
}
