import { getStored, patchStored } from '@/api/editing';
import type { Crop, FocalPoint, UploadInput } from '@/api/types/atoms';
import type { Language } from '@/lib/language';
import { fieldNames, pictureIn, type PictureContent } from './data';

interface Reading {
  language: Language;
  signal?: AbortSignal;
}

export const getPicture = async (path: string, options: Reading): Promise<PictureContent | undefined> =>
  pictureIn(path, await getStored(path, options));

export interface PictureChange {
  focalPoint?: FocalPoint | null;
  crop?: Crop | null;
  file?: UploadInput;
}

/** Changes an Image where it lies, and gives what it is then. */
export async function changePicture(
  path: string,
  { focalPoint, crop, file }: PictureChange,
  options: Reading,
): Promise<PictureContent | undefined> {
  const fields = {
    ...(focalPoint !== undefined && { [fieldNames.focalPoint]: focalPoint }),
    ...(crop !== undefined && { [fieldNames.crop]: crop }),
    ...(file && { image: file }),
  };
  await patchStored(path, fields, { ...options, token: '' });
  return getPicture(path, options);
}
