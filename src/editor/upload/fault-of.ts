import { remoteErrorOf } from '@/api/error';
import { isPicture } from './file-upload';

/** Why a file has not become content. */
export interface UploadFault {
  kind: 'noPicture' | 'empty' | 'tooLarge' | 'notAllowed' | 'refused' | 'network' | 'failed';
  /** Words of the server, '' where it said nothing of use. */
  said: string;
}

/** What shows before anything is sent; undefined for files that may be tried. */
export function faultBefore(file: File, picturesOnly: boolean): UploadFault | undefined {
  if (picturesOnly && !isPicture(file)) return { kind: 'noPicture', said: '' };
  return file.size === 0 ? { kind: 'empty', said: '' } : undefined;
}

const kinds: ReadonlyMap<number, UploadFault['kind']> = new Map([
  [400, 'refused'],
  [401, 'notAllowed'],
  [403, 'notAllowed'],
  [413, 'tooLarge'],
  [415, 'refused'],
]);

/** What a failed call says of the file. */
export function faultAfter(error: unknown): UploadFault {
  const { kind, status, message } = remoteErrorOf(error);
  if (kind === 'network' || kind === 'cross-origin' || kind === 'timeout')
    return { kind: 'network', said: '' };
  return { kind: kinds.get(status ?? 0) ?? 'failed', said: message };
}

/** Whether the same file may do better when it is sent again. */
export const mayRetry = ({ kind }: UploadFault): boolean =>
  kind !== 'noPicture' && kind !== 'empty' && kind !== 'tooLarge';
