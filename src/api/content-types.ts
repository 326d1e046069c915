import { list, number, record, records, stored, text } from '@/lib/shape';
import { isRecord, recordsOf, textOf } from '@/lib/text';
import type { Language } from '@/lib/language';
import { getControlPanel } from './control-panels';
import { getTypeSchema } from './editing';
import { requestWrite } from './repeated';

interface Call {
  language: Language;
  signal?: AbortSignal;
}

/** Name of the panel of content types. */
export const typesPanel = 'dexterity-types';

export interface TypeSummary {
  id: string;
  title: string;
  description: string;
  /** How many items there are of it. */
  count: number;
}

const summaryShape = records({ id: text(), title: text(), description: text(), count: number() });

/** The content types of the site, by their titles. */
export async function getTypes(call: Call): Promise<TypeSummary[]> {
  const { items } = await getControlPanel(typesPanel, call);
  return summaryShape
    .read(items)
    .filter(({ id }) => id !== '')
    .map((type) => ({ ...type, title: type.title || type.id, count: type.count ?? 0 }))
    .sort((one, other) => one.title.localeCompare(other.title, call.language));
}

/** Name of the panel of one content type. */
export const typePanel = (id: string) => `${typesPanel}/${id}`;

const panelAddress = (id: string) => `/@controlpanels/${typesPanel}/${encodeURIComponent(id)}`;

export interface NewType {
  id: string;
  title: string;
  description: string;
}

/** Makes a content type, which has title, description and the usual facts. */
export async function postType(type: NewType, call: Call): Promise<void> {
  await requestWrite<unknown>(`/@controlpanels/${typesPanel}`, {
    ...call,
    method: 'POST',
    body: type,
    leavesContent: true,
  });
}

/** Removes a content type; what there is of it is left without. */
export async function deleteType(id: string, call: Call): Promise<void> {
  await requestWrite<unknown>(panelAddress(id), { ...call, method: 'DELETE', leavesContent: true });
}

/** Plone names so what was added to a type in the CMS. */
const isOfOwnSchema = (behavior: string) => behavior.startsWith('plone.dexterity.schema.generated');

/** A field of a type, as one edits what it is. */
export interface TypeField {
  name: string;
  title: string;
  description: string;
  /** Its kind, as the CMS calls it in English. */
  factory: string;
  isRequired: boolean;
  /** It was added to the type in the CMS, and can be changed there; others come with code. */
  isOwn: boolean;
  /** The behaviour that brings it. */
  behavior: string;
  /** What stands in it at first, if that is a word, a number or a yes. */
  initial: string | number | boolean | undefined;
  /** What may be chosen: token and title; undefined where nothing is, or a vocabulary says it. */
  choices: readonly (readonly [string, string])[] | undefined;
  /** The least and most of a number, or letters of a text. */
  least: number | undefined;
  most: number | undefined;
}

/** A part of a type's form. */
export interface TypeFieldset {
  id: string;
  title: string;
  /** Fields of one's own may lie in it. */
  isOwn: boolean;
  /** Names of its fields, in their order. */
  fields: readonly string[];
}

export interface TypeFields {
  title: string;
  fields: ReadonlyMap<string, TypeField>;
  fieldsets: readonly TypeFieldset[];
}

/** The fieldset in which title and description stand. */
export const firstFieldset = 'default';

const propertyShape = record({
  title: text(),
  description: text(),
  factory: text(),
  behavior: text(),
  default: stored(),
  choices: stored(),
  items: record({ choices: stored() }),
  minLength: number(),
  maxLength: number(),
  minimum: number(),
  maximum: number(),
});

function choicesIn(given: unknown): [string, string][] | undefined {
  if (!Array.isArray(given)) return undefined;
  return given.flatMap((choice: unknown) => {
    if (!Array.isArray(choice)) return [];
    const token = textOf(choice[0]);
    return token === '' ? [] : [[token, textOf(choice[1]) || token]];
  });
}

function initialIn(given: unknown): TypeField['initial'] {
  if (typeof given === 'number' || typeof given === 'boolean') return given;
  return textOf(given) || undefined;
}

const fieldsetShape = records({ id: text(), title: text(), behavior: text(), fields: list(text()) });

/** Reads the schema of a type as one that is edited. */
export function typeFieldsIn(schema: Readonly<Record<string, unknown>>): TypeFields {
  const required = new Set(list(text()).read(schema['required']));
  const properties = isRecord(schema['properties']) ? schema['properties'] : {};
  const fields = new Map(
    Object.entries(properties).map(([name, property]): [string, TypeField] => {
      const read = propertyShape.read(property);
      const { title, description, factory, behavior } = read;
      return [
        name,
        {
          name,
          title: title || name,
          description,
          factory,
          behavior,
          isRequired: required.has(name),
          isOwn: isOfOwnSchema(behavior),
          initial: initialIn(read.default),
          choices: choicesIn(read.choices ?? read.items.choices),
          least: read.minLength ?? read.minimum,
          most: read.maxLength ?? read.maximum,
        },
      ];
    }),
  );
  const fieldsets = fieldsetShape.read(recordsOf(schema['fieldsets'])).map(({ behavior, ...set }) => {
    const names = set.fields.filter((name) => fields.has(name));
    const isOwn =
      set.id === firstFieldset ||
      isOfOwnSchema(behavior) ||
      names.some((name) => fields.get(name)?.isOwn === true);
    return { ...set, title: set.title || set.id, fields: names, isOwn };
  });
  return { title: textOf(schema['title']), fields, fieldsets };
}

/** The fields of a type, all of those that its behaviours bring among them. */
export const getTypeFields = async (id: string, call: Call): Promise<TypeFields> =>
  typeFieldsIn(await getTypeSchema('', id, call));

/** What is changed in the schema of a type: what is not named stays. */
export interface TypeChanges {
  /** By name: new ones are made, known ones changed. */
  properties?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Fields go into the fieldsets that name them, in that order. */
  fieldsets?: readonly { id: string; title: string; fields: readonly string[] }[];
}

const schemaAddress = (id: string) => `/@types/${encodeURIComponent(id)}`;

export async function patchTypeFields(id: string, changes: TypeChanges, call: Call): Promise<void> {
  await requestWrite<unknown>(schemaAddress(id), { ...call, method: 'PATCH', body: changes, changes: ['/'] });
}

/** Removes a field, or a fieldset in which nothing lies. */
export async function deleteTypePart(id: string, name: string, call: Call): Promise<void> {
  const path = `${schemaAddress(id)}/${encodeURIComponent(name)}`;
  await requestWrite<unknown>(path, { ...call, method: 'DELETE', changes: ['/'] });
}
