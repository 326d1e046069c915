import { RowSet } from '~mocks/lib/row-set';
import type { ValueIndex } from './value-index';

/** The rows that are expired or not yet effective, worked out anew only when a date has passed. */
export class InactiveIndex {
  private rows = new RowSet();
  private asOf = -Infinity;
  private until = -Infinity;

  constructor(
    private readonly effective: ValueIndex,
    private readonly expires: ValueIndex,
  ) {}

  at(now: number): RowSet {
    if (now >= this.until || now < this.asOf) this.rebuild(now);
    return this.rows;
  }

  /** Follows a changed or removed row. */
  update(row: number): void {
    if (this.until === -Infinity) return;
    const effective = this.effective.valueOf(row);
    const expires = this.expires.valueOf(row);
    if (typeof effective !== 'number' || typeof expires !== 'number') {
      this.rows.delete(row);
      return;
    }
    if (effective > this.asOf || expires <= this.asOf) this.rows.add(row);
    else this.rows.delete(row);
    for (const time of [effective, expires]) if (time > this.asOf && time < this.until) this.until = time;
  }

  private rebuild(now: number): void {
    this.rows = new RowSet();
    this.asOf = now;
    const notYet = this.effective.between(now + 1, undefined);
    const expired = this.expires.between(undefined, now);
    for (const { row } of [...notYet, ...expired]) this.rows.add(row);
    const next = [notYet[0], this.expires.between(now + 1, undefined)[0]].map((entry) => entry?.value);
    this.until = Math.min(...next.map((value) => (typeof value === 'number' ? value : Infinity)));
  }
}
