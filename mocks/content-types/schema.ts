import type { Bilingual } from '~mocks/lib/bilingual';
import type { SchemaProperty } from '~mocks/recorded/json-schema';

export type FieldKind =
  | 'line'
  | 'text'
  | 'boolean'
  | 'integer'
  | 'number'
  | 'date'
  | 'datetime'
  | 'choice'
  | 'choices'
  | 'keywords'
  | 'relation'
  | 'relations'
  | 'rich-text'
  | 'image'
  | 'file'
  | 'json'
  /** The target of a Link: a URL, or a stored reference into the site. */
  | 'remote-url';

export interface FieldSchema {
  name: string;
  kind: FieldKind;
  /** Name of the vocabulary of a choice; one without has its terms in `choices`. */
  vocabulary?: string;
  /** Terms of the field's own, by token. */
  choices?: Readonly<Record<string, Bilingual>>;
  /** What the answer shows when nothing is stored; else the empty value of the kind. */
  fallback?: unknown;
  required?: boolean;
  readonly?: boolean;
  /** What a new item gets when its body has no such key. */
  default?: unknown;
  /** Id of the group of fields in which editors find it. */
  fieldset?: string;
  /** As recorded, in the site's language; missing for a field that no schema shows. */
  json?: SchemaProperty;
}

/** One content type: its schema, and what the server decides by type. */
export interface ContentType {
  id: string;
  title: Bilingual;
  description: Bilingual;
  fields: readonly FieldSchema[];
  /** Names of the behaviors that are switched on. */
  behaviors: readonly string[];
  /** View that is reported when an item has none of its own. */
  layout: string;
  folderish: boolean;
  lockable: boolean;
  /** Types without workflow follow their container. */
  workflow: boolean;
  translatable: boolean;
  /** Every save leaves a version. */
  versions: boolean;
  /** Shown in menus unless an item is excluded. */
  inNavigation: boolean;
  /** Named in the list of types. */
  isListed: boolean;
  /** May be added where its container does not restrict types. */
  addable: boolean;
  /** Types that may be added below it, addable elsewhere or not; 'all' are all addable ones. */
  children: 'all' | readonly string[];
  /** The field that a download of the item itself means. */
  primary?: string;
}

/** A field by name and kind. */
export function field(name: string, kind: FieldKind, extra: Partial<FieldSchema> = {}): FieldSchema {
  return { name, kind, ...extra };
}
