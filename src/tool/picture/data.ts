import type { FocalPoint } from '@/api/types/atoms';
import { imageSourceOf, isDrawing, type ImageSource } from '@/components/image/image-source';
import { isRecord, textOf } from '@/lib/text';
import { isImage } from '../object-browser/rules';

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

export const fieldName = 'focal_point';

function focalPointIn(value: unknown): FocalPoint | undefined {
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
  if (!isImage(content) || !isRecord(image) || !source) return undefined;
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
