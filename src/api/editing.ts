import { decodedPart } from '@/lib/decoded';
import type { Language } from '@/lib/language';
import { isRecord, recordsOf, textOf } from '@/lib/text';
import { request } from './client';
import { malformed } from './error';
import { requestWrite } from './repeated';

interface Call {
  language: Language;
  signal?: AbortSignal;
}

const record = (answer: unknown, what: string): Record<string, unknown> => {
  if (!isRecord(answer)) throw malformed(`The answer is no ${what}.`);
  return answer;
};

/** Content as it is stored, for its editor: of what stands round it, only its translations. */
export async function getStored(path: string, call: Call): Promise<Record<string, unknown>> {
  return record(
    await request<unknown>(path || '/', { ...call, query: { expand: 'translations' } }),
    'content',
  );
}

/** The JSON schema of a type, in the language of the place and with the fields that one may write there. */
export async function getTypeSchema(
  path: string,
  type: string,
  call: Call,
): Promise<Record<string, unknown>> {
  return record(await request<unknown>(`${path}/@types/${encodeURIComponent(type)}`, call), 'schema');
}

/** A type of which content can be added at a place. */
export interface AddableType {
  id: string;
  title: string;
  /** It is one of those that the place asks for first. */
  isImmediate: boolean;
}

/** The types that one may add at a place, by their titles. */
export async function getAddableTypes(path: string, call: Call): Promise<AddableType[]> {
  const answer = await request<unknown>(`${path}/@types`, call);
  return recordsOf(answer)
    .filter((type) => type['addable'] === true)
    .map((type) => ({
      id: textOf(type['@id']).split('/').at(-1) ?? '',
      title: textOf(type['title']),
      isImmediate: type['immediately_addable'] === true,
    }))
    .map(({ id, title, isImmediate }) => ({ id: decodedPart(id) ?? id, title: title || id, isImmediate }));
}

/** The folder in which the translation of a page belongs. */
export async function getTranslationPlace(path: string, target: Language, call: Call): Promise<string> {
  const query = { target_language: target };
  const answer = await request<unknown>(`${path}/@translation-locator`, { ...call, query });
  const url = textOf(record(answer, 'place')['@id']);
  if (url === '') throw malformed('The answer names no place.');
  return url;
}

/** Who edits a page; no token where its type or its site has no locks. */
export interface Lock {
  token: string;
  creator: string;
  creatorName: string;
}

const lockOf = (answer: unknown): Lock => {
  const said = isRecord(answer) ? answer : {};
  return {
    token: textOf(said['token']),
    creator: textOf(said['creator']),
    creatorName: textOf(said['creator_name']),
  };
};

/** Who has the lock of a page, if anybody has. */
export async function getLock(path: string, call: Call): Promise<Lock> {
  return lockOf(await request<unknown>(`${path}/@lock`, call));
}

/** Takes the lock of a page, or tells who has it: then the answer is theirs. */
export async function postLock(path: string, call: Call): Promise<Lock> {
  const body = {};
  return lockOf(
    await requestWrite<unknown>(`${path}/@lock`, { ...call, method: 'POST', body, leavesContent: true }),
  );
}

/** Keeps a lock, which ends by itself after ten minutes. */
export async function refreshLock(path: string, call: Call): Promise<void> {
  const body = {};
  await requestWrite<unknown>(`${path}/@lock`, { ...call, method: 'PATCH', body, leavesContent: true });
}

/** Gives a lock back; `keepalive` also from a page that is just being left. */
export async function deleteLock(path: string, call: Call & { keepalive?: true }): Promise<void> {
  const body = {};
  await requestWrite<unknown>(`${path}/@lock`, { ...call, method: 'DELETE', body, leavesContent: true });
}

/** Takes away the lock of somebody else, by which more may be done with the page. */
export async function stealLock(path: string, call: Call): Promise<void> {
  const body = { force: true };
  await requestWrite<unknown>(`${path}/@lock`, { ...call, method: 'DELETE', body, changes: [path] });
}

/** Changes some fields of a page; the token is that of one's own lock, '' where there is none. */
export async function patchStored(
  path: string,
  fields: Readonly<Record<string, unknown>>,
  { token, ...call }: Call & { token: string },
): Promise<void> {
  const lock = token !== '' && { headers: { 'Lock-Token': token } };
  await requestWrite<unknown>(path || '/', { ...call, method: 'PATCH', body: fields, ...lock });
}

/** Adds content to a folder; gives its path. */
export async function postStored(
  folder: string,
  content: Readonly<Record<string, unknown>>,
  call: Call,
): Promise<string> {
  const answer = await requestWrite<unknown>(folder || '/', { ...call, method: 'POST', body: content });
  const url = textOf(record(answer, 'content')['@id']);
  if (url === '') throw malformed('The answer has no address.');
  return url;
}
