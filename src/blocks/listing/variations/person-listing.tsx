import { personLooks, type PersonVariation } from '@/components/persons/looks';
import { personOf } from '@/components/persons/person';
import { Persons } from '@/components/persons/persons';
import type { ListingBodyProps } from '../variation';

interface PersonListingProps extends ListingBodyProps {
  variation: PersonVariation;
}

export function PersonListing({ items, level, eagerCount, variation }: PersonListingProps) {
  return (
    <Persons
      persons={items.map(personOf)}
      level={level}
      look={personLooks[variation]}
      eagerCount={eagerCount}
    />
  );
}
