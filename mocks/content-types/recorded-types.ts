import type { Recorded } from '~mocks/recorded/in-language';
import { recording } from '~mocks/recorded/recording';
import text from '~mocks/recorded/types.json?raw';
import type { SchemaProperty } from '~mocks/recorded/json-schema';

/** A group of fields in a form. */
export interface Fieldset {
  id: string;
  title: Recorded<string>;
  behavior: string;
  description?: Recorded<string>;
  fields: readonly string[];
}

/** The JSON schema of a type, its properties by their keys in the pool that all types share. */
export interface RecordedSchema {
  title: Recorded<string>;
  type: 'object';
  properties: readonly string[];
  required: readonly string[];
  fieldsets: readonly Fieldset[];
  layouts: readonly string[];
}

/** A content type as a Plone describes it, and as one fresh item of it looks. */
export interface RecordedType {
  id: string;
  title: Recorded<string>;
  description: Recorded<string>;
  behaviors: readonly string[];
  filtersChildren?: boolean;
  allowedChildren: readonly string[];
  /** Named by `@types`. */
  isListed: boolean;
  schema: RecordedSchema | null;
  /** What follows is missing for types of which no item can be made. */
  addable?: boolean;
  children?: readonly string[];
  folderish?: boolean;
  /** Values of fields that nobody has set. */
  fresh?: Readonly<Record<string, unknown>>;
  /** Keys of a content GET. */
  keys?: readonly string[];
  layout?: string;
  lockable?: boolean;
  primary?: string;
  translatable?: boolean;
  versions?: boolean;
  workflow?: boolean;
}

export interface RecordedTypes {
  types: readonly RecordedType[];
  properties: Readonly<Record<string, Recorded<SchemaProperty>>>;
  /** Fields of a behavior that `@inherit` hands out; null where it fails. */
  behaviors: Readonly<Record<string, readonly string[] | null>>;
  /** Fields that a schema leaves out, by who asks. */
  hiddenFields: Readonly<Record<string, readonly string[]>>;
}

export const recordedTypes = recording<RecordedTypes>(text);
