import type { JsonObject } from '~mocks/http/body';
import { badRequest, serverError } from '~mocks/http/failure';
import type { Language } from '~mocks/lib/bilingual';
import type { Recorded } from '~mocks/recorded/in-language';
import { inLanguage } from '~mocks/recorded/in-language';
import { recording } from '~mocks/recorded/recording';
import text from '~mocks/recorded/field-factories.json?raw';
import { recordedTerms } from '~mocks/recorded/vocabularies';
import { generated } from './edited-type';
import type { OwnField } from './edited-type';
import { omit } from './omit';
import type { SchemaProperty } from '~mocks/recorded/json-schema';

const factories =
  recording<
    readonly { given: { factory: string; vocabularyName?: string }; property: Recorded<SchemaProperty> }[]
  >(text);

/** A kind of field by its title in the caller's language, or by its token; undefined for one that no schema takes. */
function factoryNamed(name: unknown, language: Language): Recorded<SchemaProperty> | undefined {
  if (typeof name !== 'string') return undefined;
  const titles = recordedTerms('Fields', language) ?? new Map<string, string>();
  const token = [...titles].find(([each, title]) => title === name || each === name)?.[0];
  const english = token === undefined ? undefined : recordedTerms('Fields', 'en')?.get(token);
  return factories().find(({ given }) => given.factory === english && given.vocabularyName === undefined)
    ?.property;
}

const bounds = ['minLength', 'maxLength', 'minimum', 'maximum'] as const;

const listed = ['choices', 'enum', 'enumNames'] as const;

/** Without what belongs to the recorded example and not to its kind. */
const bare = (property: SchemaProperty): SchemaProperty =>
  omit(property, ...bounds, ...listed) as SchemaProperty;

const ownSource = '{context}/@sources/';

/** The example's name stands in the parts of a file and in the address of a relation's source. */
const renamed = (example: SchemaProperty, name: string): SchemaProperty => {
  const address = example.vocabulary?.['@id'];
  const property =
    address?.startsWith(ownSource) === true
      ? { ...example, vocabulary: { '@id': ownSource + name } }
      : example;
  return property.properties === undefined
    ? property
    : {
        ...property,
        properties: Object.fromEntries(
          Object.entries(property.properties as object).map(([key, value]) => [
            key.replace(/^[^.]+/, name),
            value as unknown,
          ]),
        ),
      };
};

/** `key|title`, sorted, or plain texts in their order. Beside pairs Plone keeps but the first letter of a plain text. */
function choicesFrom(values: readonly unknown[]): [string, string][] {
  const texts = values.map(String);
  const pairs = texts.map((each): [string, string] => {
    const at = each.indexOf('|');
    return at < 0 ? [each, each] : [each.slice(0, at), each.slice(at + 1)];
  });
  if (!texts.some((each) => each.includes('|'))) return pairs;
  return pairs
    .map(([key, title]): [string, string] =>
      key === title ? [key.slice(0, 1), key.slice(0, 1)] : [key, title],
    )
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
}

/** The part of a choice that says what may be chosen. */
function offered(
  address: string,
  { values, vocabularyName }: JsonObject,
): Partial<SchemaProperty> | undefined {
  if (typeof vocabularyName === 'string' && vocabularyName !== '')
    return { vocabulary: { '@id': `{context}/@vocabularies/${vocabularyName}` } };
  if (!Array.isArray(values) || values.length === 0) return undefined;
  const choices = choicesFrom(values);
  return {
    choices,
    enum: choices.map(([token]) => token),
    enumNames: choices.map(([, title]) => title),
    vocabulary: { '@id': address },
  };
}

const withoutChoices = (property: SchemaProperty): SchemaProperty =>
  omit(property, ...listed, 'vocabulary') as SchemaProperty;

function withChoices(property: SchemaProperty, name: string, body: JsonObject): SchemaProperty {
  const isList = property.factory === 'Multiple Choice';
  if (property.factory !== 'Choice' && !isList) return property;
  const found = offered(ownSource + (isList ? '' : name), body);
  if (!found) return property;
  if (!isList) return { ...withoutChoices(property), ...found };
  const items = property.items ?? { type: 'string', title: '', description: '', factory: 'Choice' };
  return { ...property, items: { ...withoutChoices(items), ...found } };
}

const emptyChoice = (property: SchemaProperty, name: string): SchemaProperty => {
  const nothing = { choices: [], enum: [], enumNames: [] };
  if (property.factory === 'Choice')
    return { ...property, ...nothing, vocabulary: { '@id': ownSource + name } };
  if (property.factory !== 'Multiple Choice' || !property.items) return property;
  return { ...property, items: { ...bare(property.items), ...nothing } };
};

function boundsFrom(name: string, body: JsonObject): Partial<SchemaProperty> {
  const found: Partial<SchemaProperty> = {};
  for (const bound of bounds) {
    const value = body[bound];
    if (value === undefined || value === null) continue;
    if (typeof value !== 'number')
      throw serverError('WrongType', `('${String(value)}', <class 'int'>, '${name}')`);
    found[bound] = value;
  }
  return found;
}

const textual = (value: unknown): Partial<SchemaProperty> | undefined =>
  typeof value === 'string' ? { title: value } : undefined;

const changed = (property: SchemaProperty, name: string, body: JsonObject): SchemaProperty => ({
  ...withChoices(property, name, body),
  ...textual(body.title),
  ...(typeof body.description === 'string' ? { description: body.description } : {}),
  ...('default' in body ? { default: body.default } : {}),
  ...boundsFrom(name, body),
});

/** Both texts of a recorded property, so that what is the server's own stays in the reader's language. */
function inBoth(
  property: Recorded<SchemaProperty>,
  change: (each: SchemaProperty) => SchemaProperty,
): Recorded<SchemaProperty> {
  const [de, en] = [change(inLanguage(property, 'de')), change(inLanguage(property, 'en'))];
  return JSON.stringify(de) === JSON.stringify(en) ? de : { de, en };
}

/** Plone validates a first value by the field that it is for: one that is required has none that is empty. */
function requireValue(name: string, isRequired: boolean, body: JsonObject): void {
  if (isRequired && body.default === null) throw serverError('RequiredMissing', name);
}

/** A new field of a type's own schema; throws for a kind that there is not. */
export function newField(type: string, name: string, body: JsonObject, language: Language): OwnField {
  const recorded = factoryNamed(body.factory, language);
  if (!recorded)
    throw badRequest(
      `Missing/Invalid parameter factory: ${typeof body.factory === 'string' ? body.factory : 'None'}`,
    );
  requireValue(name, body.required === true, body);
  const behavior = `${generated}.${type}`;
  const property = inBoth(recorded, (each) => {
    const plain = emptyChoice(renamed(bare(each), name), name);
    return changed({ ...plain, behavior, title: 'None', description: '' }, name, body);
  });
  return { name, property, required: body.required === true };
}

/** The field with what a body says of it; its kind stays. */
export function changedField(field: OwnField, body: JsonObject): OwnField {
  const required = typeof body.required === 'boolean' ? body.required : field.required;
  requireValue(field.name, required, body);
  return {
    ...field,
    property: inBoth(field.property, (each) => changed(each, field.name, body)),
    required,
  };
}
