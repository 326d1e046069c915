import { readInteger } from '~mocks/http/python-int';
import { badRequest, Failure, serverError } from '~mocks/http/failure';
import type { CatalogQuery } from '~mocks/repository/types';
import type { Call } from '../shared/call';
import { searchWords } from '../shared/search-words';
import { refuse } from '../shared/solr-generation';
import { withoutEnd } from '~mocks/lib/ends';

type Asked = Pick<Call, 'parameters' | 'solr'>;

/** A parameter that is read as one text. */
export function textParameter({ parameters, solr }: Asked, name: string): string {
  if (parameters.repeated(name).length > 1)
    throw solr === 'portal'
      ? badRequest(`Invalid ${name}: Given more than once`)
      : serverError('TypeError', 'expected string or bytes-like object');
  return parameters.first(name) ?? '';
}

export function numberParameter(call: Call, name: string, fallback: number): number {
  const given = call.parameters.first(name);
  if (given === undefined) return fallback;
  const number = readInteger(given);
  if (number === undefined) throw refuse(call.solr, `Invalid ${name}: Not an integer`);
  if (number < 0) throw refuse(call.solr, `Invalid ${name}: Negative`);
  return number;
}

/** Words of a text; undefined for everything. A text of signs alone has no word, and finds nothing. */
export function wordsParameter(call: Call, name: string): string[] | undefined {
  const text = textParameter(call, name);
  if (text === '') return undefined;
  const isPortal = call.solr === 'portal';
  if (text.trim() === '' && !isPortal) throw refuse(call.solr, 'A blank text');
  if (isPortal && ['', '*'].includes(text.trim())) return undefined;
  return searchWords(text);
}

const operators = new Set(['and', 'or', 'not']);

/** Whether a word of the portal's search stands for those that begin so, too. What is an operator elsewhere does not. */
export const isBeginning = (word: string, shortest: number): boolean =>
  word.length >= shortest && !operators.has(word);

/** The language asked for, and whether a folder stands for its translations too. */
export function languageParameter(call: Call): { lang: string; withTranslations: boolean } {
  const lang = textParameter(call, 'lang').trim();
  const multilingual = call.parameters.first('is_multilingual');
  if (multilingual === undefined) return { lang, withTranslations: !call.parameters.has('lang') };
  if (multilingual.toLowerCase() !== 'true') return { lang, withTranslations: false };
  if (lang !== '') throw badRequest("Property 'lang` and `is_multilingual` are mutually exclusive");
  return { lang: '', withTranslations: true };
}

/** Items without a language go by this name, since an empty parameter is none. */
const neutral = 'neutral';

/** The portal's search takes a list of languages, which Solr does not know; a single `lang` goes before it. */
export function languageCriteria(call: Call, lang: string): CatalogQuery['criteria'] {
  if (lang !== '') return [{ index: 'Language', values: [lang] }];
  const several = call.solr === 'portal' ? call.parameters.all('Language') : [];
  const values = several.map((each) => (each === neutral ? '' : each));
  return values.length === 0 ? [] : [{ index: 'Language', values }];
}

type Place = Pick<CatalogQuery, 'paths' | 'criteria'>;

const nowhere: Place = { paths: [{ path: '/no:such:path', depth: 0 }], criteria: [] };

function unknownPath(prefix: string): Failure {
  const step = prefix.split('/').filter(Boolean).at(-1) ?? '';
  return new Failure(503, 'KeyError', `'${step}'`);
}

/**
 * The searched part of the site: `path_prefix`, or the context. A slash at its end leaves the folder itself out. To the portal's
 * search the folder of a language with all others is the whole site: persons lie in none of them.
 */
export function placeParameter(call: Call, { withTranslations }: { withTranslations: boolean }): Place {
  const { repository, item, solr } = call;
  const prefix = textParameter(call, 'path_prefix').trim();
  const isKitconcept = solr === 'kitconcept';
  if (prefix === '' && isKitconcept && !withTranslations && item.parent !== null) return nowhere;
  if (prefix !== '' && !prefix.startsWith('/')) return nowhere;
  const path = prefix === '' ? repository.pathOf(item) : withoutEnd(prefix);
  const folder = repository.byPath(path);
  if (!folder && withTranslations && isKitconcept) throw unknownPath(prefix);
  const isWholeSite = folder?.type === 'LRF' && withTranslations && !isKitconcept;
  const translations = folder && withTranslations ? repository.translationsOf(folder) : [];
  const folders = isWholeSite ? [repository.root] : folder ? [folder, ...translations] : [];
  if (folders.length === 0) return nowhere;
  const leftOut = prefix.endsWith('/') ? folders.map(({ uid }) => uid) : [];
  return {
    paths: folders.map((each) => ({ path: repository.pathOf(each), depth: -1 })),
    criteria: leftOut.length > 0 ? [{ index: 'UID', not: leftOut }] : [],
  };
}

const sortable = ['effective', 'created', 'modified', 'sortable_title'];

/** Several fields with a direction each; nothing means relevance. What comes first decides, so that a field counts once. */
export function sortParameter(call: Asked): NonNullable<CatalogQuery['sort']> {
  const text = textParameter(call, 'sort').trim();
  if (text === '') return [];
  const directions = new Map<string, string>();
  for (const part of text.split(',')) {
    const [on = '', direction = '', ...more] = part.trim().split(/\s+/);
    const known = call.solr === 'portal' ? sortable : [...sortable, 'start', 'end', 'UID', 'id', 'Type'];
    if (!known.includes(on) || !['asc', 'desc'].includes(direction) || more.length > 0)
      throw refuse(call.solr, 'Invalid sort: Not a known field with asc or desc');
    if (!directions.has(on)) directions.set(on, direction);
  }
  return [...directions].map(([on, direction]) => ({ on, descending: direction === 'desc' }));
}
