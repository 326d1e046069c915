import type { Crop, FocalPoint } from '@/api/types/atoms';
import { imageSourceOf, isDrawing, type ImageSource } from '@/components/image/image-source';
import { pictureUrl } from '@/components/image/image-url';
import { isRecord, textOf } from '@/lib/text';
import { isImage } from '../object-browser/rules';

/** An Image of the site, as far as its dialog changes it or tells of it. */
export interface PictureContent {
  path: string;
  name: string;
  size: number;
  modified: string;
  source: ImageSource;
  /** The whole of it, where `source` is a part. */
  whole: ImageSource;
  focalPoint: FocalPoint | undefined;
  /** Whether the server keeps a focal point at all. */
  keepsFocalPoint: boolean;
  crop: Crop | undefined;
  /** Whether the server keeps a crop of such a picture: of an animation it shows all. */
  keepsCrop: boolean;
  /** Drawings are never cut. */
  isCut: boolean;
  /** Words for those who do not see it, out of its own; '' where it has none but the name of its file. */
  proposal: string;
  /** Its picture as the CMS tells it. */
  image: Readonly<Record<string, unknown>>;
}

export const fieldNames = { focalPoint: 'focal_point', crop: 'crop' } as const;

function focalPointIn(value: unknown): FocalPoint | undefined {
  const { x, y } = isRecord(value) ? value : {};
  return typeof x === 'number' && typeof y === 'number' ? { x, y } : undefined;
}

function cropIn(value: unknown): Crop | undefined {
  const point = focalPointIn(value);
  const { width, height } = isRecord(value) ? value : {};
  const isPart = typeof width === 'number' && typeof height === 'number' && width > 0 && height > 0;
  return point && isPart ? { ...point, width, height } : undefined;
}

/** The original that lies behind the scales of a part. */
function wholeOf(path: string, source: ImageSource, crop: Crop | undefined): ImageSource {
  if (!crop) return source;
  const src = pictureUrl(`${path}/@@images/image`);
  const { width, height } = source;
  if (!width || !height) return { src };
  return {
    src,
    width: Math.round((100 * width) / crop.width),
    height: Math.round((100 * height) / crop.height),
  };
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
  if (!isImage(content) || !isRecord(image) || !source) return undefined;
  const name = textOf(image['filename']);
  const type = textOf(image['content-type']);
  const crop = cropIn(content[fieldNames.crop]);
  return {
    path,
    name: name || textOf(content['title']),
    size: typeof image['size'] === 'number' ? image['size'] : 0,
    modified: textOf(content['modified']),
    source,
    whole: wholeOf(path, source, crop),
    focalPoint: focalPointIn(content[fieldNames.focalPoint]),
    keepsFocalPoint: fieldNames.focalPoint in content,
    crop,
    keepsCrop: fieldNames.crop in content && type !== 'image/gif',
    isCut: !isDrawing(source) && type !== 'image/svg+xml',
    proposal: proposalOf(content, name),
    image,
  };
}
