import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { TestCms } from '~test/support/test-cms';
import { createTestCms } from '~test/support/test-cms';

/** Keys of the content GET of a fresh item of each type; types of which none could be made have none. */
interface TypeKeys {
  id: string;
  keys?: string[];
}

const file = join(import.meta.dirname, '../../recorded/type-keys.json');
const recorded = JSON.parse(readFileSync(file, 'utf8')) as TypeKeys[];
const seen = recorded.filter(({ id, keys }) => keys && !['LRF', 'LIF', 'Plone Site'].includes(id));

let cms: TestCms;
beforeAll(async () => {
  const items = seen.map(({ id }, index) => ({ path: `/de/t${index}`, type: id, title: id }));
  cms = await createTestCms({ items: [{ path: '/de', type: 'LRF', title: 'Deutsch' }, ...items] });
});

test.each(seen.map(({ id, keys }, index) => [id, index, keys ?? []] as const))(
  'a fresh %s has the keys that it has in Plone',
  async (_, index, keys) => {
    const response = await cms.ask(`/de/t${index}`, { as: 'admin' });
    expect(Object.keys((await response.json()) as object).sort()).toEqual([...keys].sort());
  },
);
