import type { Language } from '@/lib/language';
import { parentOf } from '@/lib/path-parts';
import { record, records, text } from '@/lib/shape';
import { withoutEndSlashes } from '@/lib/slashes';
import { ApiError, malformed } from './error';
import { requestWrite } from './repeated';
import { flatten } from './urls';

interface Call {
  language: Language;
  signal?: AbortSignal;
}

const orRoot = (path: string) => path || '/';

/** Deletes content with everything in it; links to it break. What goes for good is in no tray afterwards. */
export async function deleteContent(path: string, call: Call & { isForGood?: true }): Promise<void> {
  const { isForGood, ...facts } = call;
  await requestWrite<unknown>(path, {
    ...facts,
    ...(isForGood && { query: { for_good: 1 } }),
    method: 'DELETE',
    changes: [path, orRoot(parentOf(path))],
  });
}

const pastedShape = records({ source: text(), target: text() });

async function paste(
  service: '@copy' | '@move',
  source: string,
  target: string,
  call: Call,
): Promise<string> {
  const changes = [orRoot(target), ...(service === '@move' ? [source, orRoot(parentOf(source))] : [])];
  const answer = await requestWrite<unknown>(`${target}/${service}`, {
    ...call,
    method: 'POST',
    body: { source: [source] },
    changes,
  });
  const [pasted] = pastedShape.read(answer);
  if (!pasted || pasted.target === '') throw malformed('The answer names no place.');
  return flatten(pasted.target);
}

/** Copies content into a folder; gives the path of the copy. */
export const copyContent = (source: string, target: string, call: Call): Promise<string> =>
  paste('@copy', source, target, call);

/** Moves content into a folder; gives its path there. The path of before leads to it. */
export const moveContent = (source: string, target: string, call: Call): Promise<string> =>
  paste('@move', source, target, call);

const renamedShape = record({ '@id': text() });

/** Gives content another title, another id or both; gives its path, of which the server makes one that is free. */
export async function renameContent(
  path: string,
  fields: { title?: string; id?: string },
  call: Call,
): Promise<string> {
  const answer = await requestWrite<unknown>(path, {
    ...call,
    method: 'PATCH',
    body: fields,
    headers: { Prefer: 'return=representation' },
    changes: [path, orRoot(parentOf(path))],
  });
  const { '@id': address } = renamedShape.read(answer);
  return address === '' ? path : withoutEndSlashes(flatten(address));
}

/** Changes some fields of content. */
export async function patchFields(
  path: string,
  fields: Readonly<Record<string, unknown>>,
  call: Call,
): Promise<void> {
  await requestWrite<unknown>(orRoot(path), { ...call, method: 'PATCH', body: fields });
}

/** Where an item goes in its folder: to an end, or by some places. */
export type Move = 'top' | 'bottom' | number;

/** Moves an item within its folder. `among` are the ids between which it moves, in the order that the server has. */
export async function orderContent(
  folder: string,
  { id, to, among }: { id: string; to: Move; among?: readonly string[] },
  call: Call,
): Promise<void> {
  const ordering = { obj_id: id, delta: to, ...(among && { subset_ids: among }) };
  await requestWrite<unknown>(orRoot(folder), { ...call, method: 'PATCH', body: { ordering } });
}

/** Puts an item at a place of its folder, counted from 0 in the folder's own order. */
export async function placeContent(
  folder: string,
  { id, place }: { id: string; place: number },
  call: Call,
): Promise<void> {
  await orderContent(folder, { id, to: 'top' }, call);
  if (place > 0) await orderContent(folder, { id, to: place }, call);
}

/** Puts everything in a folder into the order of an index, for good. */
export async function sortContent(
  folder: string,
  sort: { on: string; order: 'ascending' | 'descending' },
  call: Call,
): Promise<void> {
  await requestWrite<unknown>(orRoot(folder), { ...call, method: 'PATCH', body: { sort } });
}

/** Why content was not changed, as far as statuses tell. */
export type Refusal = 'locked' | 'noPlace' | 'notAllowed' | 'gone' | 'unreachable' | 'failed';

/** A lock is refused by its own status, or by that of lacking rights with the server's one sentence for it. */
export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof ApiError)) return 'failed';
  const { status, kind, message } = error.details;
  if (status === 423 || (status === 403 && message === 'Resource is locked.')) return 'locked';
  if (status === 401 || status === 403) return 'notAllowed';
  if (status === 409) return 'noPlace';
  if (status === 404 || kind === 'redirect') return 'gone';
  return status === null || kind === 'timeout' ? 'unreachable' : 'failed';
}

/** What a call gives, or undefined where what it is about has been removed, or moved elsewhere. */
export async function unlessGone<Data>(run: Promise<Data>): Promise<Data | undefined> {
  try {
    return await run;
  } catch (error) {
    if (refusalOf(error) === 'gone') return undefined;
    throw error;
  }
}

/** What the server says of a request that it does not take as it is, '' where it does not. */
export function wordsOfRefusal(error: unknown): string {
  if (!(error instanceof ApiError)) return '';
  const { status, kind, message } = error.details;
  return kind === 'http' && status === 400 ? message : '';
}
