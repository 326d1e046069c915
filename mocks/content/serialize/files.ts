import type { FocalPoint, NamedFile, NamedImage, SummaryImage } from '@/api/types/atoms';
import type { Scale } from '~mocks/images/scales';
import { pixelsOf, scaledPixels } from '~mocks/images/scales';
import type { ShownFile } from '~mocks/images/crop';
import { uniqueName } from '~mocks/images/unique-name';
import type { StoredFile } from '~mocks/repository/types';

export function isStoredFile(value: unknown): value is StoredFile {
  return typeof value === 'object' && value !== null && 'blob' in value && 'contentType' in value;
}

/** File field of a content GET. */
export function namedFile(file: StoredFile, field: string, url: string): NamedFile {
  return {
    filename: file.filename,
    'content-type': file.contentType,
    size: file.size,
    download: `${url}/@@download/${field}`,
  };
}

/** How a picture is told wherever it stands. */
interface Told {
  field: string;
  scales: readonly Scale[];
  focalPoint?: FocalPoint | undefined;
}

const focused = (focalPoint: FocalPoint | undefined) => (focalPoint ? { focal_point: focalPoint } : {});

/** Image field of a content GET: every scale, absolute URLs, never upscaled. */
export function namedImage(
  file: ShownFile,
  { field, url, scales, focalPoint }: Told & { url: string },
): NamedImage {
  const found: Record<string, { download: string; width: number; height: number }> = {};
  const pixels = pixelsOf(file);
  const image: NamedImage = {
    filename: file.filename,
    'content-type': file.contentType,
    size: file.size,
    width: pixels?.width ?? -1,
    height: pixels?.height ?? -1,
    download: `${url}/@@images/${uniqueName(field, file, pixels?.width ?? -1, true)}`,
    scales: found,
    ...focused(focalPoint),
  };
  if (pixels === undefined) return image;
  for (const box of scales)
    found[box.name] = {
      download: `${url}/@@images/${uniqueName(field, file, box.width)}`,
      ...scaledPixels(pixels, box),
    };
  return image;
}

/** Image of a summary: downloads relative to the item, scales wider than the original left out. */
export function summaryImage(
  file: ShownFile,
  { field, scales, basePath, focalPoint }: Told & { basePath?: string },
): SummaryImage {
  const pixels = pixelsOf(file);
  const found: Record<string, { download: string; width: number; height: number }> = {};
  for (const box of pixels === undefined ? [] : scales) {
    if (pixels === undefined || box.width > pixels.width) continue;
    found[box.name] = {
      download: `@@images/${uniqueName(field, file, box.width)}`,
      ...scaledPixels(pixels, box),
    };
  }
  return {
    ...(basePath === undefined ? {} : { base_path: basePath }),
    filename: file.filename,
    'content-type': file.contentType,
    size: file.size,
    width: pixels?.width ?? -1,
    height: pixels?.height ?? -1,
    download: `@@images/${uniqueName(field, file, pixels?.width ?? -1, true)}`,
    scales: found,
    ...focused(focalPoint),
  };
}
