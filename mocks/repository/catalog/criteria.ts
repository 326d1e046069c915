import { minuteOf, timeOf } from '~mocks/lib/dates';
import { indexKinds } from '../indexed';
import type { IndexKind, IndexName } from '../indexed';
import type { Criterion } from '../types';
import type { Filter } from './filters';
import { anyOf, ofRange } from './filters';
import { RowSet } from '~mocks/lib/row-set';
import type { Key, ValueIndex } from './value-index';

export function isIndexName(name: string): name is IndexName {
  return Object.hasOwn(indexKinds, name);
}

const nowhere = new RowSet();

/** Conditions of one criterion; `excluded` are rows that must not be found. */
export function conditionsOf(
  criterion: Criterion,
  kind: IndexKind,
  index: ValueIndex,
): { filters: Filter[]; excluded: RowSet[] } {
  const { values, not, operator, min, max } = criterion;
  const setsOf = (asked: readonly Key[]) => [
    ...new Set(asked.map((value) => index.rowsWith(keyOf(kind, value)) ?? nowhere)),
  ];
  const filters: Filter[] = [];
  if (values) {
    const sets = setsOf(values);
    if (operator === 'and' && sets.length > 0) filters.push(...sets.map((set) => anyOf([set])));
    else filters.push(anyOf(sets));
  }
  if (min !== undefined || max !== undefined) {
    const bound = (value: Key | undefined) => (value === undefined ? undefined : keyOf(kind, value));
    filters.push(ofRange(index, bound(min), bound(max)));
  }
  if (not?.length === 0) filters.push(anyOf([]));
  // Where nothing is what is unwanted, Plone finds only what has a value at all.
  const isKnown = (value: Key) => index.rowsWith(keyOf(kind, value)) !== undefined;
  if (not && !not.some(isKnown)) filters.push(ofRange(index, undefined, undefined));
  return { filters, excluded: setsOf(not ?? []) };
}

/** A value as the index holds it. */
function keyOf(kind: IndexKind, value: Key): Key {
  switch (kind) {
    case 'date':
      return minuteOf(typeof value === 'number' ? value : (timeOf(value) ?? NaN));
    case 'boolean':
      return value === true || value === 1 || /^(?:1|true)$/i.test(String(value));
    case 'number':
      return Number(value);
    case 'field':
    case 'keyword':
      return String(value);
  }
}
