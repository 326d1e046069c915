import { readText } from '../../http/body';
import { badRequest, serverError } from '../../http/failure';
import type { Call } from '../call';
import type { Row } from './row';
import { readRow } from './row';

/** What a querystring search is asked. */
export interface QuerystringBody {
  rows: Row[];
  start: number;
  size: number;
  limit: number;
  sortOn: string[];
  isDescending: boolean;
  metadataFields: string[];
  fullObjects: boolean;
}

type Json = Record<string, unknown>;

function parse(text: string): Json {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Json;
  } catch {
    // Answered below like every other body that is no object.
  }
  throw badRequest('Invalid query parameter.');
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
  if (call.request.method === 'POST') {
    const text = await readText(call.request);
    return text === '' ? {} : parse(text);
  }
  const given = call.parameters.first('query');
  return given === undefined ? {} : parse(decodeTwice(given));
}

function integer(body: Json, name: string, fallback: number): number {
  const value = body[name];
  if (value === undefined || value === null || value === '') return fallback;
  const number = typeof value === 'string' && /^\s*-?\d+\s*$/.test(value) ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isInteger(number))
    throw badRequest(`Invalid ${name}: Not an integer`);
  return number;
}

function truth(value: unknown): boolean {
  const word = String(value ?? false).toLowerCase();
  if (['1', 'y', 'yes', 't', 'true', 'active', 'enabled', 'on'].includes(word)) return true;
  if (['0', 'n', 'no', 'f', 'false', 'inactive', 'disabled', 'off'].includes(word)) return false;
  throw badRequest('Invalid fullobjects');
}

const texts = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter(
    (each): each is string => typeof each === 'string' && each !== '',
  );

export async function readQuerystringBody(call: Call): Promise<QuerystringBody> {
  const body = await readJson(call);
  const { query } = body;
  if (typeof query === 'string' && query !== '')
    throw serverError('TypeError', "string indices must be integers, not 'str'");
  if (!Array.isArray(query) || query.length === 0) throw badRequest('No query supplied');
  const size = integer(body, 'b_size', 25);
  return {
    rows: query.map(readRow),
    start: Math.max(0, integer(body, 'b_start', 0)),
    size: size > 0 ? size : 25,
    limit: integer(body, 'limit', 0),
    sortOn: texts(body.sort_on),
    isDescending: body.sort_order === 'descending',
    metadataFields: texts(body.metadata_fields),
    fullObjects: truth(body.fullobjects),
  };
}
