import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from '~test/support/module-graph';

/** What holds the blocks of a page that is edited, and asks all of it: a child alone costs next to nothing. */
const asksThePage = /(?:#root|html|body|\.site-page|\.tool-editor(?:__canvas|__sheet)?):has\((?!>)[^{]*/g;

function askingRules(style: string): string[] {
  return style.match(asksThePage) ?? [];
}

test('no style asks a page that is edited what it holds: the browser would look at all of it with every key', () => {
  const files = readdirSync(`${root}/src`, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  );
  expect(files.length).toBeGreaterThan(50);
  const asking = files.flatMap((file) =>
    askingRules(readFileSync(`${root}/src/${file}`, 'utf8')).map((rule) => `${file}: ${rule.trim()}`),
  );
  expect(asking).toEqual([]);
});

test('a style that does is found', () => {
  expect(askingRules('#root:has(.wide) { a: b }')).toHaveLength(1);
  expect(askingRules('body:has(.wide) p,\n.tool-editor:has(.open) { a: b }')).not.toEqual([]);
  expect(askingRules('.tool-editor:has(> .open) { a: b }')).toEqual([]);
  expect(askingRules('body:not(.has-sidebar):has(.wide) { a: b }')).toEqual([]);
});
