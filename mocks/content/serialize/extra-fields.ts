import type { FieldKind, FieldSchema } from '~mocks/content-types/schema';
import { field } from '~mocks/content-types/schema';
import type { Item } from '~mocks/repository/types';
import { isStoredFile } from './files';

const isUid = (value: unknown): boolean => typeof value === 'string' && /^[0-9a-f]{32}$/.test(value);

const isRichText = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'data' in value && 'content-type' in value;

function kindOf(value: unknown): FieldKind {
  if (isStoredFile(value)) return value.contentType.startsWith('image/') ? 'image' : 'file';
  if (isRichText(value)) return 'rich-text';
  if (isUid(value)) return 'relation';
  return Array.isArray(value) && value.length > 0 && value.every(isUid) ? 'relations' : 'json';
}

/** Fields that an item has beyond its type's, their kinds told by what they hold. */
export function extraFieldsOf(item: Item, known: readonly FieldSchema[]): FieldSchema[] {
  const names = new Set(['allow_discussion', ...known.map(({ name }) => name)]);
  return Object.entries(item.fields)
    .filter(([name]) => !names.has(name))
    .map(([name, value]) => field(name, kindOf(value)));
}
