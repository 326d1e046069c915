import type { RepositoryReader, Transaction } from '~mocks/repository/types';

const key = 'import';

/** What an import says for one reason. */
export interface ReportGroup {
  reason: string;
  cases: readonly string[];
}

interface Import {
  loaded: string;
  report?: readonly ReportGroup[];
}

const importOf = (reader: RepositoryReader) => reader.setting(key) as Import | undefined;

/** Whether the content came from the export of another site, with types and fields of that one's own. */
export const isImported = (reader: RepositoryReader): boolean => importOf(reader) !== undefined;

/** Notes that it did, and when. */
export function markImported(transaction: Transaction, loaded: string): void {
  transaction.setSetting(key, { loaded });
}

/** Keeps what the import had to say, for administrators to read on the site. */
export function keepReport(
  transaction: Transaction,
  reader: RepositoryReader,
  report: readonly ReportGroup[],
): void {
  transaction.setSetting(key, { ...importOf(reader), report });
}

/** What the import had to say; undefined where nothing was imported. */
export const importReportOf = (reader: RepositoryReader): readonly ReportGroup[] | undefined =>
  importOf(reader)?.report;
