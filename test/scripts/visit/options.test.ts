import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OptionError, readOptions, usage } from '../../../scripts/visit/options.mjs';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'visit-'));
});
afterAll(() => rm(folder, { recursive: true }));

const other = ['--base', 'http://127.0.0.1:3000/', '--first', '/de', '--link', 'nav a'];

test('without options the app itself is measured', () => {
  expect(readOptions([])).toEqual({
    rounds: 5,
    hover: 150,
    json: undefined,
    heading: 'main h1',
    content: 'main',
    site: undefined,
  });
});

test('another site is named by its origin, a page and the links there', () => {
  const more = ['--long-link', '.long a', '--rounds', '2', '--heading', 'h1'];
  expect(readOptions([...other, ...more])).toMatchObject({
    rounds: 2,
    heading: 'h1',
    site: {
      base: 'http://127.0.0.1:3000',
      first: '/de',
      links: { page: 'nav a', long: '.long a', list: undefined },
    },
  });
});

test('help names every option', () => {
  expect(readOptions(['--help'])).toBeUndefined();
  for (const name of ['rounds', 'json', 'hover', 'base', 'first', 'link', 'heading', 'content'])
    expect(usage).toContain(`--${name} `);
});

test('figures go to a file in a folder that is there', () => {
  const file = join(folder, 'figures.json');
  expect(readOptions(['--json', file])).toMatchObject({ json: file });
  expect(() => readOptions(['--json', join(folder, 'none/figures.json')])).toThrow('there is no folder');
  expect(() => readOptions(['--json', folder])).toThrow('is no file');
});

test.each([
  [['--rounds', '0'], '--rounds takes a whole number from 1 to 50, not "0"'],
  [['--rounds', '1e1'], '--rounds takes'],
  [['--rounds', '51'], '--rounds takes'],
  [['--hover', '-1'], '--hover'],
  [['--hover', '9'.repeat(400)], '--hover takes'],
  [['--constructor'], '--help'],
  [['--__proto__', 'x'], '--help'],
  [['surplus'], '--help'],
  [['--heading', ' '], '--heading takes 1 to 1000 characters'],
  [['--content', 'x'.repeat(1001)], '--content takes 1 to 1000 characters'],
  [['--link', 'a'], '--link is for another site'],
  [['--base', 'http://127.0.0.1:3000'], '--base asks for --first'],
  [['--base', 'http://127.0.0.1:3000', '--first', '/de'], '--base asks for --link'],
  [[...other, '--base', 'http://127.0.0.1:3000/de'], '--base takes the origin'],
  [[...other, '--base', 'http://name:word@127.0.0.1'], '--base takes the origin'],
  [[...other, '--base', 'file:///etc'], '--base takes the origin'],
  [[...other, '--base', 'here'], '--base takes the origin'],
  [[...other, '--first', 'de'], '--first takes a path'],
  [[...other, '--first', '//elsewhere.example/'], '--first takes a path'],
  [[...other, '--first', '/\\elsewhere.example/'], '--first takes a path'],
])('%j is answered with what is wrong', (args, message) => {
  expect(() => readOptions(args)).toThrow(OptionError);
  expect(() => readOptions(args)).toThrow(message);
});
