import type { Language } from '@/lib/language';
import { isRecord, recordsOf, textOf } from '@/lib/text';
import { askAddOn } from './add-on';
import { request } from './client';
import { malformed } from './error';
import { catalogSearch } from './search';
import { flatten } from './urls';

export interface Division {
  path: string;
  title: string;
}

export interface Institute extends Division {
  description: string;
  areas: Division[];
}

interface Reading {
  language: Language;
  signal: AbortSignal;
}

function divisionOf(item: Record<string, unknown>): Division {
  return { path: flatten(textOf(item['@id'])), title: textOf(item['name']) || textOf(item['title']) };
}

/** Without those that have no address or no name, each once. */
function named<Entry extends Division>(entries: readonly Entry[]): Entry[] {
  const known = entries.filter(({ path, title }) => path !== '' && title !== '');
  return [...new Map(known.map((entry) => [entry.path, entry])).values()];
}

function instituteOf(item: Record<string, unknown>): Institute {
  const areas = named(recordsOf(item['institutsbereiche']).map(divisionOf));
  return { ...divisionOf(item), description: textOf(item['description']), areas };
}

/** On a server without the portal's add-on: what the catalog has of the types, areas by the path that they lie on. */
async function institutesInCatalog(options: Reading): Promise<Institute[]> {
  const find = async (type: string) => {
    const query = { portal_type: type, sort_on: 'sortable_title', b_size: 1000 };
    return recordsOf((await catalogSearch(`/${options.language}`, query, options)).items);
  };
  const [institutes, areas] = await Promise.all([find('Institut'), find('Institutsbereich')]);
  const divisions = named(areas.map(divisionOf));
  return institutes.map((item) => {
    const { path, title } = divisionOf(item);
    return {
      path,
      title,
      description: textOf(item['description']),
      areas: divisions.filter((area) => area.path.startsWith(`${path}/`)),
    };
  });
}

/**
 * Institutes and their areas by the tokens that other content names them by, in the order asked for; what is unknown is
 * left out. undefined on a server that knows no tokens.
 */
export async function institutesByToken(
  tokens: readonly string[],
  options: Reading,
): Promise<Division[] | undefined> {
  return askAddOn(
    async () => {
      const query = { institutes: tokens.join(','), locale: options.language };
      const answer = await request<unknown>('/@institutlist', { ...options, query });
      const items = recordsOf(isRecord(answer) ? answer['items'] : answer);
      const found = new Map(items.map((item) => [textOf(item['token']), divisionOf(item)]));
      return named(tokens.flatMap((token) => found.get(token) ?? []));
    },
    () => undefined,
  );
}

/** All institutes of a language with their areas, by title. */
export async function getInstitutes(options: Reading): Promise<Institute[]> {
  return askAddOn(
    async () => {
      const query = { institutes: 'all', locale: options.language };
      const answer = await request<unknown>('/@institutlist', { ...options, query });
      const items = isRecord(answer) ? answer['items'] : answer;
      if (!Array.isArray(items)) throw malformed('The answer is no list of institutes.');
      return named(recordsOf(items).map(instituteOf));
    },
    () => institutesInCatalog(options),
  );
}
