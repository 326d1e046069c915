import type { Recorded } from '~mocks/recorded/in-language';
import { inLanguage } from '~mocks/recorded/in-language';
import { behaviorNamed, isOfBehavior } from './behaviors';
import type { Fieldset, RecordedSchema, RecordedType, RecordedTypes } from './recorded-types';
import { omit } from './omit';
import type { SchemaProperty } from '~mocks/recorded/json-schema';
import { ownEntry } from '~mocks/lib/own-entry';

/** A field of a type's own schema. */
export interface OwnField {
  name: string;
  property: Recorded<SchemaProperty>;
  required: boolean;
}

/** A group of own fields; those of the group `default` stand with title and description. */
export interface OwnFieldset {
  id: string;
  title: Recorded<string>;
  description?: Recorded<string>;
  fields: readonly OwnField[];
}

/** A type that was made or changed at runtime, kept whole. Its schema is put together from its own and its behaviors' fields. */
export interface EditedType {
  facts: Omit<RecordedType, 'schema' | 'behaviors'>;
  behaviors: readonly string[];
  layouts: readonly string[];
  fieldsets: readonly OwnFieldset[];
}

/** By the id of the type; null for one that was removed. */
export type EditedTypes = Readonly<Record<string, EditedType | null>>;

/** Key of the table `settings` under which changed types are kept. */
export const editedTypesKey = 'content-types';

export const generated = 'plone.dexterity.schema.generated';

