import { searchTerms } from '@/lib/search-terms';
import { isRecord, recordsOf, textOf } from '@/lib/text';
import { languageRoot } from '@/site/home-path';
import { site } from '@/site/site';
import { lacksSearch } from './add-on';
import { request, type QueryValue } from './client';
import { ApiError, malformed } from './error';
import { pageOfShown, type Range } from './shown-hits';
import { catalogSearch } from './search';
import { languageFilter, otherLanguageOf, solrLanguages } from './hit-languages';
import type { FoundHits, SearchHit, SearchQuery, SearchResults, SearchSort } from './search-query';
import { searchFields, searchTabs } from './search-tabs';
import type { SolrDoc, SolrResult } from './types/solr';
import { flatten } from './urls';

const solrSort: Readonly<Record<SearchSort, string>> = {
  relevance: '',
  title: 'sortable_title asc',
  date: 'effective desc',
};

const catalogSort: Readonly<Record<SearchSort, Record<string, string>>> = {
  relevance: {},
  title: { sort_on: 'sortable_title' },
  date: { sort_on: 'effective', sort_order: 'reverse' },
};

/** What a state is called by; a condition of Solr takes its values as they are. */
const stateName = /^[\w-]+$/;

/** Languages and states, which kitconcept.solr takes as conditions alone: a field, and its values. */
function solrConditions(query: SearchQuery): Record<string, QueryValue> {
  if (site().solr === 'portal') return {};
  const states = query.states.filter((state) => stateName.test(state));
  const values = { Language: solrLanguages(query), review_state: states };
  const conditions = Object.entries(values)
    .filter(([, each]) => each.length > 0)
    .map(([field, each]) => [field, 'string', { in: each }]);
  return conditions.length > 0 ? { extra_conditions: btoa(JSON.stringify(conditions)) } : {};
}

function solrParameters(query: SearchQuery, { start, rows, below }: Range): Record<string, QueryValue> {
  const everything = site().solr === 'portal' ? '*' : '';
  return {
    q: query.text === '' ? everything : query.text,
    rows,
    start,
    sort: solrSort[query.sort],
    group_select: query.tab,
    path_prefix: below ?? query.place,
    // A prefix is compared as text then: its folder need not exist, and no translations of it are looked for.
    is_multilingual: below === undefined && site().solr === 'portal' ? null : false,
    ...languageFilter(query),
    ...solrConditions(query),
    'portal_type:list': query.types,
    'review_state:list': query.states,
    metadata_fields: searchFields,
    use_site_search_settings: 1,
    hl: true,
  };
}

/** Path of a hit in the app; one that does not lie below the site is kept whole. */
function pathOf(physical: string, portalPath: string): string {
  const isBelow = physical === portalPath || physical.startsWith(`${portalPath}/`);
  if (isBelow) return physical.slice(portalPath.length) || '/';
  console.warn(`solrsearch path with invalid prefix "${physical}"`);
  return physical;
}

const texts = (value: unknown): string[] =>
  [value].flat(2).filter((entry): entry is string => typeof entry === 'string');

/** `image_scales` comes as JSON in a string. */
function imageScales(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return undefined;
  }
}

function hitOfDoc(doc: SolrDoc, portalPath: string, marks: unknown): SearchHit {
  const { UID, Title, Description, Type, path_string: path, created, effective, start, ...others } = doc;
  const { image_field: imageField, review_state: state, highlighting, ...rest } = others;
  const fields = isRecord(marks) ? Object.values(marks) : [];
  const inDoc = [highlighting, rest['highlighting_title'], rest['highlighting_description']];
  return {
    '@id': pathOf(textOf(path), portalPath),
    '@type': textOf(Type),
    UID: textOf(UID),
    title: textOf(Title),
    description: textOf(Description),
    created: textOf(created),
    effective: textOf(effective),
    start: textOf(start),
    image_field: textOf(imageField),
    review_state: textOf(state),
    highlighting: texts([...fields, ...inDoc]),
    extras: { ...rest, image_scales: imageScales(rest['image_scales']) },
  };
}

/** What is a list of lists; anything else in it stands as an empty one, since the place of a group is its number. */
const pairsOf = (groups: unknown): readonly (readonly unknown[])[] =>
  Array.isArray(groups) ? groups.map((group): unknown[] => (Array.isArray(group) ? group : [])) : [];

/** Counts by tab, in the form of either generation of the server. */
function groupCountsIn({ group_counts: counts, facet_groups: groups }: SolrResult): number[] {
  const sent: unknown = counts ?? pairsOf(groups).map((group) => group[1]);
  return Array.isArray(sent) ? sent.map((count) => (typeof count === 'number' ? count : 0)) : [];
}

function groupLabelsIn({ facet_groups: groups }: SolrResult): string[] {
  return pairsOf(groups).map((group) => textOf(group[0]));
}

function resultsOfSolr(answer: unknown, { text }: SearchQuery): FoundHits {
  const response = isRecord(answer) && isRecord(answer.response) ? answer.response : undefined;
  if (!response || !Array.isArray(response.docs)) throw malformed('The answer holds no hits.');
  const result = answer as SolrResult;
  const portalPath = textOf(result.portal_path);
  const docs = (recordsOf(response.docs) as SolrDoc[]).filter((doc) => textOf(doc.path_string) !== '');
  const items = docs.map((doc) => {
    const hit = hitOfDoc(doc, portalPath, result.highlighting?.[doc.UID]);
    // Without a text some servers mark every word.
    return text === '' ? { ...hit, highlighting: [] } : hit;
  });
  const groups = { groupCounts: groupCountsIn(result), groupLabels: groupLabelsIn(result) };
  return { items, total: Number(response.numFound) || 0, ...groups };
}

