import type { Change } from './types';
import { deepestJson, jsonMeasures } from '~mocks/lib/json-measures';
import { DataFolderError } from './data-folder-error';

const name = 'research-portal journal';
const version = 1;

export const fileHeader = Buffer.from(`${name} ${version}\n`);

/** Refuses a file that is no journal of this version; of any version when it is to be thrown away. */
export function checkFileHeader(start: Buffer, path: string, anyVersion = false): void {
  const [line = ''] = start.toString('latin1').split('\n', 1);
  if (start.subarray(0, fileHeader.length).equals(fileHeader)) return;
  if (line.startsWith(`${name} `)) {
    if (anyVersion) return;
    throw new DataFolderError(
      `${path} has format "${line.slice(name.length + 1)}", this server reads ${version}`,
    );
  }
  throw new DataFolderError(`${path} is no journal of this server`);
}

/** One line of JSON for each change, so that the size of each live record is known. */
export function encodeChanges(changes: readonly Change[]): string {
  return changes.map(({ table, key, value }) => JSON.stringify([table, key, value ?? null])).join('\n');
}

/** What was taken in lies some levels down in its record. */
export const deepestRecord = 2 * deepestJson;

/** Whether a record would overflow the stack of whoever walks it. */
export const isTooDeep = (line: string): boolean =>
  line.length > 2 * deepestRecord && jsonMeasures(line).depth > deepestRecord;

export function decodeChange(line: string): Change {
  const [table, key, value] = JSON.parse(line) as [Change['table'], string, unknown];
  return { table, key, value };
}
