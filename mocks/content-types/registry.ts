import { recording } from '../recorded/recording';
import registryText from '../recorded/registry.json?raw';
import { deriveTypes } from './derive';
import { recordedTypes } from './recorded-types';
import type { ContentType, FieldSchema } from './schema';

const registry = recording<{ 'plone.displayed_types': readonly string[] }>(registryText);

/** Every type of the portal. */
export const contentTypes: readonly ContentType[] = deriveTypes(
  recordedTypes(),
  new Set(registry()['plone.displayed_types']),
);

const byId = new Map(contentTypes.map((type) => [type.id, type]));

const fallbackType = byId.get('Document') ?? contentTypes[0];

/**
 * The definition of a type; `LFR` is the other spelling of the language root folder. A type that is unknown, as an
 * imported site may have, is a page under its own name that nobody can add.
 */
export function contentTypeOf(id: string): ContentType {
  const type = byId.get(id === 'LFR' ? 'LRF' : id);
  if (type) return type;
  if (fallbackType === undefined) throw new Error('There are no content types.');
  return { ...fallbackType, id, title: { de: id, en: id }, addable: false };
}

export function hasContentType(id: string): boolean {
  return byId.has(id);
}

const imageFields = new Map(
  contentTypes.map((type) => [type.id, type.fields.filter((each) => each.kind === 'image')]),
);

/** The image fields of a type, looked up for every summary. */
export function imageFieldsOf(id: string): readonly FieldSchema[] {
  return imageFields.get(id === 'LFR' ? 'LRF' : id) ?? imageFields.get('Document') ?? [];
}

/** Whether `child` may be added in a container of this type. */
export function allowsChild(container: ContentType, child: ContentType): boolean {
  if (!container.folderish) return false;
  return container.children === 'all' ? child.addable : container.children.includes(child.id);
}
