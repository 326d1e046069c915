import type { Language } from '@/lib/language';
import { parentOf } from '@/lib/path-parts';
import { record, text } from '@/lib/shape';
import { withoutEndSlashes } from '@/lib/slashes';
import { request } from './client';
import { malformed } from './error';
import { requestWrite } from './repeated';
import { flatten } from './urls';

interface Call {
  language: Language;
  signal?: AbortSignal;
}

const madeShape = record({ '@id': text() });

const serviceOf = (path: string) => `${path}/@workingcopy`;

/** Makes a working copy of content, which is locked as long as there is one; gives the path of the copy. */
export async function makeWorkingCopy(path: string, call: Call): Promise<string> {
  const changes = [path, parentOf(path) || '/'];
  const answer = await requestWrite<unknown>(serviceOf(path), { ...call, method: 'POST', body: {}, changes });
  const { '@id': address } = madeShape.read(answer);
  if (address === '') throw malformed('The answer names no working copy.');
  return withoutEndSlashes(flatten(address));
}

interface Ends {
  copy: string;
  original: string;
}

const changedBy = ({ copy, original }: Ends) => [copy, original, parentOf(copy) || '/'];

/** Makes the original what its working copy is; the copy is gone afterwards. */
export async function applyWorkingCopy(ends: Ends, call: Call): Promise<void> {
  const options = { ...call, method: 'PATCH', body: {}, changes: changedBy(ends) } as const;
  await request<unknown>(serviceOf(ends.copy), options);
}

/** Gives a working copy up; the original stays as it is. */
export async function removeWorkingCopy(ends: Ends, call: Call): Promise<void> {
  await requestWrite<unknown>(serviceOf(ends.copy), { ...call, method: 'DELETE', changes: changedBy(ends) });
}
