// @vitest-environment node
import { expect, test } from 'vitest';
import { csvCell, csvCells } from '~mocks/text/csv';
import { createTestCms } from '~mocks/vitest';

const formulas = ['=1+1', '+49 1', '-2', '@SUM(A1)', '\t=1', '\r=1', '=HYPERLINK("x","y")'];

test.each(formulas)('the cell %j is no formula, and reads back as it was', (text) => {
  const cell = csvCell(text);
  expect(cell.replace(/^"/, '')).toMatch(/^'/);
  expect(csvCells(`a,${cell},b`, ',')).toEqual(['a', text.trim(), 'b']);
});

test('cells that begin with an apostrophe stay as they are', () => {
  expect(csvCells(`${csvCell("'t Huis")},x`, ',')).toEqual(["'t Huis", 'x']);
});

test('the table of users holds no formula', async () => {
  const cms = await createTestCms();
  const fullname = '=cmd|calc';
  await cms.ask('/@users/editor', { as: 'admin', method: 'PATCH', json: { fullname } });
  const table = await (await cms.ask('/@users', { as: 'admin', headers: { Accept: 'text/csv' } })).text();
  expect(table).toContain(`'${fullname}`);
  expect(table).not.toContain(`,${fullname}`);
});
