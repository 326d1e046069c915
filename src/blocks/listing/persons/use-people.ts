import { useMemo } from 'react';
import { dataOf, type Remote } from '@/lib/remote';
import type { FoundPage } from '../../found-page';
import type { ListingData } from '../data';
import { listingFields } from '../listing-fields';
import { typeCriteria } from '../listing-query';
import type { ListingVariation } from '../variation';
import { useWholeList } from '../whole/use-whole-list';
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

/** All the people that a block asks for. */
export function usePeople(data: ListingData, variation: ListingVariation): People {
  const { remote, retry } = useWholeList(data, {
    most: mostPeople,
    fields: [...listingFields(variation.fields), 'fields_of_competence'],
    filter: typeCriteria(data, variation),
  });
  const { items, total = 0 } = dataOf(remote) ?? {};
  const people = useMemo(() => items?.map(foundPersonOf) ?? [], [items]);
  return { remote, retry, people, total };
}
