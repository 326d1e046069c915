import { pythonType } from '~mocks/lib/python-type';
import { readInteger } from '~mocks/http/python-int';
import { pythonRepr } from '~mocks/lib/python-repr';
import { readText } from '~mocks/http/body';
import { badRequest, negativeSize, serverError } from '~mocks/http/failure';
import type { Call } from '../shared/call';
import type { StoredQuery } from '~mocks/content/queries/querystring-query';
import type { Row } from '~mocks/content/queries/row';
import { readRow } from '~mocks/content/queries/row';
import { checkJsonSize } from '~mocks/http/json-limits';

/** What a querystring search is asked. */
export interface QuerystringBody extends StoredQuery {
  metadataFields: string[];
  fullObjects: boolean;
}

type Json = Record<string, unknown>;

function parse(text: string): Json {
  checkJsonSize(text);
  let value: unknown;
  try {
    value = JSON.parse(text === '' ? '{}' : text);
  } catch {
    throw badRequest("'No JSON object could be decoded'");
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Json;
  throw badRequest("'Malformed body'");
}

/** The GET parameter is decoded twice, as the clients that know it encode it. */
function decodeTwice(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

async function readJson(call: Call): Promise<Json> {
  if (call.request.method === 'POST') return parse(await readText(call.request));
  return parse(decodeTwice(call.parameters.first('query') ?? ''));
}

function integer(body: Json, name: string, fallback: number): number {
  const value = body[name];
  const number = value === undefined ? fallback : readInteger(value);
  if (number === undefined) throw badRequest(`Invalid ${name}: Not an integer`);
  return number;
}

function truth(value: unknown = false): boolean {
  const word =
    typeof value === 'string' || typeof value === 'boolean' || value === 1 || value === 0
      ? String(value).toLowerCase()
      : '';
  if (['1', 'y', 'yes', 't', 'true', 'active', 'enabled', 'on'].includes(word)) return true;
  if (['0', 'n', 'no', 'f', 'false', 'inactive', 'disabled', 'off'].includes(word)) return false;
  throw badRequest(`Could not parse value ${pythonRepr(value)} as boolean`);
}

const texts = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter(
    (each): each is string => typeof each === 'string' && each !== '',
  );

/** The rows of a query. Plone goes through whatever is there: the letters of a text, the names of an object. */
function entriesOf(query: unknown): unknown[] {
  if (Array.isArray(query) && query.length > 0) return query;
  if (typeof query === 'string' && query !== '') return [...query];
  if (typeof query === 'object' && query !== null && Object.keys(query).length > 0) return Object.keys(query);
  if ((typeof query === 'number' && query !== 0) || query === true)
    throw serverError('TypeError', `'${pythonType(query)}' object is not iterable`);
  throw badRequest('No query supplied');
}

/** Listings have a handful of rows; each costs a walk through an index. */
const mostRows = 200;

function rowsOf(query: unknown): Row[] {
  const entries = entriesOf(query);
  if (entries.length > mostRows) throw badRequest(`The query has more than ${mostRows} rows.`);
  return entries.map(readRow);
}

export async function readQuerystringBody(call: Call): Promise<QuerystringBody> {
  const body = await readJson(call);
  const { query } = body;
  const numbers = {
    start: integer(body, 'b_start', 0),
    size: integer(body, 'b_size', 25),
    limit: body.limit === null ? 0 : integer(body, 'limit', 0),
  };
  const fullObjects = truth(body.fullobjects);
  if (numbers.size < 0) throw negativeSize();
  return {
    ...numbers,
    rows: rowsOf(query),
    size: numbers.size > 0 ? numbers.size : 25,
    sortOn: texts(body.sort_on),
    isDescending: body.sort_order === 'descending',
    metadataFields: texts(body.metadata_fields),
    fullObjects,
  };
}
