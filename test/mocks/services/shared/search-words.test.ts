import { expect, test } from 'vitest';
import { Parameters } from '~mocks/http/parameters';
import { searchWords } from '~mocks/services/shared/search-words';
import { sortParameter } from '~mocks/services/solr/parameters';
import { createTestCms } from '~test/support/test-cms';
import { read } from '../json';

const numbered = (count: number) => Array.from({ length: count }, (_, at) => `wort${at}`);

test('A search reads each word once, as many as a person types, and no more of one than a word has', () => {
  expect(searchWords('Boje, boje & BOJE: "Tide"')).toEqual(['boje', 'tide']);
  expect(searchWords(numbered(50).join(' '))).toEqual(numbered(20));
  expect(searchWords('a'.repeat(70))).toEqual(['a'.repeat(60)]);
  expect(searchWords(`${' '.repeat(2000)}boje`)).toEqual([]);
});

test('So does the search for jobs', async () => {
  const title = numbered(20).join(' ');
  const cms = await createTestCms({
    items: [
      { path: '/de', type: 'LRF', title: 'Deutsch' },
      { path: '/de/stelle', type: 'Joboffer', title },
    ],
  });
  const { items_total: found } = await read(cms, `/@job-offer-search?q=${encodeURIComponent(title)}+mehr`);
  expect(found).toBe(1);
});

test('A field sorts once, in the direction that comes first', () => {
  const sort = 'effective asc,created desc,effective desc';
  const parameters = new Parameters(new URLSearchParams({ sort }));
  expect(sortParameter({ parameters, solr: 'portal' })).toEqual([
    { on: 'effective', descending: false },
    { on: 'created', descending: true },
  ]);
});
