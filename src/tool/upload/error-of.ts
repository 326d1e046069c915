import { remoteErrorOf } from '@/api/error';
import { isPicture } from './file-upload';

/** Why a file has not become content. */
export type UploadError =
  'noPicture' | 'empty' | 'tooLarge' | 'notAllowed' | 'refused' | 'network' | 'failed';

/** What shows before anything is sent; undefined for files that may be tried. */
export function errorBefore(file: File, picturesOnly: boolean): UploadError | undefined {
  if (picturesOnly && !isPicture(file)) return 'noPicture';
  return file.size === 0 ? 'empty' : undefined;
}

const kinds: ReadonlyMap<number, UploadError> = new Map([
  [400, 'refused'],
  [401, 'notAllowed'],
  [403, 'notAllowed'],
  [413, 'tooLarge'],
  [415, 'refused'],
]);

/** What a failed call says of the file. */
export function errorAfter(error: unknown): UploadError {
  const { kind, status } = remoteErrorOf(error);
  if (kind === 'network' || kind === 'cross-origin' || kind === 'timeout') return 'network';
  return kinds.get(status ?? 0) ?? 'failed';
}

/** Whether the same file may do better when it is sent again. */
export const mayRetry = (error: UploadError): boolean =>
  error !== 'noPicture' && error !== 'empty' && error !== 'tooLarge';
