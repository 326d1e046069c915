import { partOf, type MessagePart } from './message-parts.ts';

/** What the names of a part begin with, besides their number. */
const marks: Record<MessagePart, string> = {
  visitor: '',
  screen: 'S',
  view: 'V',
  block: 'B',
  editor: 'E',
  help: 'H',
  admin: 'A',
};

/**
 * Names for the ids of all messages, as short as can be: an id stands in the words of each language and where it is used.
 * They count within a part, so that another message of one part leaves the others as they are.
 */
export function shortNames(ids: readonly string[]): ReadonlyMap<string, string> {
  const counts = new Map<MessagePart, number>();
  return new Map(
    ids.toSorted().map((id) => {
      const part = partOf(id);
      const count = counts.get(part) ?? 0;
      counts.set(part, count + 1);
      return [id, `${marks[part]}${count.toString(36)}`];
    }),
  );
}

const mention = /(?<=\bid: ')[\w.-]+(?=')/g;

/** The code of a module that names messages, with their short names. */
export const withShortNames = (code: string, names: ReadonlyMap<string, string>): string =>
  code.replace(mention, (id) => names.get(id) ?? id);