const nameOfKey = (key: string): string => key.slice(key.lastIndexOf('/') + 1).replace(/#\d+$/, '');

/** A new type as Plone makes it: a folder with title, description and the usual metadata, which allows no children. */
export function newType(id: string, title: string, description: string): EditedType {
  return {
    facts: {
      id,
      title,
      description,
      isListed: true,
      addable: true,
      folderish: true,
      workflow: true,
      layout: 'view',
      versions: false,
      filtersChildren: true,
      allowedChildren: [],
    },
    behaviors: ['plone.dublincore', 'plone.namefromtitle'],
    layouts: ['view'],
    fieldsets: [],
  };
}

/** Behaviors in the order in which they add fields, as a schema shows it: those that have none come last. */
function inOrder(behaviors: readonly string[], { fieldsets }: RecordedSchema): string[] {
  const fields = fieldsets.flatMap((each) => each.fields).filter((name) => !last.includes(name));
  const place = (name: string): number => {
    const places = Object.keys(behaviorNamed(name).properties).map((field) => fields.indexOf(field));
    return Math.min(...places.filter((at) => at >= 0), fields.length);
  };
  return behaviors.toSorted((a, b) => place(a) - place(b));
}

/** A recorded type in the form in which it can be changed. */
export function editable(type: RecordedType, { properties }: RecordedTypes): EditedType {
  const { schema, behaviors } = type;
  const own = new Map<string, OwnField>();
  for (const key of schema?.properties ?? []) {
    const name = nameOfKey(key);
    const property = ownEntry(properties, key);
    if (property && !isOfBehavior(inLanguage(property, 'de')))
      own.set(name, { name, property, required: schema?.required.includes(name) ?? false });
  }
  const fieldsets = (schema?.fieldsets ?? []).map(({ id, title, description, fields }) => ({
    id,
    title,
    ...(description === undefined ? {} : { description }),
    fields: fields.flatMap((name) => own.get(name) ?? []),
  }));
  return {
    facts: omit(type, 'schema', 'behaviors', 'lockable', 'translatable'),
    behaviors: schema ? inOrder(behaviors, schema) : behaviors,
    layouts: schema?.layouts ?? ['view'],
    fieldsets: fieldsets.filter(({ fields }) => fields.length > 0),
  };
}

const first = ['title', 'description'];

/** The note on a change closes the form. */
const last = ['changeNote'];

const arranged = (fields: readonly string[]): string[] => [
  ...first.filter((name) => fields.includes(name)),
  ...fields.filter((name) => !first.includes(name) && !last.includes(name)),
  ...last.filter((name) => fields.includes(name)),
];

const standard: Fieldset = {
  id: 'default',
  title: { de: 'Standard', en: 'Default' },
  behavior: 'plone',
  fields: [],
};

type Properties = Record<string, Recorded<SchemaProperty>>;

interface Parts {
  fieldsets: Map<string, Fieldset>;
  /** Keys in the pool of properties, by the names of the fields. */
  keys: Map<string, string>;
  own: Properties;
  ofBehaviors: Properties;
  required: Set<string>;
}

function addFields(parts: Parts, fieldset: Fieldset, names: readonly string[]): void {
  const present = parts.fieldsets.get(fieldset.id);
  const fields = [...(present?.fields ?? []), ...names.filter((name) => !parts.keys.has(name))];
  parts.fieldsets.set(fieldset.id, { ...(present ?? fieldset), fields });
}

function addOwn(parts: Parts, type: string, { fields, description = '', ...group }: OwnFieldset): void {
  const names = fields.map(({ name }) => name);
  addFields(parts, { ...group, description, behavior: generated, fields: [] }, names);
  for (const { name, property, required } of fields) {
    const key = `${generated}.${type}/${name}`;
    parts.keys.set(name, key);
    parts.own[key] = property;
    if (required) parts.required.add(name);
  }
}

function addBehavior(parts: Parts, name: string): void {
  const { fieldsets, properties, required } = behaviorNamed(name);
  for (const fieldset of fieldsets) addFields(parts, { ...fieldset, fields: [] }, fieldset.fields);
  for (const [field, property] of Object.entries(properties)) {
    if (parts.keys.has(field)) continue;
    const key = `${inLanguage(property, 'de').behavior ?? name}/${field}`;
    parts.keys.set(field, key);
    parts.ofBehaviors[key] = property;
  }
  required.forEach((field) => parts.required.add(field));
}

function partsOf({ facts, behaviors, fieldsets }: EditedType): Parts {
  const parts: Parts = {
    fieldsets: new Map([[standard.id, standard]]),
    keys: new Map(),
    own: {},
    ofBehaviors: {},
    required: new Set(),
  };
  for (const fieldset of fieldsets) addOwn(parts, facts.id, fieldset);
  for (const name of behaviors) addBehavior(parts, name);
  return parts;
}

/** The schema of a changed type with the properties that it brings; groups without fields are not shown. */
function composed(edited: EditedType): { schema: RecordedSchema } & Pick<Parts, 'own' | 'ofBehaviors'> {
  const { fieldsets, keys, own, ofBehaviors, required } = partsOf(edited);
  const shown = [...fieldsets.values()]
    .map((each) => (each.id === standard.id ? { ...each, fields: arranged(each.fields) } : each))
    .filter(({ fields }) => fields.length > 0);
  const order = shown.flatMap(({ fields }) => fields);
  const sorted = [...keys].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    own,
    ofBehaviors,
    schema: {
      title: edited.facts.title,
      type: 'object',
      layouts: edited.layouts,
      fieldsets: shown,
      properties: sorted.map(([, key]) => key),
      required: order.filter((name) => required.has(name)),
    },
  };
}

/** What was recorded, with the types that were made or changed since. */
export function withEdits(recorded: RecordedTypes, edits: EditedTypes): RecordedTypes {
  const kept = recorded.types.filter(({ id }) => !Object.hasOwn(edits, id));
  const changed = Object.values(edits)
    .filter((each) => each !== null)
    .map((edited) => ({ edited, ...composed(edited) }));
  return {
    ...recorded,
    types: [
      ...kept,
      ...changed.map(({ edited: { facts, behaviors }, schema }) => ({ ...facts, behaviors, schema })),
    ],
    properties: Object.assign(
      {},
      ...changed.map(({ ofBehaviors }) => ofBehaviors),
      recorded.properties,
      ...changed.map(({ own }) => own),
    ) as Properties,
  };
}
