import type { BlockDefinition } from './definition';
import { catalogueBlocks, furtherBlocks, listingVariations } from './names';
import { blockNamed } from './registry';

const notBuilt = 'not built yet';
type Entry<Definition> = Definition | typeof notBuilt;

/** Each block name that content may hold, with what draws it. */
export const blockCatalogue: ReadonlyMap<string, Entry<BlockDefinition>> = new Map(
  [...catalogueBlocks, ...furtherBlocks].map((name) => [name, blockNamed(name) ?? notBuilt]),
);

/** Each listing variation by name, with what draws it. */
export const variationCatalogue: ReadonlyMap<string, Entry<{ name: string }>> = new Map(
  listingVariations.map((name) => [
    name,
    blockNamed('listing')?.variations?.find((variation) => variation.name === name) ?? notBuilt,
  ]),
);
