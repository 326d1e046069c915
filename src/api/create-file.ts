import type { Language } from '@/lib/language';
import { isRecord, textOf } from '@/lib/text';
import { request } from './client';
import { getAddableTypes } from './editing';
import { ApiError, malformed } from './error';
import { requestWrite } from './repeated';
import type { UploadInput } from './types/atoms';
import { flatten } from './urls';

interface Calling {
  language: Language;
  signal?: AbortSignal | undefined;
}

/** Content that has just been made, as the CMS tells it; its `@id` is a path of the site. */
export interface CreatedContent {
  '@id': string;
  '@type': string;
  title: string;
  [field: string]: unknown;
}

/** What a file becomes. */
export const typeOfFile = ({ type }: Pick<File, 'type'>): 'Image' | 'File' =>
  /^image\//i.test(type) ? 'Image' : 'File';

/** A whole file in one call may take its time on a slow line. */
const timeLimit = 300_000;

function createdIn(answer: unknown): CreatedContent {
  const address = isRecord(answer) ? textOf(answer['@id']) : '';
  if (!isRecord(answer) || address === '') throw malformed('The answer is no content.');
  return {
    ...answer,
    '@id': flatten(address),
    '@type': textOf(answer['@type']),
    title: textOf(answer['title']),
  };
}

/** Makes content of a file that is sent within the data. */
export async function postFile(
  folder: string,
  type: 'Image' | 'File',
  file: UploadInput,
  options: Calling,
): Promise<CreatedContent> {
  const body = { '@type': type, title: file.filename, [type === 'Image' ? 'image' : 'file']: file };
  return createdIn(await requestWrite<unknown>(folder, { ...options, method: 'POST', body, timeLimit }));
}

/** What was made by an upload in parts, whose last answer tells the path alone. */
export async function getCreated(path: string, options: Calling): Promise<CreatedContent> {
  return createdIn(await request<unknown>(path, { ...options, query: { include_items: false } }));
}

/** What files can lie in, the plainest first. */
const folderTypes = ['Folder', 'Document'];

/** Makes a folder of the plainest type that its place takes; gives its path. */
export async function postFolder(parent: string, title: string, options: Calling): Promise<string> {
  const { language, signal } = options;
  const addable = await getAddableTypes(parent, { language, ...(signal && { signal }) });
  const type = folderTypes.find((each) => addable.some(({ id }) => id === each));
  if (type === undefined)
    throw new ApiError({ status: 403, kind: 'http', message: 'No folder can be made here.' });
  const body = { '@type': type, title };
  const answer = await requestWrite<unknown>(parent || '/', { ...options, method: 'POST', body });
  return createdIn(answer)['@id'];
}
