import type { IntlShape } from 'react-intl';
import { mayHaveAddOn } from '@/api/add-on';
import type { BlockDefinition } from '@/blocks/definition';
import { knownBlocks } from '@/blocks/registry';
import { foundPart } from '@/lib/found-part';
import type { StoredBlock } from '../document/types';
import { synonymsOf } from './synonyms';

/** What is offered beside blocks: groups of them that stand together. */
export const patternsEntry = { name: 'patterns', group: 'layout' } as const;

/** A block that can be put in at a place, or the patterns. */
export interface OfferedBlock {
  definition: BlockDefinition | typeof patternsEntry;
  /** In the editor's language. */
  title: string;
}

/** Whether the patterns are meant, and no block. */
export const isPatterns = (definition: OfferedBlock['definition']): definition is typeof patternsEntry =>
  definition === patternsEntry;

/** What a new block holds: its type, and what its editor gives it. */
export async function newBlock({ name, editor }: BlockDefinition): Promise<StoredBlock> {
  const defaults = editor ? (await editor()).defaults?.() : {};
  return { '@type': name, ...defaults };
}

/** How well a search finds a word: whole, at its beginning, at that of a later word; not at all for undefined. */
function nearness(words: string, query: string): number | undefined {
  const [start, end] = foundPart(words, query);
  if (end === 0) return undefined;
  if (start > 0) return 4;
  return end === words.length ? 0 : 2;
}

/** The name that a block is stored under, as words: `slateTable` has two. */
const namedWords = (name: string): string => name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ');

/** The best of a block's names counts: its title, the name that it is stored under, and after these what else it is called. */
function rankOf({ definition: { name }, title }: OfferedBlock, query: string): number | undefined {
  const own = [title, name, namedWords(name)].map((words) => nearness(words, query));
  const others = synonymsOf(name).map((words) => nearness(words, query));
  const ranks = [...own, ...others.map((rank) => (rank === undefined ? rank : rank + 1))];
  return ranks.reduce(
    (best, rank) => (best === undefined || (rank !== undefined && rank < best) ? rank : best),
    undefined,
  );
}

/** Those that a search finds, what it names exactly first. */
export function foundBlocks(offered: readonly OfferedBlock[], query: string): readonly OfferedBlock[] {
  if (query.trim() === '') return offered;
  return offered
    .map((block) => ({ block, rank: rankOf(block, query) }))
    .filter(({ rank }) => rank !== undefined)
    .sort((one, other) => (one.rank ?? 0) - (other.rank ?? 0))
    .map(({ block }) => block);
}

/** Those that list content of types that come with the portal's add-on, and choose it by its vocabularies. */
const ofAddOn: ReadonlySet<string> = new Set(['members', 'jofilter']);

/** Those that a place may take: none that is restricted, unless what holds the place names it. */
export function blocksFor(
  named: readonly string[] | undefined,
  canStand: (block: StoredBlock) => boolean,
  intl: IntlShape,
): readonly OfferedBlock[] {
  return knownBlocks()
    .filter(
      ({ name, restricted }) =>
        (restricted !== true || named?.includes(name) === true) &&
        (mayHaveAddOn() || !ofAddOn.has(name)) &&
        canStand({ '@type': name }),
    )
    .map((definition) => ({ definition, title: intl.formatMessage(definition.title) }));
}
