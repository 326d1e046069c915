import type { Summary } from '@/api/types/summary';
import { personWords, type PersonWords } from '@/components/persons/person';
import { textOf } from '@/lib/text';
import { plain, searchedText } from '../whole/words';
import type { FacetName } from './address';

/** A person as the finder knows them. */
export interface FoundPerson extends PersonWords {
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

const listed = (text: string): string[] =>
  text
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .slice(0, mostValues);

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.map((each) => textOf(each).trim()).filter(Boolean) : [];

/** Reads a row of the catalogue; where that does not tell what a person is expert in, their description does. */
export function foundPersonOf(item: Summary): FoundPerson {
  const person = personWords(item);
  const row = item as unknown as Readonly<Record<string, unknown>>;
  const text = (name: string) => textOf(row[name]).trim();
  const topics = textsIn(row['Subject']);
  const description = text('description');
  const fields = textsIn(row['fields_of_competence']);
  const described = description === person.positions ? '' : description;
  const expertise = fields.length > 0 ? fields.join(', ') : described;
  const family = text('name') || person.name;
  const first = plain(family).charAt(0).toUpperCase();
  const searched = [person.name, person.positions, person.institute, expertise, described];
  searched.push(person.phone, ...topics);
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
      expertise: fields.length > 0 ? fields.slice(0, mostValues) : listed(described),
    },
    searched: searchedText(searched),
  };
}
