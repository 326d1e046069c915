import { recordsOf } from '@/lib/text';
import { newId } from '../document/new-id';
import { withTarget } from './teaser-form';

type Stored = Readonly<Record<string, unknown>>;

/** A list of teasers as it is stored when one of them is another: a target that was just chosen gives it its words. */
export function teaserColumns(former: unknown, present: unknown): Stored[] {
  const known = recordsOf(former);
  const columns = recordsOf(present);
  const isSameNumber = known.length === columns.length;
  return columns.map((column, index): Stored => {
    if (known.includes(column)) return column;
    const before = isSameNumber ? known[index] : undefined;
    const own = before ? column : { id: newId(), ...column };
    if (before?.['href'] === column['href']) return own;
    const all = { ...own, ...withTarget(own, column['href']) };
    return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
  });
}
