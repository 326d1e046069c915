import { getStored, patchStored } from '@/api/editing';
import type { FocalPoint, UploadInput } from '@/api/types/atoms';
import { imageSourceOf, isDrawing, type ImageSource } from '@/components/image/image-source';
import type { Language } from '@/lib/language';
import { isRecord, textOf } from '@/lib/text';

/** An Image of the site, as far as its dialog changes it or tells of it. */
export interface PictureContent {
  path: string;
  name: string;
  size: number;
  modified: string;
  source: ImageSource;
  focalPoint: FocalPoint | undefined;
  /** Whether the server keeps a focal point at all. */
  keepsFocalPoint: boolean;
  /** Drawings are never cut. */
  isCut: boolean;
  /** Words for those who do not see it, out of its own; '' where it has none but the name of its file. */
  proposal: string;
  /** Its picture as the CMS tells it. */
  image: Readonly<Record<string, unknown>>;
}

const fieldName = 'focal_point';

export function focalPointIn(value: unknown): FocalPoint | undefined {
  const { x, y } = isRecord(value) ? value : {};
  return typeof x === 'number' && typeof y === 'number' ? { x, y } : undefined;
}

/** What its description says of a picture, else its title, which often is the name of its file. */
function proposalOf(content: Readonly<Record<string, unknown>>, fileName: string): string {
  const description = textOf(content['description']).trim();
  const title = textOf(content['title']).trim();
  const bare = fileName.replace(/\.\w+$/, '');
  const isFileName =
    title === fileName || title === bare || /\.(?:jpe?g|png|gif|svg|webp|avif)$/i.test(title);
  return description || (isFileName ? '' : title);
}

/** The picture of an Image; undefined for content of any other kind. */
export function pictureIn(path: string, content: Record<string, unknown>): PictureContent | undefined {
  const image = content['image'];
  const source = imageSourceOf(image);
  if (content['@type'] !== 'Image' || !isRecord(image) || !source) return undefined;
  const name = textOf(image['filename']);
  return {
    path,
    name: name || textOf(content['title']),
    size: typeof image['size'] === 'number' ? image['size'] : 0,
    modified: textOf(content['modified']),
    source,
    focalPoint: focalPointIn(content[fieldName]),
    keepsFocalPoint: fieldName in content,
    isCut: !isDrawing(source) && textOf(image['content-type']) !== 'image/svg+xml',
    proposal: proposalOf(content, name),
    image,
  };
}

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
