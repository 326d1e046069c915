import { checkBatch } from '~mocks/http/batching';
import { indexValuesOf } from '~mocks/repository/indexed';
import type { CatalogQuery, Item, WordClause } from '~mocks/repository/types';
import { portalTimezone } from '~mocks/settings/portal-settings';
import type { Call, Service } from '../shared/call';
import { extraCriteria, facetCriteria } from './conditions';
import { portalPath, solrDocument } from './document';
import type { Marks } from './highlight';
import { marksOf } from './highlight';
import {
  languageCriteria,
  languageParameter,
  numberParameter,
  placeParameter,
  sortParameter,
  wordsParameter,
  isBeginning,
} from './parameters';
import type { Tab } from './tabs';
import { countTabs, selectedTab, tabs } from './tabs';

const shortestPart = 3;

/** Where Solr looks for a word, and what that is worth. */
function clausesOf(word: string): WordClause[] {
  const whole: WordClause[] = [
    { in: 'title', word, weight: 5 },
    { in: 'description', word, weight: 2 },
    { in: 'text', word, weight: 1 },
  ];
  if (word.length < shortestPart) return whole;
  return [
    ...whole,
    { in: 'text', word, at: 'beginning', weight: 0.75 },
    { in: 'text', word, at: 'end', weight: 0.75 },
  ];
}

/** Any of the words, in the grammar of the catalog's index. */
const anyOf = (words: readonly string[]): string =>
  words.map((word) => (isBeginning(word, shortestPart) ? `${word}*` : `"${word}"`)).join(' OR ');

/** The portal asks the catalog's index, Solr each field by its weight. */
function textQuery(call: Call, words: readonly string[] | undefined): Pick<CatalogQuery, 'text' | 'words'> {
  if (words === undefined) return {};
  const isRead = call.solr === 'portal' && words.length > 0;
  return isRead ? { text: anyOf(words) } : { words: [words.flatMap(clausesOf)] };
}

/** A plain `portal_type` given once is read letter by letter, as a string is a list of them. */
function typeTitles({ parameters, solr }: Call): readonly string[] {
  const given = parameters.all('portal_type');
  const [only] = given;
  const isSplit = solr === 'kitconcept' && only !== undefined && !parameters.isList('portal_type');
  return isSplit ? [...only] : given;
}

const maySeeInactive = ({ repository, viewer, item }: Call): boolean =>
  repository.can(viewer, 'Access inactive portal content', item);

/** What all tabs have in common. Solr lists items that have run out, or are still to come, to everybody. */
function baseQuery(call: Call, words: readonly string[] | undefined): CatalogQuery {
  const { lang, withTranslations } = languageParameter(call);
  const { paths, criteria } = placeParameter(call, { withTranslations });
  const types = typeTitles(call);
  return {
    criteria: [
      ...criteria,
      ...extraCriteria(call),
      ...languageCriteria(call, lang),
      ...(types.length === 0 ? [] : [{ index: 'Type', values: types }]),
    ],
    paths: paths ?? [],
    ...textQuery(call, words),
    includeInactive: call.solr === 'kitconcept' || maySeeInactive(call),
    start: 0,
    size: Number.MAX_SAFE_INTEGER,
  };
}

/** Indexes in which some items have no value; the catalog would leave those out of a sorted list. */
const sparse = new Set(['start', 'end']);

type Sort = NonNullable<CatalogQuery['sort']>[number];

/** Items without a value come first in rising order. */
function inOrder({ repository, now }: Call, items: readonly Item[], sort: readonly Sort[]): Item[] {
  const site = { types: repository.types, zone: portalTimezone(repository), now };
  const keyed = items.map((item) => {
    const values = indexValuesOf(item, site);
    return { item, keys: sort.map(({ on }) => [values[on as keyof typeof values]].flat()[0] ?? -Infinity) };
  });
  keyed.sort((a, b) => {
    for (const [at, { descending }] of sort.entries()) {
      const [left = '', right = ''] = [a.keys[at], b.keys[at]];
      if (left !== right) return left < right === descending ? 1 : -1;
    }
    return 0;
  });
  return keyed.map(({ item }) => item);
}

interface Page {
  total: number;
  items: readonly Item[];
}

/** Hits whose titles have one of the words, then the others. */
function titledFirst(call: Call, query: CatalogQuery, title: string): readonly Item[] {
  const titled = call.repository.search({ ...query, title }, call.viewer).items;
  const known = new Set(titled);
  const { items } = call.repository.search(query, call.viewer);
  return [...titled, ...items.filter((item) => !known.has(item))];
}

function pageOf(call: Call, base: CatalogQuery, tab: Tab): Page {
  const start = numberParameter(call, 'start', 0);
  const rows = numberParameter(call, 'rows', 10);
  const sort = sortParameter(call);
  const criteria = [
    ...base.criteria,
    ...facetCriteria(call),
    ...(tab.types.length === 0 ? [] : [{ index: 'portal_type', values: tab.types }]),
  ];
  if (sort.length === 0 && base.text !== undefined) {
    const items = titledFirst(call, { ...base, criteria }, base.text);
    return { total: items.length, items: items.slice(start, start + rows) };
  }
  if (!sort.some(({ on }) => sparse.has(on)))
    return call.repository.search({ ...base, criteria, sort, start, size: rows }, call.viewer);
  const { total, items } = call.repository.search({ ...base, criteria }, call.viewer);
  return {
    total,
    items: inOrder(call, items, sort).slice(start, start + rows),
  };
}

/** The portal names marks by UID; newer ones of kitconcept put them into the hit. */
function inHit({ content, Title, Description }: Marks): Record<string, unknown> {
  return {
    ...(content ? { highlighting: content } : {}),
    ...(Title ? { highlighting_title: Title } : {}),
    ...(Description ? { highlighting_description: Description } : {}),
  };
}

interface Found {
  page: Page;
  counts: readonly number[];
  words: readonly string[] | undefined;
}

function answer(call: Call, { page, counts, words }: Found): unknown {
  const isPortal = call.solr === 'portal';
  const marks = page.items.map((item) => marksOf(item, words, call.solr));
  const docs = page.items.map((item, at) => ({
    ...solrDocument(call, item),
    ...(isPortal ? {} : inHit(marks[at] ?? {})),
  }));
  const highlighting = Object.fromEntries(page.items.map((item, at) => [item.uid, marks[at] ?? {}]));
  const start = numberParameter(call, 'start', 0);
  const isWhole = call.parameters.first('keep_full_solr_response')?.toLowerCase() === 'true';
  return {
    response: { docs, numFound: page.total, start, numFoundExact: true },
    portal_path: portalPath,
    facet_groups: tabs.map(({ label }, at) => [label, counts[at] ?? 0]),
    ...(isPortal ? { group_counts: counts } : {}),
    ...(isPortal || isWhole ? { highlighting } : {}),
    ...(isPortal ? {} : { responseHeader: { QTime: 0, status: 0, params: call.parameters.given } }),
    facet_fields: [],
    layouts: null,
    vocabularies: [],
  };
}

function solr(call: Call): unknown {
  const tab = selectedTab(call);
  const words = wordsParameter(call, 'q');
  const base = baseQuery(call, words);
  const page = pageOf(call, base, tab);
  checkBatch(page.items);
  const all = call.repository.search(base, call.viewer).items;
  return answer(call, { page, counts: countTabs(all.map(({ type }) => type)), words });
}

/** The search of the site, in the form in which Solr answers. */
export const solrService: Service = { name: '@solr', get: solr };
