import type { Shape } from './shape';

const known = new WeakMap<object, WeakMap<Shape<unknown>, unknown>>();

/** What a shape reads of a stored object: read once, however many ask, and the same value for all of them. */
export function readOnce<Value>(shape: Shape<Value>, stored: object): Value {
  const before = known.get(stored) ?? new WeakMap<Shape<unknown>, unknown>();
  known.set(stored, before);
  if (!before.has(shape)) before.set(shape, shape.read(stored));
  return before.get(shape) as Value;
}
