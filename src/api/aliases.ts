import type { Language } from '@/lib/language';
import { flag, list, record, records, text } from '@/lib/shape';
import { isRecord } from '@/lib/text';
import { request } from './client';
import { malformed } from './error';
import { requestWrite } from './repeated';

interface Call {
  language: Language;
  signal?: AbortSignal;
}

/** An old address and where it leads. */
export interface Alias {
  path: string;
  /** The path of content, or the address of another site. */
  target: string;
  time: string;
  /** Somebody made it; others come of moves and renames. */
  isManual: boolean;
}

const aliasShape = records({ path: text(), 'redirect-to': text(), datetime: text(), manual: flag() });

/** The list names a target elsewhere as if it were a path. */
const targetOf = (stored: string): string => stored.replace(/^\/(?=https?:\/\/)/, '');

interface Query {
  /** What the old addresses begin with. */
  prefix: string;
  start: number;
  size: number;
}

/** The old addresses that lead to content, or with '' all of the site. */
export async function getAliases(
  path: string,
  { prefix, start, size }: Query,
  call: Call,
): Promise<{ aliases: Alias[]; total: number }> {
  const query = { query: prefix, b_start: start, b_size: size };
  const answer = await request<unknown>(`${path}/@aliases`, { ...call, query });
  if (!isRecord(answer)) throw malformed('The answer holds no addresses.');
  const { items, items_total: total } = answer;
  const aliases = aliasShape.read(items).map(({ path: from, 'redirect-to': to, datetime, manual }) => ({
    path: from,
    target: targetOf(to),
    time: datetime,
    isManual: manual === true,
  }));
  return { aliases, total: typeof total === 'number' ? total : aliases.length };
}

const outcomeShape = record({ failed: list(text()) });

/** Adds an old address to content, or, with a target, anywhere. Gives whether it was taken. */
export async function postAlias(
  path: string,
  alias: { path: string; target?: string },
  call: Call,
): Promise<boolean> {
  const item = { path: alias.path, ...(alias.target !== undefined && { 'redirect-to': alias.target }) };
  const answer = await requestWrite<unknown>(`${path}/@aliases`, {
    ...call,
    method: 'POST',
    body: { items: [item] },
    leavesContent: true,
  });
  return outcomeShape.read(answer).failed.length === 0;
}

/** Removes an old address; gives whether it was there. */
export async function deleteAlias(path: string, alias: string, call: Call): Promise<boolean> {
  const answer = await requestWrite<unknown>(`${path}/@aliases`, {
    ...call,
    method: 'DELETE',
    body: { items: [{ path: alias }] },
    leavesContent: true,
  });
  return outcomeShape.read(answer).failed.length === 0;
}
