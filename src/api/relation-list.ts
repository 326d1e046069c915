import type { Language } from '@/lib/language';
import { record, records, text } from '@/lib/shape';
import { isRecord } from '@/lib/text';
import { request } from './client';
import { malformed } from './error';
import { requestWrite } from './repeated';
import { flatten } from './urls';

interface Call {
  language: Language;
  signal?: AbortSignal;
}

export interface RelationStat {
  /** As the field is called that holds them, or `isReferencing` for links in texts. */
  name: string;
  count: number;
  broken: number;
}

const countIn = (stored: unknown, name: string): number => {
  const count = isRecord(stored) && Object.hasOwn(stored, name) ? stored[name] : 0;
  return typeof count === 'number' ? count : 0;
};

/** How many relations there are of each name, and how many of them are broken. */
export async function getRelationStats(call: Call): Promise<RelationStat[]> {
  const answer = await request<unknown>('/@relations', call);
  if (!isRecord(answer)) throw malformed('The answer holds no statistics.');
  const { stats, broken } = answer;
  const names = new Set([stats, broken].flatMap((each) => (isRecord(each) ? Object.keys(each) : [])));
  return [...names].map((name) => ({ name, count: countIn(stats, name), broken: countIn(broken, name) }));
}

const endShape = record({ '@id': text(), title: text(), UID: text(), type_title: text() });
const pairShape = records({ source: endShape, target: endShape });

interface RelationEnd {
  path: string;
  title: string;
  uid: string;
}

export interface RelationPair {
  source: RelationEnd;
  target: RelationEnd;
}

/** What narrows relations down; `query_` ones are words or paths. */
export interface RelationFilters {
  relation: string;
  source?: string;
  target?: string;
  query_source?: string;
  query_target?: string;
}

/** More relations than these are not listed at once. */
const mostRelations = 200;

const endOf = (end: { '@id': string; title: string; UID: string }): RelationEnd => {
  const path = flatten(end['@id']);
  return { path, title: end.title || path, uid: end.UID };
};

/** The relations of one name whose both ends the user may view. */
export async function getRelationPairs(
  filters: RelationFilters,
  call: Call,
): Promise<{ pairs: RelationPair[]; total: number }> {
  const query = { ...filters, max: mostRelations };
  const answer = await request<unknown>('/@relations', { ...call, query });
  const relations = isRecord(answer) && isRecord(answer['relations']) ? answer['relations'] : {};
  const group = Object.hasOwn(relations, filters.relation) ? relations[filters.relation] : undefined;
  const { items, items_total: total } = isRecord(group) ? group : {};
  const pairs = pairShape.read(items).map(({ source, target }) => ({
    source: endOf(source),
    target: endOf(target),
  }));
  return { pairs, total: typeof total === 'number' ? total : pairs.length };
}

/** Relations whose target is gone: the path of the content that points, and what was pointed to. */
export async function getBrokenRelations(
  call: Call,
): Promise<{ name: string; source: string; target: string }[]> {
  const answer = await request<unknown>('/@relations', { ...call, query: { onlyBroken: true } });
  const relations = isRecord(answer) && isRecord(answer['relations']) ? answer['relations'] : {};
  return Object.entries(relations).flatMap(([name, group]) => {
    const items: unknown = isRecord(group) ? group['items'] : [];
    return (Array.isArray(items) ? items : []).flatMap((pair: unknown) => {
      const [source, target]: unknown[] = Array.isArray(pair) ? pair : [];
      return typeof source === 'string'
        ? [{ name, source: flatten(source), target: String(target ?? '') }]
        : [];
    });
  });
}

/** Which relation between what: each end by its path or its UID. */
interface NamedRelation {
  relation: string;
  source: string;
  target: string;
}

const changeRelation = (method: 'POST' | 'DELETE', relation: NamedRelation, call: Call) =>
  requestWrite<unknown>('/@relations', { ...call, method, body: { items: [relation] }, changes: ['/'] });

/** Adds a relation; a field that may hold several gets it as its last. */
export async function createRelation(relation: NamedRelation, call: Call): Promise<void> {
  await changeRelation('POST', relation, call);
}

/** Removes a relation; a field that holds it loses it. */
export async function deleteRelation(relation: NamedRelation, call: Call): Promise<void> {
  await changeRelation('DELETE', relation, call);
}

/** Makes all relations anew of what is stored in content; broken ones go. */
export async function rebuildRelations(call: Call): Promise<void> {
  await requestWrite<unknown>('/@relations/rebuild', {
    ...call,
    method: 'POST',
    body: {},
    timeLimit: 300_000,
    leavesContent: true,
  });
}
