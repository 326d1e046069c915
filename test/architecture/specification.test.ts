import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { root } from '~test/support/module-graph';
import { statementsIn, testNamesIn, violationsOfStatement } from '~test/support/specification-rules';

const folder = `${root}/docs/specification`;
const pages = readdirSync(folder).filter((name) => name.endsWith('.md'));

const known = new Map<string, ReadonlySet<string> | undefined>();

const readNames = (file: string) =>
  /^test\/.+\.(?:test|spec)\.tsx?$/.test(file) && existsSync(`${root}/${file}`)
    ? testNamesIn(readFileSync(`${root}/${file}`, 'utf8'))
    : undefined;

function namesOf(file: string): ReadonlySet<string> | undefined {
  if (!known.has(file)) known.set(file, readNames(file));
  return known.get(file);
}

test.each(pages)('every statement of %s has a test that exists', (page) => {
  const statements = statementsIn(readFileSync(`${folder}/${page}`, 'utf8'));
  expect(statements.flatMap((each) => violationsOfStatement(each, namesOf))).toEqual([]);
});

test.each(pages.filter((page) => page !== 'README.md'))('%s has its statements', (page) => {
  expect(statementsIn(readFileSync(`${folder}/${page}`, 'utf8')).length).toBeGreaterThan(10);
});

describe('a violation is caught', () => {
  const here = 'test/architecture/specification.test.ts';
  const rowsOf = (row: string) => statementsIn(`| Statement | Held by |\n| --- | --- |\n${row}\n`);
  const violationsOf = (row: string) => rowsOf(row).flatMap((each) => violationsOfStatement(each, namesOf));

  test.each([
    ['a statement without a test', '| Cards are four | |'],
    ['words instead of a test', '| Cards are four | seen by hand |'],
    ['a file that is not there', '| Cards are four | `test/blocks/none.test.tsx › is there` |'],
    ['a file that is no test', '| Cards are four | `src/blocks/cards/view.tsx › is there` |'],
    ['a test that is not there', `| Cards are four | \`${here} › a name that no test has\` |`],
    ['a file without a name', `| Cards are four | \`${here}\` |`],
    ['one of two', `| Cards are four | \`${here} › while this is a test\`, \`${here} › no test\` |`],
  ])('%s', (_, row) => expect(violationsOf(row)).toHaveLength(1));

  test('while this is a test', () => {
    expect(violationsOf(`| Signs \\| in cells | \`${here} › while this is a test\` |`)).toEqual([]);
    expect(
      violationsOf(`| Names with examples | \`${here} › every statement of %s has a test that exists\` |`),
    ).toEqual([]);
    expect(statementsIn('```\n| Statement | Held by |\n| --- | --- |\n| An example | |\n```\n')).toEqual([]);
  });

  test('names are read as they are written', () => {
    const source =
      "test('one', f); test.each([])('%s two', f); it(`three ${a}`, f); describe('four', f); test(five, f);";
    expect([...testNamesIn(source)]).toEqual(['one', '%s two', 'three ${a}']);
  });
});
