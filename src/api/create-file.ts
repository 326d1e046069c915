import type { Language } from '@/lib/language';
import { isRecord, textOf } from '@/lib/text';
import { headersOf, presentToken, request } from './client';
import { ApiError, malformed } from './error';
import { sendRaw } from './raw-call';
import type { UploadInput } from './types/atoms';
import { apiUrl, flatten } from './urls';

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
  return createdIn(await request<unknown>(folder, { ...options, method: 'POST', body, timeLimit }));
}

/** What was made by an upload in parts, whose last answer tells the path alone. */
export async function getCreated(path: string, options: Calling): Promise<CreatedContent> {
  return createdIn(await request<unknown>(path, { ...options, query: { include_items: false } }));
}

/** Whether files can be sent to a folder in parts; a network that fails says nothing of it. */
export async function offersParts(folder: string, { language, signal }: Calling): Promise<boolean> {
  const headers = headersOf({ language }, presentToken());
  try {
    const answer = await sendRaw({
      method: 'OPTIONS',
      url: apiUrl(`${folder}/@tus-upload`),
      headers,
      signal,
    });
    return answer.header('Tus-Version')?.split(',').includes('1.0.0') ?? false;
  } catch (error) {
    if (error instanceof ApiError && error.details.kind === 'http') return false;
    throw error;
  }
}
