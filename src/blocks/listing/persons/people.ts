import { hasChosen } from '../whole/has-chosen';
import { comparedWords, hasWords } from '../whole/words';
import { facetNames, type FacetName, type FinderAddress, type PersonOrder } from './address';
import type { FoundPerson } from './data';

type Choice = Pick<FinderAddress, 'words' | 'chosen' | 'letter'>;

const isChosen = ({ values }: FoundPerson, { chosen }: Choice, except?: FacetName): boolean =>
  hasChosen(facetNames, (name) => values[name], chosen, except);

const hasLetter = (person: FoundPerson, { letter }: Choice): boolean =>
  letter === '' || person.letter === letter;

interface FacetValue {
  value: string;
  count: number;
}

export interface Finding {
  people: readonly FoundPerson[];
  /** How many people each value would leave, what is chosen of the other facets given. */
  facets: Readonly<Record<FacetName, readonly FacetValue[]>>;
  /** The letters under which there are people. */
  letters: ReadonlySet<string>;
}

function valuesOf(
  name: FacetName,
  people: readonly FoundPerson[],
  { chosen }: Choice,
  collator: Intl.Collator,
): FacetValue[] {
  const counts = new Map<string, number>(chosen[name].map((value) => [value, 0]));
  for (const value of people.flatMap(({ values }) => values[name]))
    counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .toSorted((a, b) => collator.compare(a.value, b.value));
}

/** Who is left of all people, and what can be chosen of them besides. */
export function findPeople(all: readonly FoundPerson[], choice: Choice, collator: Intl.Collator): Finding {
  const words = comparedWords(choice.words);
  const named = all.filter((person) => hasWords(person.searched, words));
  const chosen = named.filter((person) => isChosen(person, choice));
  const facet = (name: FacetName) => {
    const others = named.filter((person) => hasLetter(person, choice) && isChosen(person, choice, name));
    return valuesOf(name, others, choice, collator);
  };
  return {
    people: chosen.filter((person) => hasLetter(person, choice)),
    facets: {
      institute: facet('institute'),
      topic: facet('topic'),
      expertise: facet('expertise'),
    },
    letters: new Set(chosen.map(({ letter }) => letter)),
  };
}

/** People in an order; those without an institute stand behind all that have one. */
export function sortedPeople(
  people: readonly FoundPerson[],
  order: PersonOrder,
  collator: Intl.Collator,
): FoundPerson[] {
  const byName = (a: FoundPerson, b: FoundPerson) =>
    collator.compare(a.family, b.family) || collator.compare(a.firstName, b.firstName);
  if (order === 'name') return people.toSorted(byName);
  if (order === '-name') return people.toSorted((a, b) => byName(b, a));
  return people.toSorted(
    (a, b) =>
      Number(a.institute === '') - Number(b.institute === '') ||
      collator.compare(a.institute, b.institute) ||
      byName(a, b),
  );
}
