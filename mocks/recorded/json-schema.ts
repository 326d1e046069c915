/** A field as the JSON schema of its type describes it. Texts are in one language. */
export interface SchemaProperty {
  type: 'string' | 'boolean' | 'integer' | 'number' | 'array' | 'object' | 'dict';
  title: string;
  description: string;
  /** Plone's name of the kind of field: `Text line (String)`, `Choice`, `Relation List` … */
  factory?: string;
  /** The behavior that brings the field; own fields of a type have a generated name. */
  behavior?: string;
  widget?: string;
  widgetOptions?: Readonly<Record<string, unknown>>;
  vocabulary?: { '@id': string };
  querysource?: { '@id': string };
  /** Static values: `[token, title]`. */
  choices?: readonly (readonly [string, string | null])[];
  enum?: readonly string[];
  enumNames?: readonly (string | null)[];
  /** The element of a list. */
  items?: SchemaProperty;
  uniqueItems?: boolean;
  additionalItems?: boolean;
  default?: unknown;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  mode?: string;
  readonly?: boolean;
  [more: string]: unknown;
}
