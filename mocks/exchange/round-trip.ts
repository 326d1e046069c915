import { createRepository } from '~mocks/repository/store/repository';
import type { Repository } from '~mocks/repository/types';
import { createMemoryStorage } from '~mocks/storage/memory';
import type { Difference } from './compare';
import { compareRepositories } from './compare';
import { loadImport, openImport } from './import';

export interface Loaded {
  repository: Repository;
  /** What the import left out or changed. */
  lines: readonly string[];
}

/** An export, loaded as `npm start -- --import` does. */
export async function loadFolder(folder: string): Promise<Loaded> {
  const opened = await openImport(folder);
  const repository = await createRepository(createMemoryStorage());
  const { lines } = await loadImport(repository, opened, { cost: { N: 2, r: 1, p: 1 } });
  return { repository, lines };
}

interface Expected {
  reason: string;
  covers(difference: Difference): boolean;
}

const sorted = (value: unknown): string =>
  JSON.stringify(Array.isArray(value) ? [...value].map((each) => JSON.stringify(each)).sort() : value);

const without = (value: unknown, ids: ReadonlySet<string>): unknown =>
  Array.isArray(value) ? value.filter((each) => !ids.has(each as string)) : value;

const madeByPlone = new Set(['assets']);

/** What Plone changes by itself when it takes an export in and hands it out again. */
const expectedDifferences: readonly Expected[] = [
  {
    reason: 'Plone makes a folder for files in every language folder',
    covers: ({ where, what, expected, found }) =>
      (what === 'item' && expected === null && found === 'LIF' && /^\/\w\w\/assets$/.test(where)) ||
      (what === 'order' && JSON.stringify(expected) === JSON.stringify(without(found, madeByPlone))),
  },
  {
    reason: 'Plone keeps its language folders out of menus',
    covers: ({ where, what, found }) =>
      what === 'field exclude_from_nav' && found === true && /^\/\w\w$/.test(where),
  },
  {
    reason: 'Plone keeps the publication to the minute',
    covers: ({ what, expected, found }) =>
      what === 'field effective' && String(expected).slice(0, 16) === String(found).slice(0, 16),
  },
  {
    reason: 'Plone exports the targets of a relation in the order of their UIDs',
    covers: ({ what, expected, found }) =>
      what.startsWith('field ') && Array.isArray(expected) && sorted(expected) === sorted(found),
  },
];

export interface RoundTrip {
  /** Items that were compared. */
  items: number;
  unexpected: readonly Difference[];
  /** How often each expected difference was met. */
  expected: readonly { reason: string; times: number }[];
  lines: readonly string[];
}

/** Compares what Plone handed out with what it was given. */
export async function compareExports(given: string, returned: string): Promise<RoundTrip> {
  const [before, after] = [await loadFolder(given), await loadFolder(returned)];
  const differences = compareRepositories(before.repository, after.repository);
  const reasonOf = (difference: Difference) =>
    expectedDifferences.find(({ covers }) => covers(difference))?.reason;
  const reasons = differences.map(reasonOf);
  const times = (reason: string) => reasons.filter((each) => each === reason).length;
  return {
    items: before.repository.search(
      { criteria: [], includeInactive: true, start: 0, size: 1 },
      { id: 'round-trip', roles: ['Manager'], groups: [] },
    ).total,
    unexpected: differences.filter((_, index) => reasons[index] === undefined),
    expected: expectedDifferences.map(({ reason }) => ({ reason, times: times(reason) })),
    lines: after.lines,
  };
}
