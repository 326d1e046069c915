import { isRecord } from '@/lib/text';
import type { Field, Reference, RichTextField, ValueOf } from './schema';

/** Where a value is stored: content takes null for nothing and terms as they are, blocks have their own forms. */
export type Place = 'content' | 'block';

function writtenRichText(field: RichTextField, value: ValueOf<RichTextField>, before: unknown): unknown {
  const isBare = field.isBare === true || typeof before === 'string';
  return isBare ? (value?.data ?? (typeof before === 'string' ? '' : null)) : value;
}

/** Blocks store a link as a list of one, older ones as its address; each keeps its form. */
function writtenLink(value: Reference | null, before: unknown, place: Place): unknown {
  if (value === null) return Array.isArray(before) ? [] : typeof before === 'string' ? '' : null;
  if (place === 'content') return value;
  return typeof before === 'string' && before !== '' ? value['@id'] : [value];
}

const tokenOf = (term: unknown): unknown => (isRecord(term) ? term['token'] : term);

/** How a widget's value is stored, where `before` is stored; the other way round it is `valueIn`. */
export function writtenValue(field: Field, value: ValueOf<Field>, before: unknown, place: Place): unknown {
  switch (field.widget) {
    case 'richText':
      return writtenRichText(field, value as ValueOf<RichTextField>, before);
    case 'link':
      return writtenLink(value as Reference | null, before, place);
    case 'term':
      return place === 'content' ? value : (tokenOf(value) ?? '');
    case 'terms':
      return place === 'content' ? value : (value as readonly unknown[]).map(tokenOf);
    default:
      return value === '' && place === 'content' ? null : value;
  }
}
