import type { Summary } from '@/api/types/summary';
import { personOf, type Person } from '@/components/persons/person';
import { textOf } from '@/lib/text';
import { facetNames, type FacetName, type FinderAddress, type PersonOrder } from './address';

/** A person as the finder knows them. */
export interface FoundPerson extends Person {
  family: string;
  firstName: string;
  academic: string;
  mobile: string;
  expertise: string;
  /** A to Z; '' where the family name begins otherwise. */
  letter: string;
  values: Readonly<Record<FacetName, readonly string[]>>;
  /** All that is looked through, in small letters and without accents, a blank before each word. */
  searched: string;
}

const mostValues = 20;

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const wordsOf = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];

const listed = (text: string): string[] =>
  text
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .slice(0, mostValues);

/** Reads a row of the catalogue; what a person is expert in stands in their description. */
export function foundPersonOf(item: Summary): FoundPerson {
  const person = personOf(item);
  const row = item as unknown as Readonly<Record<string, unknown>>;
  const text = (name: string) => textOf(row[name]).trim();
  const topics = Array.isArray(row['Subject']) ? row['Subject'].map(textOf).filter(Boolean) : [];
  const description = text('description');
  const expertise = description === person.positions ? '' : description;
  const family = text('name') || person.name;
  const first = plain(family).charAt(0).toUpperCase();
  const searched = [person.name, person.positions, person.institute, expertise, person.phone, ...topics];
  return {
    ...person,
    family,
    firstName: text('firstname'),
    academic: text('academic'),
    mobile: text('mobile'),
    expertise,
    letter: /[A-Z]/.test(first) ? first : '',
    values: {
      institute: person.institute === '' ? [] : [person.institute],
      topic: topics.slice(0, mostValues),
      expertise: listed(expertise),
    },
    searched: ` ${wordsOf(searched.join(' ')).join(' ')}`,
  };
}

type Choice = Pick<FinderAddress, 'words' | 'chosen' | 'letter'>;

function hasWords(person: FoundPerson, words: readonly string[]): boolean {
  return words.every((word) => person.searched.includes(` ${word}`));
}

/** One of the values that are chosen of a facet is enough, but of each facet there must be one. */
const hasChosen = (person: FoundPerson, { chosen }: Choice, except?: FacetName): boolean =>
  facetNames.every(
    (name) =>
      name === except ||
      chosen[name].length === 0 ||
      person.values[name].some((value) => chosen[name].includes(value)),
  );

const hasLetter = (person: FoundPerson, { letter }: Choice): boolean =>
  letter === '' || person.letter === letter;

export interface FacetValue {
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
  const words = wordsOf(choice.words);
  const named = all.filter((person) => hasWords(person, words));
  const chosen = named.filter((person) => hasChosen(person, choice));
  const facet = (name: FacetName) => {
    const others = named.filter((person) => hasLetter(person, choice) && hasChosen(person, choice, name));
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
