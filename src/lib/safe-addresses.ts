import { safeUrl } from './address';
import { isRecord } from './text';

/** Names under which blocks and texts store where something leads, or comes from. */
const addressNames = /^(@id|\w*url|\w*href|src|\w+_link)$/i;

/** Whether a value out of a clipboard is nested no deeper, and holds no more values, than the page may take. */
export function isBounded(value: unknown, depth: number, most: number): boolean {
  let left = most;
  const fits = (inner: unknown, deeper: number): boolean => {
    left -= 1;
    if (left < 0) return false;
    if (typeof inner !== 'object' || inner === null) return true;
    return deeper > 0 && Object.values(inner).every((entry) => fits(entry, deeper - 1));
  };
  return fits(value, depth);
}

/** The same value without addresses that must not be followed; what holds none of them stays itself. Bounded before. */
export function withSafeAddresses<Value>(value: Value, name?: string): Value;
export function withSafeAddresses(value: unknown, name = ''): unknown {
  if (typeof value === 'string') {
    const isKept = !addressNames.test(name) || /^data:image\//i.test(value) || safeUrl(value) !== undefined;
    return isKept ? value : '';
  }
  if (Array.isArray(value)) {
    const entries = value.map((entry: unknown) => withSafeAddresses(entry, name));
    return entries.every((entry, index) => entry === value[index]) ? value : entries;
  }
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(([key, entry]) => [key, withSafeAddresses(entry, key)] as const);
  return entries.every(([key, entry]) => entry === value[key]) ? value : Object.fromEntries(entries);
}
