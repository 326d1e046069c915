import { getStored, patchStored } from '@/api/editing';
import type { FocalPoint, UploadInput } from '@/api/types/atoms';
import type { Language } from '@/lib/language';
import { fieldName, pictureIn, type PictureContent } from './data';

interface Reading {
  language: Language;
  signal?: AbortSignal;
}

export const getPicture = async (path: string, options: Reading): Promise<PictureContent | undefined> =>
  pictureIn(path, await getStored(path, options));

export interface PictureChange {
  focalPoint?: FocalPoint | null;
  file?: UploadInput;
}

/** Changes an Image where it lies, and gives what it is then. */
export async function changePicture(
  path: string,
  { focalPoint, file }: PictureChange,
  options: Reading,
): Promise<PictureContent | undefined> {
  const fields = {
    ...(focalPoint !== undefined && { [fieldName]: focalPoint }),
    ...(file && { image: file }),
  };
  await patchStored(path, fields, { ...options, token: '' });
  return getPicture(path, options);
}
