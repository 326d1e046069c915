import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../real-examples');

/** One recorded call of a real Plone. */
export interface Example {
  name: string;
  method: string;
  /** Path and query below the API prefix. */
  path: string;
  body: string | undefined;
  who: string;
  status: number;
}

const cell = (text: string | undefined): string => (text ?? '').trim().replace(/^`|`$/g, '');

/** Reads a row of one of the two tables of the index, whose columns differ. */
function readRow(line: string): Example | undefined {
  const cells = line.split('|').slice(1, -1).map(cell);
  const [file = '', request = '', sent] = cells;
  const [method = '', ...rest] = request.replaceAll('`', '').split(' ');
  if (!/^(?:GET|POST|PATCH|DELETE)$/.test(method)) return undefined;
  const [who = '', status = ''] = cells.length > 6 ? cells.slice(4, 6) : cells.slice(3, 5);
  return {
    name: file.replace(/\.json$/, ''),
    method,
    path: rest.join(' ').replace(/^\/$/, ''),
    body: sent === '' ? undefined : sent,
    who,
    status: Number(status),
  };
}

/** Every call of the index. */
export function readIndex(): Example[] {
  const lines = readFileSync(join(folder, 'INDEX.md'), 'utf8').split('\n');
  return lines.flatMap((line) => readRow(line) ?? []);
}

/** Names of the bodies that lie beside the index. */
export function recordedNames(): string[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return files.map((name) => name.slice(0, -'.json'.length));
}

/** A recorded body, with the addresses of our own server. */
export function readBody(name: string, origin: string): unknown {
  const text = readFileSync(join(folder, `${name}.json`), 'utf8');
  return JSON.parse(
    text
      .replaceAll('http://localhost:8080/Plone/++api++', origin)
      .replaceAll('http://localhost:8080/Plone', origin),
  );
}
