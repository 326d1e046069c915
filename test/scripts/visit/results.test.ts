import { expect, test } from 'vitest';
import { createResults, tableRows } from '../../../scripts/visit/results.mjs';
import { measurements, rows } from '../../../scripts/visit/rows.mjs';

const navigation = { of: 'page', profile: 'desktop' };

function taken() {
  const results = createResults(rows);
  for (const shown of [30, 20, 28]) results.add('measured', navigation, { shown, busy: 0 });
  for (const shown of [2, 4, 3]) results.add('floor', navigation, { shown, busy: 0 });
  results.add('measured', { of: 'visit', profile: 'phone' }, { shift: 0.0123, constructor: 1 });
  return results.summed();
}

test('figures are summed up in the order of the rows, beside their floors and aims', () => {
  expect(tableRows(taken())).toEqual([
    {
      row: 'layout shift: phone',
      median: '0.0123',
      range: '0.0123–0.0123',
      floor: '-',
      'its range': '-',
      ratio: '-',
      aim: '≤ 0.01',
      met: 'no',
    },
    {
      row: 'click to new heading, ms: desktop',
      median: '28',
      range: '20–30',
      floor: '3',
      'its range': '2–4',
      ratio: '9.3',
      aim: '≤ 25',
      met: 'no',
    },
    {
      row: 'main thread per navigation, ms: desktop',
      median: '0',
      range: '0–0',
      floor: '0',
      'its range': '0–0',
      ratio: '-',
      aim: '≤ 25',
      met: 'yes',
    },
  ]);
});

test('the file holds every figure that the table was made from', () => {
  const [, shown] = JSON.parse(JSON.stringify(taken()));
  expect(shown).toMatchObject({ aim: 25, isMet: false, measured: { values: [30, 20, 28] }, ratio: 28 / 3 });
});

test('what several rows need is measured once, and what has no link not at all', () => {
  const all = measurements(['page', 'long', 'list']).map(({ of, profile }) => `${of} ${profile}`);
  expect(new Set(all).size).toBe(all.length);
  for (const { of, profile } of rows) expect(all).toContain(`${of} ${profile}`);
  expect(measurements(['page']).map(({ of }) => of)).toEqual(
    all.map((name) => name.split(' ')[0]).filter((of) => of === 'visit' || of === 'page'),
  );
});

test('no two rows read alike', () => {
  const names = rows.map(({ what, profile }) => `${what}: ${profile}`);
  expect(new Set(names).size).toBe(names.length);
});
