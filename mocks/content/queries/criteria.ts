import { serverError } from '~mocks/http/failure';
import type { Parameters } from '~mocks/http/parameters';
import type { Criterion } from '~mocks/repository/types';
import type { IndexKind } from './indexes';
import { indexKind, indexTitle } from './indexes';

const parsingError = (message: string) => serverError('QueryParsingError', message);

const options = ['query', 'range', 'operator', 'not', 'depth', 'level'];

/** Names of the indexes that the parameters ask, `start.query` and `start.range` as one `start`. */
export function indexNames(parameters: Parameters): Set<string> {
  return new Set(
    parameters.names().map((name) => {
      const dot = name.lastIndexOf('.');
      return dot > 0 && options.includes(name.slice(dot + 1)) ? name.slice(0, dot) : name;
    }),
  );
}

const yes = new Set(['1', 'y', 'yes', 't', 'true', 'active', 'enabled', 'on']);
const no = new Set(['0', 'n', 'no', 'f', 'false', 'inactive', 'disabled', 'off']);

function booleans(values: readonly string[]): boolean[] {
  return values.map((value) => {
    const word = value.toLowerCase();
    if (yes.has(word) || no.has(word)) return yes.has(word);
    throw parsingError(`Could not parse value '${value}' as boolean`);
  });
}

function dateOf(text: string, index: string): string {
  const instant = Date.parse(text.length === 10 ? `${text}T00:00:00Z` : text);
  if (Number.isNaN(instant))
    throw parsingError(
      `Query value '${text}' for index ${indexTitle(index)} must be of type <class 'DateTime.DateTime.DateTime'>`,
    );
  return new Date(instant).toISOString();
}

function numberOf(text: string): number {
  const number = Number(text);
  return text.trim() === '' ? NaN : number;
}

function ranged(index: string, values: readonly (string | number)[], range: string | undefined): Criterion {
  const sorted = values.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  const low = sorted[0];
  const high = sorted[sorted.length - 1];
  const asksMin = range === undefined || range.includes('min');
  const asksMax = range === undefined || range.includes('max');
  return {
    index,
    ...(asksMin && low !== undefined ? { min: low } : {}),
    ...(asksMax && high !== undefined ? { max: range === 'max' || asksMin ? high : low } : {}),
  };
}

function criterion(index: string, kind: IndexKind, parameters: Parameters): Criterion | undefined {
  const hasQuery = parameters.has(`${index}.query`);
  const given = hasQuery ? parameters.all(`${index}.query`) : parameters.all(index);
  if (!hasQuery && !parameters.has(index))
    throw parsingError(`Query for index ${indexTitle(index)} is missing a 'query' key!`);
  const range = parameters.first(`${index}.range`);
  if (kind === 'date')
    return ranged(
      index,
      given.map((text) => dateOf(text, index)),
      range,
    );
  // Plone's numbers are never equal to the text that a query holds.
  if (kind === 'number' && range === undefined) return { index, values: [] };
  if (kind === 'number') return ranged(index, given.map(numberOf), range);
  if (kind === 'boolean') return { index, values: booleans(given) };
  if (range !== undefined) return ranged(index, given, range);
  const not = hasQuery ? parameters.all(`${index}.not`) : [];
  return {
    index,
    values: given,
    ...(not.length > 0 ? { not } : {}),
    ...(parameters.first(`${index}.operator`) === 'and' ? { operator: 'and' as const } : {}),
  };
}

/** Content that is published at one time: known by that time itself, for those who may ask for another than now. */
export function publishedAt(parameters: Parameters): Criterion[] {
  const [time] = [...parameters.all('effectiveRange'), ...parameters.all('effectiveRange.query')];
  if (time === undefined) return [];
  const at = dateOf(time, 'effectiveRange');
  return [
    { index: 'effective', max: at },
    { index: 'expires', min: at },
  ];
}

/** Criteria of all known indexes among the parameters; others are ignored. */
export function readCriteria(parameters: Parameters): Criterion[] {
  return [...indexNames(parameters)].flatMap((name) => {
    const kind = indexKind(name);
    return kind === undefined ? [] : (criterion(name, kind, parameters) ?? []);
  });
}
