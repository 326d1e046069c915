import { parseJson } from '~mocks/http/body';
import { badRequest } from '~mocks/http/failure';
import { isIndexName } from '~mocks/repository/catalog/criteria';
import type { Criterion } from '~mocks/repository/types';
import type { Call } from '../shared/call';
import { refuse } from '../shared/solr-generation';
import { ownEntry } from '~mocks/lib/own-entry';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** JSON in base64; what is neither is ignored. */
function decoded(call: Call, name: string): unknown {
  try {
    return parseJson(Buffer.from(call.parameters.first(name) ?? '', 'base64').toString('utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function knownIndex(call: Call, name: string): string {
  if (!isIndexName(name)) throw refuse(call.solr, `Unknown field [${name}]`);
  return name;
}

/** Chosen values of facets: any of a field's, and something of every field. The key '' stands for any value at all. */
export function facetCriteria(call: Call): Criterion[] {
  const given = decoded(call, 'facet_conditions');
  if (!isObject(given)) return [];
  return Object.entries(given).flatMap(([name, condition]) => {
    const index = knownIndex(call, name);
    const chosen = isObject(condition) && isObject(condition.c) ? condition.c : {};
    const values = Object.keys(chosen).filter((value) => ownEntry(chosen, value) === true);
    if (values.length === 0) return [];
    return [{ index, values: values.includes('') ? call.repository.valuesOf(index) : values }];
  });
}

function instant(call: Call, value: unknown): string | undefined {
  if (value === undefined) return undefined;
  if (typeof value !== 'string' || Number.isNaN(Date.parse(value)))
    throw refuse(call.solr, `Invalid date [${String(value)}]`);
  return new Date(value).toISOString();
}

function shifted(value: string | undefined, milliseconds: number): string | undefined {
  return value === undefined ? undefined : new Date(Date.parse(value) + milliseconds).toISOString();
}

function dateRange(call: Call, index: string, bounds: Readonly<Record<string, unknown>>): Criterion {
  const min = instant(call, bounds.ge) ?? shifted(instant(call, bounds.gr), 1);
  const max = instant(call, bounds.le) ?? shifted(instant(call, bounds.ls), -1);
  return { index, ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
}

/** What has no language goes by this name in Solr. */
const neutralNamed = (language: string) => (language === 'any' ? '' : language);

/** Conditions beside the text: `[field, "date-range" | "string", bounds or values]`. */
export function extraCriteria(call: Call): Criterion[] {
  const given = decoded(call, 'extra_conditions');
  if (given === undefined) return [];
  if (!Array.isArray(given)) throw badRequest('Wrong conditions');
  return given.map((entry: unknown) => {
    const [name, kind, value] = Array.isArray(entry) ? (entry as unknown[]) : [];
    if (typeof name !== 'string' || !isObject(value)) throw badRequest('Wrong condition');
    if (kind === 'date-range') return dateRange(call, knownIndex(call, name), value);
    if (kind !== 'string') throw badRequest(`Wrong condition type [${String(kind)}]`);
    if (!Array.isArray(value.in)) throw badRequest('Wrong condition');
    const index = knownIndex(call, name);
    return {
      index,
      values: value.in.map(String).map((each) => (index === 'Language' ? neutralNamed(each) : each)),
    };
  });
}
