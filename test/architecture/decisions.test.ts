import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '~test/support/module-graph';

const folder = resolve(root, 'docs/decisions');
const read = (file: string) => readFileSync(resolve(folder, file), 'utf8');

/** What a heading is called in an address, as code hosts make it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .trim()
    .replaceAll(' ', '-');

test('every decision is dated, and listed under its area', () => {
  const areas = readdirSync(folder).filter((file) => file !== 'README.md');
  const sections = areas.flatMap((file) =>
    read(file)
      .split(/^## /m)
      .slice(1)
      .map((section) => {
        const [heading = '', , body = ''] = section.split('\n');
        return { link: `${file}#${anchorOf(heading)}`, isDated: /^_\d{4}-\d\d-\d\d\._ /.test(body) };
      }),
  );
  const listed = [...read('README.md').matchAll(/\]\(([a-z-]+\.md#[^)]*)\)/g)].map(([, link]) => link);
  expect(sections.length).toBeGreaterThan(100);
  expect(sections.filter(({ isDated }) => !isDated)).toEqual([]);
  expect(sections.map(({ link }) => link).sort()).toEqual(listed.sort());
});
