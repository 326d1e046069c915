// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { blocksOf } from '@/blocks/blocks-of';
import { blockNamed } from '@/blocks/registry';
import { configureSite } from '@/site/site';
import '~test/support/all-blocks';

afterEach(() => configureSite({}));

const jobs = [{ '@id': '/de/karriere/stellenangebote' }];
const listing = { '@type': 'listing', linkHref: jobs };
const teaser = (href: unknown) => ({ '@type': 'teaser', href });
const words = { '@type': 'slate', value: [] };
const grid = (...blocks: object[]) => ({
  '@type': 'gridBlock',
  blocks: Object.fromEntries(blocks.map((block, index) => [`n${index}`, block])),
  blocks_layout: { items: blocks.map((_, index) => `n${index}`) },
});
const shown = (...blocks: object[]) =>
  blocksOf(grid(...blocks), blockNamed).placed.map(({ block, position }) => [block['@type'], position]);

test.each([
  ['a listing whose link leads to the jobs', listing],
  ['a teaser of a job, as a picker stores it', teaser([{ '@id': '/en/careers/jobs/clouds' }])],
  ['a button that names the path', { '@type': 'button', href: '/de/karriere' }],
  ['a band of words and the listing', grid(words, listing)],
])('%s is left out in main and network, and shown in the generic variant', (_name, block) => {
  for (const variant of ['main', 'network'] as const) {
    configureSite({ variant });
    expect(shown(block, words)).toEqual([['slate', 0]]);
  }
  configureSite({ variant: 'default' });
  expect(shown(block, words)).toEqual([
    [block['@type'], 0],
    ['slate', 1],
  ]);
});

test.each([
  ['a teaser of another page', teaser([{ '@id': '/de/karrieretag' }])],
  ['a grid in which other teasers stand too', grid(teaser(jobs), teaser([{ '@id': '/de/forschung' }]))],
  ['hostile targets', teaser([null, { '@id': 7 }])],
  ['words alone', grid(words)],
])('%s stays in every variant', (_name, block) => {
  configureSite({ variant: 'main' });
  expect(shown(block)).toEqual([[block['@type'], 0]]);
});
