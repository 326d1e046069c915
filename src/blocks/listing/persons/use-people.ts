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
const mostPeople = 10_000;
/** Those that are seen at first, and some to go on with: a Plone takes a second for all of them. */
const peopleAhead = 100;

interface People {
  remote: Remote<FoundPage>;
  retry: () => void;
  people: readonly FoundPerson[];
  /** How many the block asks for, of whom the first are held. */
  total: number;
  /** Whether all of them are here, and not yet only the first by their names. */
  isWhole: boolean;
}

/** All the people that a block asks for. */
export function usePeople(data: ListingData, variation: ListingVariation): People {
  const { remote, retry, isWhole } = useWholeList(data, {
    most: mostPeople,
    ahead: peopleAhead,
    sortOn: 'sortable_title',
    fields: [...listingFields(variation.fields), 'fields_of_competence'],
    filter: typeCriteria(data, variation),
  });
  const { items, total = 0 } = dataOf(remote) ?? {};
  const people = useMemo(() => items?.map(foundPersonOf) ?? [], [items]);
  return { remote, retry, people, total, isWhole };
}
