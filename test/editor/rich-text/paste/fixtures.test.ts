// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fromHtml } from '@/editor/rich-text/paste/from-html';
import { describePasted } from './pasted-html';

const folder = join(import.meta.dirname, 'fixtures');
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.html'))
  .map((file) => file.replace(/\.html$/, ''));

/** A fixture is what a program puts into the clipboard, and beside it the blocks that this gives. */
test.each(names)('What is pasted becomes clean blocks: %s', (name) => {
  expect(describePasted(fromHtml(read(`${name}.html`)))).toBe(read(`${name}.txt`).trimEnd());
});

test('There are fixtures of the programs that people paste from', () => {
  expect(names.length).toBeGreaterThanOrEqual(48);
  for (const program of ['word', 'google-docs', 'libreoffice', 'outlook', 'excel', 'web-page'])
    expect(names.filter((name) => name.startsWith(program)).length, program).toBeGreaterThan(1);
});
