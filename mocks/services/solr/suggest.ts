import type { CatalogQuery, Item, WordClause } from '~mocks/repository/types';
import { serializeContent } from '~mocks/content/serialize/content';
import { catalogSummary } from '~mocks/content/serialize/summary';
import type { Call, Service } from '../shared/call';
import { withoutEnd } from '~mocks/lib/ends';
import {
  isBeginning,
  languageCriteria,
  languageParameter,
  textParameter,
  wordsParameter,
} from './parameters';

const most = 10;
const shortestBeginning = 2;
const longestBeginning = 10;

const neverSuggested = ['Image', 'Link', 'Glossary', 'FAQ', 'FAQ Item', 'FAQ Category'];

/** Words of more than ten letters are only found whole. */
function clausesOf(word: string, solr: Call['solr']): WordClause[] {
  const whole: WordClause = { in: 'title', word, weight: 5 };
  const mayBegin = solr === 'kitconcept' || isBeginning(word, shortestBeginning);
  const hasBeginning = mayBegin && word.length >= shortestBeginning && word.length <= longestBeginning;
  return hasBeginning ? [whole, { in: 'title', word, at: 'beginning', weight: 1 }] : [whole];
}

function queryOf(call: Call, words: readonly string[] | undefined): CatalogQuery {
  const { lang } = languageParameter(call);
  const prefix = withoutEnd(textParameter(call, 'path_prefix').trim());
  const { repository, viewer } = call;
  return {
    criteria: [{ index: 'portal_type', not: neverSuggested }, ...languageCriteria(call, lang)],
    paths: [{ path: prefix === '' || prefix.startsWith('/') ? prefix : '/no:such:path', depth: -1 }],
    ...(words === undefined ? {} : { words: words.map((word) => clausesOf(word, call.solr)) }),
    includeInactive: repository.can(viewer, 'Access inactive portal content', repository.root),
    start: 0,
    size: most,
  };
}

/** Persons come as whole content, so that phone and room are shown at once. */
function suggestion(call: Call, item: Item): unknown {
  return item.type === 'Member' ? serializeContent(call, item) : catalogSummary(call, item);
}

/** Ten items whose titles have words that begin so. */
function suggest(call: Call): unknown {
  const words = wordsParameter(call, 'query');
  const found = words?.length === 0 ? [] : call.repository.search(queryOf(call, words), call.viewer).items;
  return { suggestions: found.map((item) => suggestion(call, item)) };
}

export const solrSuggestService: Service = { name: '@solr-suggest', get: suggest };
