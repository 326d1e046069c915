import { expect, test } from 'vitest';
import { csvRows, csvText } from '~mocks/lib/csv';
import { createTestCms } from '~test/support/test-cms';

const formulas = ['=1+1', '+49 1', '-2', '@SUM(A1)', '\t=1', '\r=1', '=HYPERLINK("x","y")'];

test.each(formulas)('the cell %j is no formula, and reads back as it was', (text) => {
  const table = csvText([[text, 'b']]);
  expect(table.replace(/^"/, '')).toMatch(/^'/);
  expect(csvRows(table, ',')[0]).toEqual([text.trim(), 'b']);
});

test('cells that begin with an apostrophe stay as they are', () => {
  expect(csvRows(csvText([["'t Huis", 'x']]), ',')[0]).toEqual(["'t Huis", 'x']);
});

test('the table of users holds no formula', async () => {
  const cms = await createTestCms();
  const fullname = '=cmd|calc';
  await cms.ask('/@users/editor', { as: 'admin', method: 'PATCH', json: { fullname } });
  const table = await (await cms.ask('/@users', { as: 'admin', headers: { Accept: 'text/csv' } })).text();
  expect(table).toContain(`'${fullname}`);
  expect(table).not.toContain(`,${fullname}`);
});
