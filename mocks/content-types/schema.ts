/** A text in the two languages in which the CMS itself speaks. */
export interface Bilingual {
  de: string;
  en: string;
}

export type FieldKind =
  | 'line'
  | 'text'
  | 'boolean'
  | 'integer'
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
  /** Name of the vocabulary of a choice. */
  vocabulary?: string;
  /** What the answer shows when nothing is stored; else the empty value of the kind. */
  fallback?: unknown;
}

/** One content type: its schema, and what the server decides by type. */
export interface ContentType {
  id: string;
  title: Bilingual;
  fields: readonly FieldSchema[];
  /** View that is reported when an item has none of its own. */
  layout: string;
  folderish: boolean;
  lockable: boolean;
  /** Types without workflow follow their container. */
  workflow: boolean;
  translatable: boolean;
  /** Shown in menus unless an item is excluded. */
  inNavigation: boolean;
  /** May be added where its container does not restrict types. */
  addable: boolean;
  /** Types that may be added below it; 'all' are all addable ones. */
  children: 'all' | readonly string[];
  /** The field that a download of the item itself means. */
  primary?: string;
}

/** A field by name and kind. */
export function field(name: string, kind: FieldKind, extra: Partial<FieldSchema> = {}): FieldSchema {
  return { name, kind, ...extra };
}

/** A choice of one term of a vocabulary. */
export function choice(name: string, vocabulary: string): FieldSchema {
  return { name, kind: 'choice', vocabulary };
}

/** A choice of several terms of a vocabulary. */
export function choices(name: string, vocabulary: string): FieldSchema {
  return { name, kind: 'choices', vocabulary };
}
