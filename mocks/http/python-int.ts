import { serverError } from './failure';
import { pythonType } from '~mocks/lib/python-type';
import { pythonRepr } from '~mocks/lib/python-repr';

/** A whole number as Python's `int()` reads it, of numbers without what is behind the point; undefined for all else. */
export function readInteger(value: unknown): number | undefined {
  if (typeof value === 'number' || typeof value === 'boolean') return Math.trunc(Number(value));
  return typeof value === 'string' && /^\s*[+-]?\d+\s*$/.test(value) ? Number(value) : undefined;
}

/** The same where Plone converts without asking: anything else is a 500. */
export function pythonInt(value: unknown): number {
  const number = readInteger(value);
  if (number !== undefined) return number;
  if (typeof value === 'string')
    throw serverError('ValueError', `invalid literal for int() with base 10: ${pythonRepr(value)}`);
  throw serverError(
    'TypeError',
    `int() argument must be a string, a bytes-like object or a real number, not '${pythonType(value)}'`,
  );
}
