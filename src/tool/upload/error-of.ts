import { remoteErrorOf } from '@/api/error';
import { isPicture } from './file-upload';

/** Why a file has not become content. */
export type UploadError =
  'noPicture' | 'notShown' | 'empty' | 'tooLarge' | 'notAllowed' | 'refused' | 'network' | 'failed';

/** Pictures that no browser shows, or only some, by what their files are called; many systems do not know their types. */
const unshown = /\.(heic|heif|tiff?|psd|raw|cr2|nef|dng|eps|ai|jp2|jxl)$/i;

/** Whether a file is a picture that visitors would not see. */
export const isUnshownPicture = ({ name, type }: Pick<File, 'name' | 'type'>): boolean =>
  unshown.test(name) || /^image\/(heic|heif|tiff|vnd\.adobe\.photoshop|x-|jp2|jxl)/i.test(type);

/** What shows before anything is sent; undefined for files that may be tried. */
export function errorBefore(
  file: File,
  { picturesOnly, isForPage = picturesOnly }: { picturesOnly: boolean; isForPage?: boolean | undefined },
): UploadError | undefined {
  if (isForPage && isUnshownPicture(file)) return 'notShown';
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
  error !== 'noPicture' && error !== 'notShown' && error !== 'empty' && error !== 'tooLarge';