function hitOfSummary(summary: Record<string, unknown>): SearchHit {
  const { title, description, created, effective, start, ...rest } = summary;
  return {
    '@id': flatten(textOf(summary['@id'])),
    '@type': textOf(summary['@type']),
    UID: textOf(summary['UID']),
    title: textOf(title),
    description: textOf(description),
    created: textOf(created),
    effective: textOf(effective),
    start: textOf(start),
    image_field: textOf(summary['image_field']),
    review_state: textOf(summary['review_state']),
    highlighting: [],
    extras: rest,
  };
}

/** A catalog counts no groups. */
const withoutGroups = { groupCounts: [], groupLabels: [] };

interface CatalogOptions {
  /** Words and filters. */
  criteria: Record<string, QueryValue>;
  signal: AbortSignal;
}

/** A search of the catalog below a place, or in the language as the site's search settings say. */
function hitsOfCatalog(query: SearchQuery, { criteria, signal }: CatalogOptions): Promise<FoundHits> {
  const context = query.place || languageRoot(query.hitLanguage);
  return pageOfShown(query, context, async ({ start, rows, below }) => {
    const parameters = {
      ...criteria,
      ...catalogSort[query.sort],
      // With the site's settings a search below a place would look through the whole language.
      ...(query.place === '' ? { use_site_search_settings: 1 } : {}),
      metadata_fields: [...searchFields, 'UID', 'created', 'location'],
      'path.query': below,
      // A batch of none would be one of the usual size.
      b_size: Math.max(rows, 1),
      b_start: start,
    };
    const { items, items_total: total } = await catalogSearch(context, parameters, {
      language: query.language,
      signal,
    });
    return { items: items.map((item) => hitOfSummary({ ...item })), total, ...withoutGroups };
  });
}

type Search = (query: SearchQuery) => Promise<FoundHits>;

/** The hits in one language, with the number of those in the other; a place lies in one language alone. */
async function withOthers(query: SearchQuery, search: Search): Promise<SearchResults> {
  const { language, hitLanguage, place } = query;
  const other = otherLanguageOf(hitLanguage);
  if (other === undefined || place !== '') return search({ ...query, hitLanguage: language });
  const [found, others] = await Promise.all([
    search(query),
    // A folder that visitors may not enter has no hits for them, and is no failure of the search in theirs.
    search({ ...query, hitLanguage: other, page: 1, size: 0 }).catch(() => undefined),
  ]);
  return others ? { ...found, others: others.total } : found;
}

function searchCatalog(query: SearchQuery, options: CatalogOptions): Promise<SearchResults> {
  return withOthers(query, (each) => hitsOfCatalog(each, options));
}

/** The plain search of every Plone. A text without a letter or digit finds nothing, and is not asked for. */
export async function searchPlainly(query: SearchQuery, signal: AbortSignal): Promise<SearchResults> {
  const terms = searchTerms(query.text);
  if (query.text !== '' && terms === '') return { items: [], total: 0, ...withoutGroups };
  const types = query.types.length > 0 ? query.types : (searchTabs[query.tab]?.types ?? []);
  const criteria = { SearchableText: terms, portal_type: types, review_state: query.states };
  return searchCatalog(query, { criteria, signal });
}

/** Everything of the types and states asked for that carries a tag, which Solr does not look at. */
export function searchByTag(query: SearchQuery, signal: AbortSignal): Promise<SearchResults> {
  const { subject, types, states } = query;
  const criteria = { Subject: subject, portal_type: types, review_state: states };
  return searchCatalog(query, { criteria, signal });
}

function searchSolr(query: SearchQuery, signal: AbortSignal): Promise<SearchResults> {
  return withOthers(query, (each) =>
    pageOfShown(each, each.place, async (range) => {
      const options = { query: solrParameters(each, range), language: each.language, signal };
      return resultsOfSolr(await request<unknown>('/@solr', options), each);
    }),
  );
}

const statusOf = (error: unknown): number | null =>
  error instanceof ApiError ? (error.details.status ?? null) : null;

/** Solr fails over a number beyond its tabs, and only its answer tells how many it has. */
async function searchTab(query: SearchQuery, signal: AbortSignal): Promise<SearchResults> {
  try {
    return await searchSolr(query, signal);
  } catch (error) {
    if (query.tab === 0 || ![400, 500].includes(statusOf(error) ?? 0)) throw error;
    return searchSolr({ ...query, tab: 0 }, signal);
  }
}

/**
 * The search of the site; a server without Solr answers by its catalog, and one without the tab by its first. The catalog
 * stands in for a Solr that is down, too, where it does not ask the same one.
 */
export async function searchSite(query: SearchQuery, signal: AbortSignal): Promise<SearchResults> {
  if (lacksSearch()) return searchPlainly(query, signal);
  try {
    return await searchTab(query, signal);
  } catch (error) {
    const status = statusOf(error);
    if (status === 404) return searchPlainly(query, signal);
    if (status !== 500 || site().solr !== 'kitconcept') throw error;
    try {
      return await searchPlainly(query, signal);
    } catch {
      throw error;
    }
  }
}
