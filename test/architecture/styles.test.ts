import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from '~test/support/module-graph';

/** What holds the blocks of a page that is edited, and asks all of it: a child alone costs next to nothing. */
const asksThePage =
  /(?:#root|html|body|\.has-[a-z-]+|\.site-page|\.tool-editor(?:__canvas|__sheet)?):has\((?!>)[^{]*/g;

function askingRules(style: string): string[] {
  return style.match(asksThePage) ?? [];
}

const styles = () =>
  readdirSync(`${root}/src`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => ({ file, style: readFileSync(`${root}/src/${file}`, 'utf8') }));

/** Widths of windows at which something changes: phone, tablet, desktop, wide, and the tool beside a wide page. */
const breakpoints = ['600px', '768px', '992px', '1200px', '1440px'];

/** Widths of windows in a style that are spelled in another way or are none of the breakpoints. */
function otherWidths(style: string): string[] {
  const conditions = [...style.matchAll(/@media([^{]*)/g)].flatMap(([, query = '']) =>
    [...query.matchAll(/\(([^()]*width[^()]*)\)/g)].map(([, condition = '']) => condition),
  );
  return conditions.filter((condition) => {
    const [, width = ''] = /^width (?:<|>=) (\S+)$/.exec(condition) ?? [];
    return !breakpoints.includes(width);
  });
}

test('windows have five breakpoints, spelled in one way', () => {
  expect(styles().flatMap(({ file, style }) => otherWidths(style).map((each) => `${file}: ${each}`))).toEqual(
    [],
  );
  expect(otherWidths('@media screen and (max-width: 991px) {}')).toEqual(['max-width: 991px']);
  expect(otherWidths('@media (width >= 820px) {}')).toEqual(['width >= 820px']);
});

/** What lies over others by a number of its own; what belongs to one part alone goes up to 6. */
const ownLayers = (style: string) => style.match(/z-index: (?!-1\b|[0-6]\b|var\(--z-)[^;]*/g) ?? [];

test('what lies over the page has its place in one scale', () => {
  expect(styles().flatMap(({ file, style }) => ownLayers(style).map((each) => `${file}: ${each}`))).toEqual(
    [],
  );
  expect(ownLayers('a { z-index: 31; }')).toHaveLength(1);
  expect(ownLayers('a { z-index: 3; } b { z-index: var(--z-bar); }')).toEqual([]);
});

/** What is important elsewhere than on paper, where no block has to think of it. */
const strongRules = (style: string) =>
  style.replaceAll(/@media print \{(?:[^{}]|\{[^{}]*\})*\}/g, '').match(/[^{};]*!important/g) ?? [];

/** Sizes of type and spaces of the tool that are none of its scale; a border or an offset of more than 28 px is free. */
const ownMeasures = (style: string) =>
  [
    ...style.matchAll(
      /(?<![\w-])(?:font|font-size|gap|(?:row|column)-gap|(?:padding|margin)(?:-[a-z]+)*): [^;{}]*/g,
    ),
  ]
    .map(([rule]) => rule)
    .filter((rule) => /(?<![\w.-]|- |\/ )(?:[2-9]|1\d|2[0-8])px/.test(rule));

test('type and spaces of the tool have one scale', () => {
  const tool = styles().filter(({ file }) => /^(?:tool|editor|admin)\/|\/edit\//.test(file));
  expect(tool.length).toBeGreaterThan(80);
  expect(tool.flatMap(({ file, style }) => ownMeasures(style).map((each) => `${file}: ${each}`))).toEqual([]);
  expect(ownMeasures('a { font: 400 13px / 18px x; padding: 0 8px; margin: -8px 1px 64px; }')).toHaveLength(
    2,
  );
  expect(ownMeasures('a { font: 400 var(--s) / 18px x; padding: calc(var(--s) - 3px); }')).toEqual([]);
});

test('nothing is important but on paper and for those who need another look', () => {
  const strong = styles().filter(({ file }) => file !== 'styles/base/accessibility.css');
  expect(
    strong.flatMap(({ file, style }) => strongRules(style).map((each) => `${file}: ${each.trim()}`)),
  ).toEqual([]);
  expect(
    strongRules('a { color: red !important; } @media print { a { color: red !important; } }'),
  ).toHaveLength(1);
});

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
  expect(askingRules('.has-sidebar:has(.tool-notice) .tool-toasts { }')).toHaveLength(1);
  expect(askingRules('#root:has(.wide) { a: b }')).toHaveLength(1);
  expect(askingRules('body:has(.wide) p,\n.tool-editor:has(.open) { a: b }')).not.toEqual([]);
  expect(askingRules('.tool-editor:has(> .open) { a: b }')).toEqual([]);
  expect(askingRules('body:not(.has-sidebar):has(.wide) { a: b }')).toEqual([]);
});

/** Custom properties that styles ask for, and those that a style or a module names as one that it sets. */
const asked = (source: string) => [...source.matchAll(/var\((--[a-z\d-]+)/g)].map(([, name = '']) => name);
const setIn = (source: string) =>
  [...source.matchAll(/(--[a-z\d-]+)['"\]]*[:,]/g)].map(([, name = '']) => name);

test('a custom property that a style asks for is set somewhere', () => {
  const modules = readdirSync(`${root}/src`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(`${root}/src/${file}`, 'utf8'));
  const set = new Set([...styles().map(({ style }) => style), ...modules].flatMap(setIn));
  const missing = styles().flatMap(({ file, style }) =>
    asked(style).flatMap((name) => (set.has(name) ? [] : [`${file}: ${name}`])),
  );
  expect(missing).toEqual([]);
  expect(asked('a { color: var(--none, red); }')).toEqual(['--none']);
});

/** Styles of what is built upon the site to edit and administer it, whose classes begin in their own way. */
const isOfTool = (file: string) => /^(?:tool|editor|admin)\//.test(file) || file.includes('/edit/');

test('no class of the tool means something in the styles of the site', () => {
  const named = styles().flatMap(({ file, style }) =>
    isOfTool(file) ? [] : (style.match(/\.tool-[\w-]+/g) ?? []),
  );
  expect(named).toEqual([]);
});
