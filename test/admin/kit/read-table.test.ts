import { expect, test } from 'vitest';
import { readTable, rowsByColumn } from '@/admin/kit/read-table';

const table = (text: string) => readTable(new File([text], 'tabelle.csv'));

test.each([',', ';', '\t'])(
  'a table is read with cells divided by %j, and without the mark of Excel',
  async (mark) => {
    expect(await table(`\uFEFFName${mark} Adresse\r\n"Ä ""B"""${mark}x \r\n`)).toEqual([
      ['Name', 'Adresse'],
      ['Ä "B"', 'x'],
      [''],
    ]);
  },
);

test('rows go by the names of their columns and keep their place in the file', async () => {
  const rows = await table('Email;NAME\na@b.example;Anna\n\n;\nc@d.example\n');
  expect(rowsByColumn(rows, ['name', 'email'])).toEqual([
    { row: 2, cells: { email: 'a@b.example', name: 'Anna' } },
    { row: 5, cells: { email: 'c@d.example', name: '' } },
  ]);
});

test('a table that lacks a column has no rows', async () => {
  expect(rowsByColumn(await table('email\na@b.example'), ['name', 'email'])).toBeUndefined();
  expect(rowsByColumn([], ['name'])).toBeUndefined();
});
