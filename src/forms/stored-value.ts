import type { NamedFile, RichText, Term } from '@/api/types/atoms';
import { isRecord, recordsOf, textOf } from '@/lib/text';
import type { Field, Reference, ValueOf } from './schema';

const listIn = (stored: unknown): unknown[] =>
  Array.isArray(stored) ? stored : stored === null || stored === undefined ? [] : [stored];

/** The token of a value that comes with its title, alone, or as Python's truth. */
function tokenIn(stored: unknown): string {
  if (typeof stored === 'boolean') return stored ? 'True' : 'False';
  return textOf(isRecord(stored) ? stored['token'] : stored);
}

function termIn(stored: unknown): Term | null {
  const token = tokenIn(stored);
  return token === '' ? null : { token, title: (isRecord(stored) && textOf(stored['title'])) || token };
}

/** Blocks store the one item to which they point as a list. */
function referenceIn(stored: unknown): Reference | null {
  if (Array.isArray(stored)) return referenceIn(stored[0]);
  const id = textOf(isRecord(stored) ? stored['@id'] : stored);
  if (id === '') return null;
  return isRecord(stored) ? { ...stored, '@id': id } : { '@id': id };
}

function richTextIn(stored: unknown): RichText | null {
  const { data, encoding } = isRecord(stored) ? stored : { data: stored, encoding: '' };
  const html = textOf(data);
  const type = isRecord(stored) ? textOf(stored['content-type']) : '';
  if (html === '') return null;
  return { data: html, 'content-type': type || 'text/html', encoding: textOf(encoding) || 'utf-8' };
}

function fileIn(stored: unknown): NamedFile | null {
  return isRecord(stored) && 'content-type' in stored ? (stored as unknown as NamedFile) : null;
}

const present = <Value>(values: readonly (Value | null)[]): Value[] => values.filter((each) => each !== null);

/** What a widget edits, of a stored value or a default of the CMS, which may be anything. */
export function valueIn(field: Field, stored: unknown): ValueOf<Field> {
  switch (field.widget) {
    case 'boolean':
      return stored === true || (field.isUsuallyOn === true && (stored === undefined || stored === null));
    case 'number':
      return typeof stored === 'number' && Number.isFinite(stored) ? stored : null;
    case 'choice':
      return tokenIn(stored);
    case 'choices':
    case 'tokens':
      return listIn(stored).map(tokenIn).filter(Boolean);
    case 'term':
      return termIn(stored);
    case 'terms':
      return present(listIn(stored).map(termIn));
    case 'link':
      return referenceIn(stored);
    case 'links':
      return present(listIn(stored).map(referenceIn));
    case 'richText':
      return richTextIn(stored);
    case 'image':
    case 'file':
      return fileIn(stored);
    case 'objects':
      return recordsOf(stored);
    case 'query':
      return recordsOf(stored).map((line) => ({ ...line, i: textOf(line['i']), o: textOf(line['o']) }));
    case 'json':
    case 'unknown':
      return stored ?? null;
    default:
      return textOf(stored);
  }
}

/** The first words of an object, in the order of its fields: what stands for it in a list. */
export function firstWords(item: Readonly<Record<string, unknown>>, names: readonly string[]): string {
  const words = names.map((name) => textOf(Object.hasOwn(item, name) ? item[name] : undefined).trim());
  return words.find((text) => text !== '') ?? '';
}
