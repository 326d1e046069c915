import { personColumns } from '@/lib/person-columns';
import type { Language } from '@/lib/language';
import { catalogSearch } from './search';
import type { Summary } from './types/summary';

interface Reading {
  language: Language;
  signal: AbortSignal;
}

const columns = { portal_type: 'Member', metadata_fields: ['UID', 'id', ...personColumns] };

const mostMembers = 80;

/** The members of a research group by their names. */
export async function membersOfGroup(
  group: string,
  isReversed: boolean,
  options: Reading,
): Promise<Summary[]> {
  const order = { sort_on: 'sortable_title', sort_order: isReversed ? 'descending' : 'ascending' };
  const query = { ...columns, ...order, research_group: group, b_size: mostMembers };
  return (await catalogSearch('', query, options)).items;
}

/** The members at some paths, each in its place; undefined for what is gone or may not be seen. */
export const membersAt = (paths: readonly string[], options: Reading): Promise<(Summary | undefined)[]> =>
  Promise.all(
    paths.map(async (path) => {
      const { items } = await catalogSearch(path, { ...columns, 'path.depth': 0, b_size: 1 }, options);
      return items[0];
    }),
  );
