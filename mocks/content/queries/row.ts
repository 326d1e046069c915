import { pythonType } from '~mocks/lib/python-type';
import { badRequest, serverError } from '~mocks/http/failure';

/** One row of a query: index, operator, value. */
export interface Row {
  i: string;
  /** Operator without the common beginning of the registry's names. */
  o: string;
  v: unknown;
}

const registry = 'plone.app.querystring.operation.';

const operators = new Set([
  'string.contains',
  'string.is',
  'string.isNot',
  'string.path',
  'string.absolutePath',
  'string.relativePath',
  'string.currentUser',
  'string.showInactive',
  'selection.any',
  'selection.all',
  'selection.none',
  'selection.is',
  'list.contains',
  'reference.is',
  'boolean.isTrue',
  'boolean.isFalse',
  'int.is',
  'int.lessThan',
  'int.largerThan',
  'date.lessThan',
  'date.largerThan',
  'date.between',
  'date.lessThanRelativeDate',
  'date.largerThanRelativeDate',
  'date.beforeRelativeDate',
  'date.afterRelativeDate',
  'date.today',
  'date.beforeToday',
  'date.afterToday',
]);

function readRow(value: unknown): Row {
  if (typeof value === 'string') throw serverError('TypeError', "string indices must be integers, not 'str'");
  if (Array.isArray(value))
    throw serverError('TypeError', 'list indices must be integers or slices, not str');
  if (typeof value !== 'object' || value === null)
    throw serverError('TypeError', `'${pythonType(value)}' object is not subscriptable`);
  const { i, o, v } = value as Record<string, unknown>;
  if (typeof i !== 'string' || typeof o !== 'string' || !o.startsWith(registry))
    throw badRequest('Invalid query.');
  const operator = o.slice(registry.length);
  if (!operators.has(operator)) throw badRequest('Invalid query.');
  return { i, o: operator, v };
}

/** Listings have a handful of rows; each costs a walk through an index. */
const mostRows = 200;

/** The rows of a query, asked or stored. */
export function readRowList(entries: readonly unknown[]): Row[] {
  if (entries.length > mostRows) throw badRequest(`The query has more than ${mostRows} rows.`);
  return entries.map(readRow);
}
