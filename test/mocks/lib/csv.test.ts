import { expect, test } from 'vitest';
import { csvRows, csvText } from '~mocks/lib/csv';

test.each([
  ['a,b\n', ',', [['a', 'b']]],
  [
    'a;"b;c"\r\nd;e\r\n',
    ';',
    [
      ['a', 'b;c'],
      ['d', 'e'],
    ],
  ],
  ['"say ""so""", x ', ',', [['say "so"', 'x']]],
  [
    '"two\nlines",x\nnext,y',
    ',',
    [
      ['two\nlines', 'x'],
      ['next', 'y'],
    ],
  ],
  ['"never ended,x', ',', [['never ended,x']]],
  ['a"b,c', ',', [['a"b', 'c']]],
])('the table %j', (text, delimiter, rows) => {
  expect(csvRows(text, delimiter).filter((cells) => cells.some((cell) => cell !== ''))).toEqual(rows);
});

test('a table reads back as it was written', () => {
  const rows = [
    ['old path', 'new path'],
    ['/de/a,b', 'https://example.org/"x"'],
    ['/de/c', 'two\nlines'],
  ];
  expect(csvRows(csvText(rows), ',').slice(0, 3)).toEqual(rows);
});
