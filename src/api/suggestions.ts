import { typeFacts } from '@/lib/content-types';
import { languageOfPath, type Language } from '@/lib/language';
import { searchTerms } from '@/lib/search-terms';
import { isRecord, recordsOf, textOf } from '@/lib/text';
import { languageRoot } from '@/site/home-path';
import { site } from '@/site/site';
import { isLeftOut } from '@/site/variants/variant';
import { lacksSearch } from './add-on';
import { request, type QueryValue } from './client';
import { ApiError, malformed } from './error';
import { languageFilter, otherLanguageOf } from './hit-languages';
import { catalogSearch } from './search';
import { flatten } from './urls';

/** What is known of a suggested person. */
export interface PersonFacts {
  salutation: 'mr' | 'ms' | '';
  academic: string;
  phone: string;
  email: string;
  institute: string;
  building: string;
  room: string;
}

export interface Suggestion {
  '@id': string;
  '@type': string;
  title: string;
  person: PersonFacts | null;
  /** The item as it was sent, for its picture and its link. */
  item: Record<string, unknown>;
}

const most = 8;

/** A value that is a text, or one of a vocabulary with a title. */
const titleOf = (value: unknown): string => (isRecord(value) ? textOf(value['title']) : textOf(value));

/** Salutations by the tokens of their vocabulary, and as words of whatever language. */
const salutations = new Map([
  ...['mr', 'herr'].map((word) => [word, 'mr'] as const),
  ...['ms', 'mrs', 'frau'].map((word) => [word, 'ms'] as const),
]);

/** The words for it are the app's own: the server's are of one language. */
function salutationOf(value: unknown): PersonFacts['salutation'] {
  const word = isRecord(value) ? textOf(value['token']) : textOf(value);
  return salutations.get(word.toLowerCase()) ?? '';
}

function factsOf(item: Record<string, unknown>): PersonFacts {
  return {
    salutation: salutationOf(item['salutation']),
    academic: titleOf(item['academic']),
    phone: textOf(item['phone']),
    email: textOf(item['email']),
    institute: titleOf(item['institute']),
    building: textOf(item['building']),
    room: textOf(item['room']),
  };
}

function suggestionsIn(items: unknown): Suggestion[] {
  const found = new Map<string, Suggestion>();
  for (const item of recordsOf(items)) {
    const path = flatten(textOf(item['@id']));
    const person = typeFacts(item['@type']).isPerson ? factsOf(item) : null;
    const suggestion = {
      '@id': path,
      '@type': textOf(item['@type']),
      title: textOf(item['title']),
      person,
      item,
    };
    if (path !== '' && !isLeftOut(path)) found.set(path, suggestion);
  }
  return [...found.values()].slice(0, most);
}

interface Asking {
  language: Language;
  signal?: AbortSignal | undefined;
}

/** Solr's own suggestions; undefined where the server has none to give, or its Solr is off. */
async function suggestionsOfSolr(text: string, options: Asking): Promise<Suggestion[] | undefined> {
  const ask = async (query: Record<string, QueryValue>) => {
    const answer = await request<unknown>('/@solr-suggest', { ...options, query: { query: text, ...query } });
    if (!isRecord(answer)) throw malformed('The answer holds no suggestions.');
    return answer['error'] ? undefined : recordsOf(answer['suggestions']);
  };
  const { language } = options;
  const other = otherLanguageOf(language);
  try {
    if (site().solr === 'portal' || other === undefined) {
      const found = await ask(languageFilter({ language, hitLanguage: language, place: '' }));
      return found && suggestionsIn(found);
    }
    // Solr takes one language alone: what has none is found by asking for everything, too.
    const [own, all] = await Promise.all([ask({ lang: language }), ask({})]);
    const isNeutral = ({ '@id': id }: Record<string, unknown>) =>
      languageOfPath(flatten(textOf(id))) === undefined;
    return own && all && suggestionsIn([...own, ...all.filter(isNeutral)]);
  } catch (error) {
    const status = error instanceof ApiError ? error.details.status : null;
    if (status === 404 || status === 500) return undefined;
    throw error;
  }
}

/** Up to eight items whose titles have words that begin as the text says. */
export async function getSuggestions(text: string, options: Asking): Promise<Suggestion[]> {
  const suggested = lacksSearch() ? undefined : await suggestionsOfSolr(text, options);
  if (suggested) return suggested;
  const terms = searchTerms(text);
  if (terms === '') return [];
  const query = { SearchableText: terms, b_size: most };
  const { items } = await catalogSearch(languageRoot(options.language), query, options);
  return suggestionsIn(items);
}
