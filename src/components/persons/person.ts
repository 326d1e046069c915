import { imageSourceOf, type ImageSource } from '@/components/image/image-source';
import { roomName } from '@/lib/room-name';
import { isRecord, textOf } from '@/lib/text';

/** What lists say of a person. */
export interface Person {
  key: string;
  to: unknown;
  name: string;
  positions: string;
  institute: string;
  place: string;
  phone: string;
  email: string;
  image: ImageSource | undefined;
}

/** What words say of a person; where the picture lies takes longer to tell than all of them. */
export type PersonWords = Omit<Person, 'image'>;

/** Reads the words of a row of the catalogue or a page, whose institute is a term. */
export function personWords(item: unknown): PersonWords {
  const known = isRecord(item) ? item : {};
  const text = (name: string) => textOf(known[name]).trim();
  const { institute } = known;
  const fullName = [text('academic'), text('firstname'), text('name')].filter(Boolean).join(' ');
  return {
    key: text('@id'),
    to: item,
    name: text('title') || fullName || text('id'),
    positions: text('positions') || text('description'),
    institute: isRecord(institute) ? textOf(institute['title']) : textOf(institute),
    place: roomName(text('building'), text('room')),
    phone: text('phone') || text('mobile'),
    email: text('email'),
  };
}

export const personPicture = (item: unknown): ImageSource | undefined =>
  imageSourceOf(isRecord(item) ? item : {});

export const personOf = (item: unknown): Person => ({ ...personWords(item), image: personPicture(item) });
