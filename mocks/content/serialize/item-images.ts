import type { ImageScales } from '@/api/types/atoms';
import type { Item, StoredFile } from '~mocks/repository/types';
import { scalesAt } from '~mocks/settings/imaging';
import { shownFile, shownFocus } from '~mocks/images/crop';
import { isStoredFile, summaryImage } from './files';
import type { Perspective } from '../perspective';
import { ownEntry } from '~mocks/lib/own-entry';

type View = Pick<Perspective, 'repository' | 'viewer'>;

/** What `preview_image_link` names, where the reader may view it. */
export function linkedPreview({ repository, viewer }: View, item: Item): Item | undefined {
  const uid = item.fields.preview_image_link;
  const target = typeof uid === 'string' ? repository.byUid(uid) : undefined;
  return target && repository.can(viewer, 'View', target) ? target : undefined;
}

/** The Image that `preview_image_link` names, with its file. */
function linkedImage(view: View, item: Item): { target: Item; file: StoredFile } | undefined {
  const target = linkedPreview(view, item);
  const file = target?.fields.image;
  return target && isStoredFile(file) ? { target, file } : undefined;
}

/** Names of an item's image fields; an unknown type has what its items hold. */
export function imageNamesOf(view: View, { type, fields }: Item): readonly string[] {
  if (view.repository.types.has(type))
    return view.repository.types.imageFieldsOf(type).map(({ name }) => name);
  const holdsImage = (value: unknown) => isStoredFile(value) && value.contentType.startsWith('image/');
  return Object.keys(fields).filter((name) => holdsImage(ownEntry(fields, name)));
}

/** All images of an item by field, as the catalog keeps them; undefined when it has none. */
export function imageScalesOf(view: View, item: Item): ImageScales | undefined {
  const { repository } = view;
  const found: ImageScales = {};
  const scales = scalesAt(repository, item.modified);
  const linked = linkedImage(view, item);
  if (linked) {
    const basePath = repository.pathOf(linked.target);
    found.preview_image_link = [
      summaryImage(shownFile(linked.file, linked.target), {
        field: 'image',
        scales,
        basePath,
        focalPoint: shownFocus(linked.target),
      }),
    ];
  }
  const focalPoint = shownFocus(item);
  for (const name of imageNamesOf(view, item)) {
    const file = ownEntry(item.fields, name);
    if (isStoredFile(file))
      found[name] = [summaryImage(shownFile(file, item), { field: name, scales, focalPoint })];
  }
  return Object.keys(found).length > 0 ? found : undefined;
}

export type ImageField = '' | 'image' | 'preview_image' | 'preview_image_link';

/** The field that stands for the item in lists. Whatever a preview links to counts, be it a picture or not. */
export function imageFieldOf(view: View, item: Item): ImageField {
  if (linkedPreview(view, item)) return 'preview_image_link';
  const own = imageNamesOf(view, item).filter((name) => isStoredFile(ownEntry(item.fields, name)));
  return (['preview_image', 'image'] as const).find((name) => own.includes(name)) ?? '';
}

/** Bytes of a stored file, or of a rich text. */
function bytesOf(value: unknown): number {
  if (isStoredFile(value)) return value.size;
  const text = typeof value === 'object' && value !== null && 'data' in value ? value.data : value;
  return typeof text === 'string' ? Buffer.byteLength(text) : 0;
}

const weighed = new Set(['image', 'file', 'rich-text']);

/** Bytes of all files, pictures and rich texts of an item's own. */
export function sizeOf(view: View, item: Item): number {
  const fields = view.repository.types.of(item.type).fields.filter(({ kind }) => weighed.has(kind));
  return fields.reduce((sum, { name }) => sum + bytesOf(ownEntry(item.fields, name)), 0);
}

/** The file that a download of the item itself means. */
export function primaryFileOf(view: View, item: Item): { name: string; file: StoredFile } | undefined {
  const name = view.repository.types.of(item.type).primary;
  const file = name === undefined ? undefined : ownEntry(item.fields, name);
  return name !== undefined && isStoredFile(file) ? { name, file } : undefined;
}
