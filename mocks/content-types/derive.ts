import type { Recorded } from '~mocks/recorded/in-language';
import { inLanguage } from '~mocks/recorded/in-language';
import { kindOf, vocabularyOf } from './field-kinds';
import { addedFields, fieldChanges, unseen } from './overlay';
import type { RecordedType, RecordedTypes } from './recorded-types';
import type { Bilingual } from '~mocks/lib/bilingual';
import type { ContentType, FieldSchema } from './schema';
import type { SchemaProperty } from '~mocks/recorded/json-schema';
import { ownEntry } from '~mocks/lib/own-entry';

const both = (text: Recorded<string>): Bilingual =>
  typeof text === 'string' ? { de: text, en: text } : text;

/** Part of every item itself, whose values are made when it is. */
const madeWithItem = new Set(['id', 'language', 'creators', 'allow_discussion']);

/** What an empty field shows, where no fresh item has shown it. */
const emptyOf: Partial<Record<FieldSchema['kind'], unknown>> = { keywords: [], relations: [], choices: [] };

/** A date that was recorded is the day of the recording: no default. */
const isTimeless = (value: unknown): boolean => value !== undefined && value !== '{date}';

/** A property of the pool in both languages. */
type Property = Record<keyof Bilingual, SchemaProperty>;
type Pool = ReadonlyMap<string, Property>;
/** What an untouched field of the pool shows, seen on the first type that has it. */
type Untouched = ReadonlyMap<string, unknown>;

const nameOf = (key: string): string => key.slice(key.lastIndexOf('/') + 1).replace(/#\d+$/, '');

function untouchedFields(types: readonly RecordedType[]): Untouched {
  const found = new Map<string, unknown>();
  for (const { fresh = {}, schema } of types)
    for (const key of schema?.properties ?? []) {
      const name = nameOf(key);
      if (Object.hasOwn(fresh, name) && !madeWithItem.has(name) && !found.has(key))
        found.set(key, fresh[name]);
    }
  return found;
}

/** Terms of a field that has a list of its own. */
function choicesOf(property: Property): Record<string, Bilingual> | undefined {
  const { choices } = property.de.items ?? property.de;
  const english = new Map((property.en.items ?? property.en).choices);
  return (
    choices &&
    Object.fromEntries(
      choices.map(([token, title]) => [token, { de: title ?? token, en: english.get(token) ?? token }]),
    )
  );
}

function fieldOf(name: string, property: Property, type: RecordedType, untouched: unknown): FieldSchema {
  const json = property.de;
  const kind = kindOf(json);
  const choices = choicesOf(property);
  const vocabulary = kind === 'choice' || kind === 'choices' ? vocabularyOf(json) : undefined;
  const fieldset = type.schema?.fieldsets.find(({ fields }) => fields.includes(name))?.id;
  // No item was seen without a title, which is never null.
  const proposed = kind === 'boolean' ? json.default : undefined;
  const fallback = name === 'title' ? '' : (untouched ?? emptyOf[kind] ?? proposed);
  // Some switches are proposed by their form alone: what the form did not make holds nothing.
  const isUnset = kind === 'boolean' && untouched === null;
  return {
    name,
    kind,
    json,
    required: type.schema?.required.includes(name) ?? false,
    readonly: json.readonly === true,
    ...(vocabulary === undefined ? {} : { vocabulary }),
    ...(choices ? { choices } : {}),
    ...(fieldset === undefined ? {} : { fieldset }),
    ...(isTimeless(json.default) && !isUnset ? { default: json.default } : {}),
    ...(fallback === undefined || fallback === null || isUnset ? {} : { fallback }),
    ...ownEntry(ownEntry(fieldChanges, type.id), name),
  };
}

function fieldsOf(type: RecordedType, pool: Pool, untouched: Untouched): FieldSchema[] {
  const own = (type.schema?.properties ?? []).flatMap((key) => {
    const property = pool.get(key);
    return property ? [fieldOf(nameOf(key), property, type, untouched.get(key))] : [];
  });
  return [...own, ...(ownEntry(addedFields, type.id) ?? [])];
}

/** Types that a page may contain, which stands for every folder that does not choose. */
export const addableEverywhere = ({ types }: RecordedTypes): string =>
  types.find(({ id }) => id === 'Document')?.children?.join() ?? '';

function childrenOf(type: RecordedType, everywhere: string): ContentType['children'] {
  const { children, filtersChildren, allowedChildren } = type;
  if (!children) return filtersChildren === false ? 'all' : allowedChildren;
  return children.join() === everywhere ? 'all' : children;
}

/** The types as the embedded CMS works with them, made from what a Plone hands out about them. */
export function deriveTypes(
  recorded: RecordedTypes,
  displayed: ReadonlySet<string>,
  everywhere = addableEverywhere(recorded),
): ContentType[] {
  const pool: Pool = new Map(
    Object.entries(recorded.properties).map(([key, property]) => [
      key,
      { de: inLanguage(property, 'de'), en: inLanguage(property, 'en') },
    ]),
  );
  const untouched = untouchedFields(recorded.types);
  return recorded.types.map((type) => {
    const { id, layout = 'view', primary } = type;
    return {
      id,
      title: both(type.title),
      description: both(type.description),
      fields: fieldsOf(type, pool, untouched),
      behaviors: type.behaviors,
      layout,
      folderish: type.folderish ?? true,
      lockable: type.lockable ?? type.behaviors.includes('plone.locking'),
      workflow: type.workflow ?? true,
      translatable: type.translatable ?? type.behaviors.includes('plone.translatable'),
      versions: type.versions ?? false,
      inNavigation: displayed.has(id),
      isListed: type.isListed,
      addable: type.addable ?? false,
      children: childrenOf(type, everywhere),
      ...(primary === undefined ? {} : { primary }),
      ...ownEntry(unseen, id),
    };
  });
}
