import { personColumns } from '@/lib/person-columns';
import type { Language } from '@/lib/language';
import { catalogSearch, operation, querystringSearch } from './search';
import type { QueryValue } from './client';
import type { Batch } from './types/content';
import type { Summary } from './types/summary';
import { flatten } from './urls';

interface Reading {
  language: Language;
  signal: AbortSignal;
}

const metadata_fields = ['UID', 'id', ...personColumns];

const mostMembers = 80;

/** The units that members belong to, by the names of their indexes. */
type MemberUnit = 'research_group' | 'institutes' | 'institutsbereiche' | 'administrational_units';
export type MemberUnits = Readonly<Partial<Record<MemberUnit, readonly string[]>>>;

/** The members of some units by their names: of one of each kind that is named. */
export async function membersOfUnits(
  units: MemberUnits,
  isReversed: boolean,
  options: Reading,
): Promise<Summary[]> {
  const order = { sort_on: 'sortable_title', sort_order: isReversed ? 'descending' : 'ascending' };
  const asked = { portal_type: 'Member', ...units };
  const query = { ...asked, ...order, metadata_fields, b_size: mostMembers };
  return (await catalogSearch('', query, options)).items;
}

/** The members at some paths by one search, each in its place; undefined for what is gone or may not be seen. */
export async function membersAt(
  paths: readonly string[],
  options: Reading,
): Promise<(Summary | undefined)[]> {
  const places = [...new Set(paths)].map((path) => ({
    i: 'path',
    o: `${operation}string.absolutePath`,
    v: `${path}::0`,
  }));
  const isMember = { i: 'portal_type', o: `${operation}selection.any`, v: ['Member'] };
  const search = { query: [isMember, ...places], metadata_fields, b_size: places.length };
  const { items } = await querystringSearch('', search, options);
  const found = new Map(items.map((item) => [flatten(item['@id']), item]));
  return paths.map((path) => found.get(path));
}

/** What a person takes part in. */
export type MemberWork = 'Award' | 'Project' | 'Meldung';

const mostWorks = 25;

/**
 * The awards, projects or news that name a person; awards whole, since their rows say too little. A translation names them
 * as well: those of the reader's language are meant, and of another only where there are none.
 */
export async function worksOfMember(
  type: MemberWork,
  uid: string,
  options: Reading,
): Promise<Batch<Summary>> {
  const columns = type === 'Award' ? { fullobjects: 1 } : { metadata_fields: '_all' };
  const find = (filter: Record<string, QueryValue>) =>
    catalogSearch('', { portal_type: type, members: uid, b_size: mostWorks, ...columns, ...filter }, options);
  const own = await find({ Language: options.language });
  return own.items_total > 0 ? own : find({});
}

const mostGroups = 500;

/** Where the research group of a token lies in a language: its token is its id, else one of its own. */
export async function pathOfGroup(token: string, options: Reading): Promise<string | undefined> {
  const groups = { portal_type: 'Research Group', metadata_fields: ['id', 'token'] };
  const find = async (query: Record<string, QueryValue>) =>
    (await catalogSearch(`/${options.language}`, { ...groups, ...query }, options)).items;
  const [named] = await find({ id: token, b_size: 1 });
  const items = named ? [named] : await find({ b_size: mostGroups });
  const found = items.find((item) => {
    const { id, token: own } = item as unknown as Record<string, unknown>;
    return own === token || id === token;
  });
  return found && flatten(found['@id']);
}
