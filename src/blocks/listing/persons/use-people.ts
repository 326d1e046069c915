import { useMemo } from 'react';
import { catalogSearch, querystringSearch } from '@/api/search';
import { useLanguage } from '@/i18n/use-language';
import { dataOf, type Remote } from '@/lib/remote';
import { useRemote } from '@/state/use-remote';
import { foundPage, type FoundPage } from '../../found-page';
import { usePagePath } from '../../page/hooks';
import type { ListingData } from '../data';
import { listingFields } from '../listing-fields';
import { listingQuery, typeCriteria } from '../listing-query';
import type { ListingVariation } from '../variation';
import { foundPersonOf, type FoundPerson } from './data';

/** More people than a finder holds. */
const mostPeople = 2000;

interface People {
  remote: Remote<FoundPage>;
  retry: () => void;
  people: readonly FoundPerson[];
  /** How many the block asks for, of whom the first are held. */
  total: number;
}

/** All the people that a block asks for, at once, so that any choice of them stands without another question. */
export function usePeople(data: ListingData, variation: ListingVariation): People {
  const language = useLanguage();
  const path = usePagePath();
  const filter = typeCriteria(data, variation);
  const { search, limit = Infinity } = listingQuery(data, { page: 1, defaultSize: null, filter, path });
  const b_size = Math.min(limit, mostPeople);
  const metadata_fields = listingFields(variation.fields);
  const key = JSON.stringify([path, language, search, b_size]);
  const { remote, retry } = useRemote(key, async (signal) => {
    const reading = { language, signal };
    const answer =
      search === undefined
        ? await catalogSearch(path, { 'path.depth': 1, b_size, metadata_fields }, reading)
        : await querystringSearch(path, { ...search, b_start: 0, b_size, metadata_fields }, reading);
    const all: unknown = answer.items_total;
    const found = foundPage(answer, { start: 0, limit: b_size });
    return { ...found, all: typeof all === 'number' ? Math.min(all, limit) : found.total };
  });
  const items = dataOf(remote)?.items;
  const people = useMemo(() => items?.map(foundPersonOf) ?? [], [items]);
  return { remote, retry, people, total: dataOf(remote)?.all ?? 0 };
}
