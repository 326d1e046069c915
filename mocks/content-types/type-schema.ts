import type { Language } from '~mocks/lib/bilingual';
import { inLanguage, withAddresses } from '~mocks/recorded/in-language';
import type { Fieldset, RecordedTypes } from './recorded-types';
import type { SchemaProperty } from '~mocks/recorded/json-schema';
import { ownEntry } from '~mocks/lib/own-entry';

/** The JSON schema of a content type, as a form needs it. */
export interface TypeSchema {
  title: string;
  type: 'object';
  properties: Record<string, SchemaProperty>;
  required: readonly string[];
  fieldsets: readonly Fieldset[];
  layouts: readonly string[];
}

interface Options {
  language: Language;
  /** Address of the content on which the schema is asked for, in which its vocabularies lie. */
  context: string;
  site: string;
  /** Fields that whoever asks may not write. */
  hidden: ReadonlySet<string>;
  now: number;
}

const hour = 60 * 60 * 1000;

/** Times that Plone proposes: the present full hour as a beginning, the next as an end. */
function proposedTime(name: string, now: number): string {
  const start = Math.floor(now / hour) * hour;
  return new Date(name === 'end' ? start + hour : start).toISOString().replace('.000Z', '+00:00');
}

const nameOf = (key: string): string => key.slice(key.lastIndexOf('/') + 1).replace(/#\d+$/, '');

function propertiesOf(keys: readonly string[], recorded: RecordedTypes, options: Options) {
  const found: Record<string, SchemaProperty> = {};
  for (const key of keys) {
    const name = nameOf(key);
    const property = ownEntry(recorded.properties, key);
    if (!property || options.hidden.has(name)) continue;
    const { context, site, language } = options;
    const shown = withAddresses(inLanguage(property, language), { context, site });
    found[name] = shown.default === '{date}' ? { ...shown, default: proposedTime(name, options.now) } : shown;
  }
  return found;
}

/** The schema of a type in one language; undefined for a type that there is not, or that has none. */
export function typeSchema(recorded: RecordedTypes, id: string, options: Options): TypeSchema | undefined {
  const schema = recorded.types.find((type) => type.id === id)?.schema;
  if (!schema) return undefined;
  const { properties, ...rest } = schema;
  const { hidden } = options;
  const shown = (names: readonly string[]) => names.filter((name) => !hidden.has(name));
  const { title, type, required, fieldsets, layouts } = inLanguage(
    rest,
    options.language,
  ) as unknown as TypeSchema;
  return {
    title,
    type,
    layouts,
    properties: propertiesOf(properties, recorded, options),
    required: shown(required),
    fieldsets: fieldsets.map((each) => ({ ...each, fields: shown(each.fields) })),
  };
}
