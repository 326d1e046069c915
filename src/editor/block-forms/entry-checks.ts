import type { BlockChecks } from '@/blocks/definition';
import { hasLink } from '@/components/universal-link/link-target';

/** What the checks ask of entries that lead somewhere, such as slides: there are some, and none of them lacks its target. */
export const entryChecks = <Data extends object>(
  entriesOf: (data: Data) => readonly { href: unknown }[],
): BlockChecks<Data> => ({
  isEmpty: (data) => entriesOf(data).length === 0,
  lacksTarget: (data) => entriesOf(data).some(({ href }) => !hasLink(href)),
});
