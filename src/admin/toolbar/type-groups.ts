import type { MessageDescriptor } from 'react-intl';
import type { AddableType } from '@/api/editing';
import { groupMessages, noteMessages } from './messages';

interface TypeGroup {
  title: MessageDescriptor;
  types: readonly string[];
}

/** The types by what they are for; the usual ones first. */
const groups: readonly TypeGroup[] = [
  { title: groupMessages.usual, types: ['Document', 'Meldung', 'News Item', 'Image', 'Event'] },
  {
    title: groupMessages.research,
    types: [
      'Project',
      'Research Group',
      'Member',
      'Award',
      'Joboffer',
      'JobOfferContainer',
      'CartItem',
      'Tender',
    ],
  },
  { title: groupMessages.files, types: ['File', 'Link', 'EmbeddedPage', 'Folder', 'Collection', 'LIF'] },
  {
    title: groupMessages.structure,
    types: [
      'Institut',
      'Institutsbereich',
      'OE',
      'BlogFolder',
      'Post',
      'Intro',
      'Subsite',
      'ProjectSite',
      'Cart',
    ],
  },
];

/** What of types with like names tells them apart. */
const notes: Readonly<Record<string, MessageDescriptor>> = {
  Meldung: noteMessages.news,
  'News Item': noteMessages.plainNews,
};

export const noteOf = ({ id }: AddableType): MessageDescriptor | undefined =>
  Object.hasOwn(notes, id) ? notes[id] : undefined;

const grouped = new Set(groups.flatMap(({ types }) => types));

/** The types that can be added, by their groups; what is in none comes last. */
export function groupsOf(
  types: readonly AddableType[],
): { title: MessageDescriptor; types: readonly AddableType[] }[] {
  const known = groups.map(({ title, types: ids }) => ({
    title,
    types: ids.flatMap((id) => types.find((type) => type.id === id) ?? []),
  }));
  const others = types.filter(({ id }) => !grouped.has(id));
  return [...known, { title: groupMessages.others, types: others }].filter((each) => each.types.length > 0);
}
