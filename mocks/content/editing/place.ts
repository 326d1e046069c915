import type { Item, RepositoryReader } from '~mocks/repository/types';

const languageRoots = new Set(['LRF', 'LFR']);

/** Language that a folder gives to what is put into it: that of its language root, '' outside of these. */
export function languageIn(reader: RepositoryReader, container: Item): string {
  return reader.chainOf(container).find(({ type }) => languageRoots.has(type))?.language ?? '';
}

/** How deep the items of a folder lie: those of the site root 1. */
export function depthIn(reader: RepositoryReader, container: Item): number {
  return reader.chainOf(container).length;
}
