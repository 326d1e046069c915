import { parseDate } from '~mocks/content/deserialize/dates';
import { checkedSource, checkedTarget, errorOf } from './alias-paths';
import { badRequest } from '~mocks/http/failure';
import { emptyResponse, jsonResponse } from '~mocks/http/json';
import type { RepositoryReader, Transaction } from '~mocks/repository/types';
import type { Call } from '../shared/call';
import { entriesOf } from './list';
import { csvRows, csvText } from '~mocks/lib/csv';
import { readForm } from '~mocks/http/form';

const header = ['old path', 'new path', 'datetime', 'manual'];

/** The time as Plone's own table writes it. */
function dayAndTime(time: string | null): string {
  const at = time === null ? NaN : Date.parse(time.endsWith('Z') || time.includes('+') ? time : `${time}Z`);
  if (Number.isNaN(at)) return '';
  return `${new Date(at).toISOString().slice(0, 19).replaceAll('-', '/').replace('T', ' ')} UTC`;
}

/** All redirects as a table. */
export function csvTable(call: Call): Response {
  const rows = entriesOf(call, call.repository.root).map(({ path, to, time, manual }) => [
    path,
    to,
    dayAndTime(time),
    manual ? 'True' : 'False',
  ]);
  return new Response(csvText([header, ...rows]), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename=redirects.csv',
    },
  });
}

interface Row {
  number: number;
  line: string;
  from: string;
  to: string;
  time: string | undefined;
  manual: boolean;
}

function rowsOf(text: string): Row[] {
  const [first = ''] = text.split(/[\r\n]/, 1);
  const delimiter = first.includes(';') ? ';' : ',';
  return csvRows(text, delimiter).flatMap((cells, at) => {
    const [from = '', to = '', time = '', manual = 'True'] = cells;
    if (cells.every((cell) => cell === '') || (at === 0 && !from.startsWith('/'))) return [];
    const made = parseDate(time.replaceAll('/', '-').replace(/ (?:UTC|GMT\+0)$/, '+00:00'));
    return [
      {
        number: at + 1,
        line: cells.join(delimiter),
        from,
        to,
        time: Number.isNaN(made) ? undefined : new Date(made).toISOString().slice(0, 19),
        manual: !/^(?:false|0)$/i.test(manual),
      },
    ];
  });
}

function storeRow(transaction: Transaction, reader: RepositoryReader, row: Row, now: number): void {
  const { path } = checkedSource(reader, row.from);
  const time = row.time ?? new Date(now).toISOString();
  transaction.setRedirect(path, checkedTarget(reader, row.to).path, { time, manual: row.manual });
}

/** What a row says wrongly. */
function errorIn(reader: RepositoryReader, { from, to }: Row): string | undefined {
  return errorOf(checkedSource(reader, from), checkedTarget(reader, to));
}

async function uploadedTable(call: Call): Promise<string> {
  const file = (await readForm(call.request)).get('file');
  if (file === null || typeof file === 'string') throw badRequest('No file uploaded');
  if (!/^(?:text|application)\/csv/.test(file.type))
    throw badRequest('Uploaded file is not a valid CSV file');
  return file.text();
}

/** Stores the redirects of a table, all of them or, where one is wrong, none. */
export async function importTable(call: Call): Promise<Response> {
  const rows = rowsOf(await uploadedTable(call));
  const errors = await call.write((transaction, reader) => {
    const errors = rows.flatMap((row) => {
      const message = errorIn(reader, row);
      return message === undefined ? [] : [{ line: row.line, line_number: row.number, message }];
    });
    if (errors.length === 0) for (const row of rows) storeRow(transaction, reader, row, call.now);
    return errors;
  });
  if (errors.length === 0) return emptyResponse();
  const message = `Found ${errors.length + 1} errors in CSV file.`;
  return jsonResponse({ type: 'BadRequest', message, csv_errors: errors }, 400);
}
