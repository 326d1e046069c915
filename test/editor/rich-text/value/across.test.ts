import { describe, expect, test } from 'vitest';
import { partsOf, restsOf } from '@/editor/rich-text/value/across';
import { lengthOfValue, textOfValue } from '@/editor/rich-text/value/lines';
import type { EditedValue } from '@/editor/rich-text/value/nodes';

const p = (...children: EditedValue[number]['children']): EditedValue => [{ type: 'p', children }];
const bold = (text: string) => ({ type: 'strong', children: [{ text }] });
const heading: EditedValue = [{ type: 'h2', children: [{ text: 'Über alles' }] }];
const list: EditedValue = [
  { type: 'ul', children: ['Eins', 'Zwei'].map((text) => ({ type: 'li', children: [{ text }] })) },
];
const cell = { type: 'td', children: [{ text: 'Zelle' }] };
const table: EditedValue = [
  { type: 'table', children: [{ type: 'tbody', children: [{ type: 'tr', children: [cell] }] }] },
];
const values = [
  p({ text: 'Ein Wort' }),
  p({ text: 'Ein ' }, bold('fettes'), { text: ' Wort' }),
  heading,
  list,
];

describe('Two texts of which a part is selected', () => {
  test('become one, whose first line goes on in the format and the type of what stands before', () => {
    const first = { value: p({ text: 'Ein ' }, bold('fettes'), { text: '' }), at: 7 };
    const last = { value: heading, at: 5 };
    expect(restsOf(first, last, 'n ')?.joined).toEqual({
      value: p({ text: 'Ein ' }, bold('fetn '), { text: 'alles' }),
      seam: 9,
    });
  });

  test('stay as they are where a table is one of them', () => {
    const other = { value: heading, at: 1 };
    expect(restsOf({ value: table, at: 2 }, other)).toBeUndefined();
    expect(restsOf(other, { value: table, at: 2 })).toBeUndefined();
  });

  test('lose no letter wherever they are cut', () => {
    for (const one of values)
      for (const other of values)
        for (let from = 0; from <= lengthOfValue(one); from++)
          for (let to = 0; to <= lengthOfValue(other); to++) {
            const [first, last] = [
              { value: one, at: from },
              { value: other, at: to },
            ];
            const rests = restsOf(first, last, 'x');
            const start = textOfValue(one).slice(0, from);
            const end = textOfValue(other).slice(to);
            expect(textOfValue(rests?.joined?.value ?? [])).toBe(`${start}x${end}`);
            expect(rests?.joined?.seam).toBe(from + 1);
            const parts = partsOf(first, last).map(textOfValue);
            expect(parts).toEqual([textOfValue(one).slice(from), textOfValue(other).slice(0, to)]);
          }
  });
});
