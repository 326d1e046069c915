import { decoded } from '~mocks/lib/decoded';
import { pythonType } from '~mocks/lib/python-type';
import { readInteger } from '~mocks/http/python-int';
import { pythonRepr } from '~mocks/lib/python-repr';
import type { JsonObject } from '~mocks/http/body';
import { parseObject, readObject } from '~mocks/http/body';
import type { Failure } from '~mocks/http/failure';
import { badRequest, negativeSize, serverError } from '~mocks/http/failure';
import type { Call } from '../shared/call';
import type { StoredQuery } from '~mocks/content/queries/querystring-query';
import { readRowList } from '~mocks/content/queries/row';
import { differentTexts } from '~mocks/http/lists';
import { columnNames } from '~mocks/content/serialize/metadata';

/** What a querystring search is asked. */
export interface QuerystringBody extends StoredQuery {
  metadataFields: readonly string[];
  fullObjects: boolean;
}

const refusal = (message: string): Failure => badRequest(`'${message}'`);

function readJson({ request, parameters }: Call): JsonObject | Promise<JsonObject> {
  if (request.method === 'POST') return readObject(request, refusal);
  // The parameter is decoded twice, as the clients that know it encode it.
  return parseObject(decoded(parameters.first('query') ?? ''), refusal);
}

function integer(body: JsonObject, name: string, fallback: number): number {
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

/** The rows of a query. Plone goes through whatever is there: the letters of a text, the names of an object. */
function entriesOf(query: unknown): unknown[] {
  if (Array.isArray(query) && query.length > 0) return query;
  if (typeof query === 'string' && query !== '') return [...query];
  if (typeof query === 'object' && query !== null && Object.keys(query).length > 0) return Object.keys(query);
  if ((typeof query === 'number' && query !== 0) || query === true)
    throw serverError('TypeError', `'${pythonType(query)}' object is not iterable`);
  throw badRequest('No query supplied');
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
    rows: readRowList(entriesOf(query)),
    size: numbers.size > 0 ? numbers.size : 25,
    sortOn: differentTexts(body.sort_on),
    isDescending: body.sort_order === 'descending',
    metadataFields: columnNames(differentTexts(body.metadata_fields)),
    fullObjects,
  };
}
