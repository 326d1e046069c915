import { expect, test } from 'vitest';
import { runLength, runsOf, type BlockRun } from '@/editor/canvas/block-runs';
import { makeRandom } from '~test/mocks/repository/random';

const layoutOf = (count: number) => Array.from({ length: count }, (_, index) => `b${index}`);
const homesOf = (runs: readonly BlockRun[]) =>
  new Map(runs.flatMap(({ id, keys }) => keys.map((key) => [key, id])));

/** Blocks that stand in another run than before, and so are drawn anew. */
function changedHomes(before: readonly BlockRun[], after: readonly BlockRun[]): string[] {
  const homes = homesOf(after);
  return [...homesOf(before)]
    .filter(([key, id]) => homes.has(key) && homes.get(key) !== id)
    .map(([key]) => key);
}

const before = runsOf(layoutOf(100), []);

test('a page is put into runs, and one that grows at its end fills the last of them', () => {
  expect(before.map(({ keys }) => keys.length)).toEqual([24, 24, 24, 24, 4]);
  const after = runsOf(layoutOf(130), before);
  expect(after.map(({ keys }) => keys.length)).toEqual([24, 24, 24, 24, 24, 10]);
  expect(after.slice(0, 4)).toEqual(before.slice(0, 4));
  expect(after[0]).toBe(before[0]);
});

test.each([0, 1, 23, 24, 25, 47, 99, 100])(
  'a new block at %i changes one run, and no other block is drawn anew',
  (at) => {
    const after = runsOf(layoutOf(100).toSpliced(at, 0, 'new'), before);
    expect(changedHomes(before, after)).toEqual([]);
    expect(after.filter((run) => !before.includes(run))).toHaveLength(1);
  },
);

test.each([
  [30, 0],
  [30, 24],
  [24, 23],
  [23, 24],
  [0, 60],
  [99, 1],
  [50, 99],
])('a block that is moved from %i to %i is drawn anew alone', (from, to) => {
  const layout = layoutOf(100);
  const [moved = ''] = layout.splice(from, 1);
  const after = runsOf(layout.toSpliced(to, 0, moved), before);
  expect(changedHomes(before, after).length).toBeLessThanOrEqual(1);
});

test('a run that many blocks are put into is divided, and those before them stay', () => {
  const many = Array.from({ length: 200 }, (_, index) => `new${index}`);
  const after = runsOf(layoutOf(100).toSpliced(30, 0, ...many), before);
  expect(Math.max(...after.map(({ keys }) => keys.length))).toBeLessThanOrEqual(2 * runLength);
  expect(changedHomes(before, after)).toEqual(layoutOf(48).slice(30));
});

test('whatever becomes of a page, its runs hold its blocks in their order, each once', () => {
  const below = makeRandom(7);
  let layout = layoutOf(200);
  let runs = runsOf(layout, []);
  for (let step = 0; step < 2000; step += 1) {
    const at = below(layout.length);
    const kind = below(3);
    if (kind === 0) layout = layout.toSpliced(at, 0, `s${step}`);
    else if (kind === 1 && layout.length > 20) layout = layout.toSpliced(at, 1 + below(3));
    else layout = layout.toSpliced(at, 1).toSpliced(below(layout.length), 0, layout[at] ?? '');
    runs = runsOf(layout, runs);
    expect(runs.flatMap(({ keys }) => keys)).toEqual(layout);
    expect(new Set(runs.map(({ id }) => id)).size).toBe(runs.length);
  }
});
