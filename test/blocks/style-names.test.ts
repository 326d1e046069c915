import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '~test/support/module-graph';

const folder = join(root, 'src/blocks');

const viewsIn = (block: string): string[] =>
  readdirSync(join(folder, block), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => readFileSync(join(folder, block, file), 'utf8'));

/** The classes that a block gives to what it draws as a whole: no part and no form of it. */
const ownClasses = (block: string): Set<string> =>
  new Set(
    viewsIn(block).flatMap((code) =>
      [...code.matchAll(/(?<=['"` ])block-[a-z]+(?:-[a-z]+)*(?=['"`$ ])/g)].map(([name]) => name),
    ),
  );

test('No two blocks bear the same name in styles, which all come with the first page that holds one of them', () => {
  const blocks = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const owners = new Map<string, string[]>();
  for (const { name: block } of blocks)
    for (const name of ownClasses(block)) owners.set(name, [...(owners.get(name) ?? []), block]);
  expect(owners.size).toBeGreaterThan(20);
  expect([...owners].filter(([, each]) => each.length > 1)).toEqual([]);
});
