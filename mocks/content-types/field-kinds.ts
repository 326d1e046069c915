import type { FieldKind } from './schema';
import type { SchemaProperty } from '~mocks/recorded/json-schema';
import { ownEntry } from '~mocks/lib/own-entry';

const kinds: Readonly<Record<string, FieldKind>> = {
  'Text line (String)': 'line',
  Text: 'text',
  Email: 'line',
  URL: 'line',
  Password: 'line',
  'Yes/No': 'boolean',
  Integer: 'integer',
  'Floating-point number': 'number',
  Choice: 'choice',
  'Multiple Choice': 'choices',
  'Relation Choice': 'relation',
  'Relation List': 'relations',
  'Rich Text': 'rich-text',
  Date: 'date',
  'Date/Time': 'datetime',
  Image: 'image',
  File: 'file',
  JSONField: 'json',
};

/** How the values of a field are stored and handed out. Lists are of terms, or of texts. */
export function kindOf(property: SchemaProperty): FieldKind {
  const { factory = '', items } = property;
  const known = ownEntry(kinds, factory);
  if (known) return known;
  if (property.type === 'array') return items?.factory === 'Choice' ? 'choices' : 'keywords';
  return property.type === 'dict' || property.type === 'object' ? 'json' : 'line';
}

const inVocabularies = '/@vocabularies/';

/** Name of the vocabulary whose terms a choice takes; undefined for a list of its own. */
export function vocabularyOf(property: SchemaProperty): string | undefined {
  const address = (property.items ?? property).vocabulary?.['@id'];
  const at = address?.indexOf(inVocabularies) ?? -1;
  return address === undefined || at < 0 ? undefined : address.slice(at + inVocabularies.length);
}
