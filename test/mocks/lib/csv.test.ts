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

test('no cell is a formula, whatever it says, and none loses a sign', () => {
  const cells = [
    `=cmd|' /C calc'!A0`,
    '+1',
    '-1',
    '@SUM(1)',
    '\t=1',
    '\r=1',
    '<b>b</b> \u202Eabc\u202C 🌊',
    '=🌊"; '.repeat(1666).trim(),
  ];
  const text = csvText(cells.map((cell) => [cell]));
  const written = text.split('\r\n').map((line) => line.replace(/^"/, ''));
  for (const line of written) expect(line).not.toMatch(/^[=+\-@\t\r]/);
  expect(csvRows(text, ',').flat().slice(0, cells.length)).toEqual(cells.map((cell) => cell.trim()));
});
