import { itemCard } from '../item-card';

export interface LetterGroup<Item> {
  letter: string;
  items: readonly Item[];
}

const others = '#';

/** The letter under which a title stands: Ä is A, and what begins with none stands under #. */
export function letterOf(title: string): string {
  const [first = ''] = title.trim().normalize('NFD').toUpperCase();
  return /[A-Z]/.test(first) ? first : others;
}

/** Items by their first letters, each group sorted as the language does; those without a title are passed over. */
export function groupByLetter<Item>(items: readonly Item[], language: string): LetterGroup<Item>[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const titled = items.map((item) => ({ item, title: itemCard(item).title }));
  const sorted = titled
    .filter(({ title }) => title !== '')
    .sort((one, other) => compare(one.title, other.title));
  const groups = new Map<string, Item[]>();
  for (const { item, title } of sorted) {
    const letter = letterOf(title);
    groups.set(letter, [...(groups.get(letter) ?? []), item]);
  }
  return [...groups].map(([letter, members]) => ({ letter, items: members }));
}
