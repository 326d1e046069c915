import { isInternal } from '@/api/urls';
import { isRecord, recordsOf, textOf } from '@/lib/text';
import { itemOf, namedSource, pictureUrl, srcSetOf } from './image-url';

/** What an `<img>` needs to know of a picture. */
export interface ImageSource {
  src: string;
  srcSet?: string;
  /** Size of the original; unknown for pictures of which only the address is stored. */
  width?: number;
  height?: number;
  /** What of it stays in sight where a part is shown, as `object-position` says it. */
  focus?: string;
}

/** Drawings are logos or diagrams: nothing of them is cut. By its name alone one is known too, with a view behind it. */
export const isDrawing = ({ src }: ImageSource): boolean => /\.svgz?(?:[/?#]|$)/i.test(src);

type Item = Record<string, unknown>;

const imageFields = ['preview_image_link', 'preview_image', 'image'];
const keepsItsForm = /^image\/(svg\+xml|gif)/i;

function sizeOf(picture: Item): { width?: number; height?: number } {
  const { width, height } = picture;
  if (typeof width !== 'number' || typeof height !== 'number') return {};
  // Plone writes -1 for what it cannot read, and 1 for drawings that name no size.
  return width > 1 && height > 1 ? { width, height } : {};
}

/** What is no number gives a position that no browser takes. */
const focusOf = ({ focal_point: point }: Item): { focus?: string } =>
  isRecord(point) ? { focus: `${Number(point['x'])}% ${Number(point['y'])}%` } : {};

/** A picture with its scales, whose downloads are absolute (content) or relative to the item (catalog). */
function sourceOfScales(picture: Item, base: string): ImageSource | undefined {
  const urlOf = (download: unknown) => {
    const path = typeof download === 'string' ? download : '';
    return pictureUrl(path === '' || /^(\/|[a-z]+:)/i.test(path) ? path : `${base}/${path}`);
  };
  const src = urlOf(picture['download']);
  if (src === '') return undefined;
  if (keepsItsForm.test(textOf(picture['content-type']))) return { src, ...sizeOf(picture) };
  const scales = isRecord(picture['scales']) ? Object.values(picture['scales']).filter(isRecord) : [];
  const byWidth = new Map<number, string>();
  for (const candidate of [...scales, picture]) {
    const { width } = candidate;
    const url = urlOf(candidate['download']);
    if (typeof width === 'number' && width > 1 && url !== '' && !byWidth.has(width)) byWidth.set(width, url);
  }
  const sorted = [...byWidth].sort(([one], [other]) => one - other);
  const srcSet = srcSetOf(sorted.map(([width, url]) => [url, width]));
  return { src, ...(sorted.length > 1 ? { srcSet } : {}), ...sizeOf(picture), ...focusOf(picture) };
}

/** `image_scales` as catalog, relation fields and block data carry it. */
function sourceOfSummary(item: Item, id: string): ImageSource | undefined {
  const scales = isRecord(item['image_scales']) ? item['image_scales'] : {};
  const named = textOf(item['image_field']);
  const field = [named, ...imageFields].find((name) => recordsOf(scales[name]).length > 0);
  const entry = recordsOf(field && scales[field])[0];
  if (entry) return sourceOfScales(entry, textOf(entry['base_path']) || id);
  // The named form exists only for the item's own fields; where the field itself came along it says more.
  const isKnownByNameAlone = named !== '' && named !== 'preview_image_link' && !isRecord(item[named]);
  return isKnownByNameAlone && id !== '' ? namedSource(id, named) : undefined;
}

/**
 * The picture of an item: a content's own fields, a summary, the target of a teaser. Undefined when it has none.
 */
export function imageSourceOf(item: unknown): ImageSource | undefined {
  if (Array.isArray(item)) return imageSourceOf(item[0]);
  if (!isRecord(item)) return undefined;
  const id = itemOf(textOf(item['@id']));
  if (isRecord(item['scales']) || textOf(item['download']) !== '') return sourceOfScales(item, id);
  const summary = sourceOfSummary(item, id);
  if (summary) return summary;
  for (const field of [textOf(item['image_field']), 'preview_image', 'image', 'preview_image_link']) {
    const value = item[field];
    const source = isRecord(value) ? imageSourceOf(value) : undefined;
    if (source) return source;
  }
  return undefined;
}

/** Whether the CMS has said of a chosen item that it has no picture; of a bare address it says nothing. */
const isWithout = (value: Item): boolean =>
  textOf(value['url']) === '' &&
  textOf(value['image_field']) === '' &&
  (value['image_field'] === '' || value['hasPreviewImage'] === false);

/**
 * The picture that a stored value itself is: the address of an Image, an entry of a preview, the data of an image
 * block. Addresses of other sites are taken as they are.
 */
export function imageSourceAt(value: unknown): ImageSource | undefined {
  if (Array.isArray(value)) return imageSourceAt(value[0]);
  if (typeof value === 'string') return imageSourceAt({ url: value });
  if (!isRecord(value)) return undefined;
  const address = textOf(value['url']) || textOf(value['@id']);
  if (address === '') return imageSourceOf(value);
  const item = itemOf(address);
  if (!isInternal(item)) {
    const src = pictureUrl(address);
    return src === '' ? undefined : { src };
  }
  const known = imageSourceOf({ ...value, '@id': item });
  if (known) return known;
  return pictureUrl(item) === '' || isWithout(value) ? undefined : namedSource(item, 'image');
}
