import type { JsonObject } from '~mocks/http/body';
import type { Language } from '~mocks/lib/bilingual';
import type { EditedType, OwnField, OwnFieldset } from './edited-type';
import { behaviorNames, behaviorNamed } from './behaviors';
import { omit } from './omit';
import { changedField, newField } from './own-fields';

const standard = 'default';

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const ownFields = ({ fieldsets }: EditedType): OwnField[] => fieldsets.flatMap(({ fields }) => fields);

export const ownField = (type: EditedType, name: string): OwnField | undefined =>
  ownFields(type).find((field) => field.name === name);

/** Whether a behavior of the type brings the field: the schema of the type cannot change it. */
export const isInherited = ({ behaviors }: EditedType, name: string): boolean =>
  behaviors.some((each) => Object.hasOwn(behaviorNamed(each).properties, name));

const withFieldset = (type: EditedType, fieldset: OwnFieldset): EditedType =>
  type.fieldsets.some(({ id }) => id === fieldset.id)
    ? type
    : {
        ...type,
        fieldsets: fieldset.id === standard ? [fieldset, ...type.fieldsets] : [...type.fieldsets, fieldset],
      };

const mapFieldsets = (type: EditedType, change: (each: OwnFieldset) => OwnFieldset): EditedType => ({
  ...type,
  fieldsets: type.fieldsets.map(change),
});

/** A field joins the ones that stand with title and description. */
export function addField(type: EditedType, field: OwnField): EditedType {
  const ready = withFieldset(type, { id: standard, title: { de: 'Standard', en: 'Default' }, fields: [] });
  return mapFieldsets(ready, (each) =>
    each.id === standard ? { ...each, fields: [...each.fields, field] } : each,
  );
}

export const replaceField = (type: EditedType, field: OwnField): EditedType =>
  mapFieldsets(type, (each) => ({
    ...each,
    fields: each.fields.map((present) => (present.name === field.name ? field : present)),
  }));

export const removeField = (type: EditedType, name: string): EditedType =>
  mapFieldsets(type, (each) => ({ ...each, fields: each.fields.filter((field) => field.name !== name) }));

export const addFieldset = (type: EditedType, id: string, title: string): EditedType =>
  withFieldset(type, { id, title, fields: [] });

/** A group that still has fields stays. */
export const removeFieldset = (type: EditedType, id: string): EditedType => ({
  ...type,
  fieldsets: type.fieldsets.filter((each) => each.id !== id || each.fields.length > 0),
});

/** Sets the title of a group and moves own fields into it, in the order in which they are named. */
export function changeFieldset(type: EditedType, id: string, { title, fields }: JsonObject): EditedType {
  const moved = Array.isArray(fields)
    ? fields.flatMap((name) => (typeof name === 'string' ? (ownField(type, name) ?? []) : []))
    : [];
  const names = new Set(moved.map(({ name }) => name));
  return mapFieldsets(type, (each) => {
    const kept = each.fields.filter(({ name }) => !names.has(name));
    if (each.id !== id) return { ...each, fields: kept };
    return { ...each, ...(typeof title === 'string' ? { title } : {}), fields: [...kept, ...moved] };
  });
}

function arrange(type: EditedType, fieldset: unknown): EditedType {
  if (!isObject(fieldset) || typeof fieldset.id !== 'string') return type;
  const { id, fields } = fieldset;
  const names = Array.isArray(fields) ? fields : [];
  if (!names.some((name) => typeof name === 'string' && ownField(type, name))) return type;
  const title = typeof fieldset.title === 'string' ? fieldset.title : id;
  const isOwn = type.fieldsets.some((each) => each.id === id);
  return changeFieldset(
    isOwn ? type : addFieldset(type, id, title),
    id,
    id === standard ? { fields } : fieldset,
  );
}

/** Creates the fields that are new and changes the known ones; what a behavior brings stays. Nothing is removed. */
export function mergeSchema(type: EditedType, body: JsonObject, language: Language): EditedType {
  let merged = type;
  for (const [name, given] of Object.entries(isObject(body.properties) ? body.properties : {})) {
    if (!isObject(given)) continue;
    const present = ownField(merged, name);
    if (present) merged = replaceField(merged, changedField(present, given));
    else if (!isInherited(merged, name))
      merged = addField(merged, newField(type.facts.id, name, given, language));
  }
  for (const each of Array.isArray(body.fieldsets) ? body.fieldsets : []) merged = arrange(merged, each);
  return merged;
}

/** Puts the schema of a body in the place of the present one. */
export function replaceSchema(type: EditedType, body: JsonObject, language: Language): EditedType {
  const layouts = Array.isArray(body.layouts) ? body.layouts.map(String) : type.layouts;
  return { ...mergeSchema({ ...type, fieldsets: [] }, body, language), layouts };
}

/** What the control panel of a type sets; it checks neither values nor types. */
export function changeType(type: EditedType, body: JsonObject): EditedType {
  const { title, description, filter_content_types: filter, allowed_content_types: allowed } = body;
  const { facts } = type;
  const behaviors = [
    ...type.behaviors.filter((name) => body[name] !== false),
    ...behaviorNames().filter((name) => body[name] === true && !type.behaviors.includes(name)),
  ];
  const restricts = ['none', 'all', 'some'].includes(filter as string) || Array.isArray(allowed);
  return {
    ...type,
    behaviors,
    facts: {
      ...(restricts ? omit(facts, 'children') : facts),
      ...(typeof title === 'string' && title !== '' ? { title } : {}),
      ...(typeof description === 'string' ? { description } : {}),
      ...(filter === 'all' ? { filtersChildren: false } : {}),
      ...(filter === 'none' || filter === 'some' ? { filtersChildren: true } : {}),
      ...(Array.isArray(allowed) ? { allowedChildren: allowed.map(String) } : {}),
      ...(filter === 'none' ? { allowedChildren: [] } : {}),
    },
  };
}
