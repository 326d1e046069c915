import type { TypesInForce } from '~mocks/content-types/registry';
import { Failure } from '~mocks/http/failure';
import { inLanguage, withAddresses } from '~mocks/recorded/in-language';
import type { FormSchema } from '~mocks/recorded/panels';
import { recordedPanels } from '~mocks/recorded/panels';
import type { Call } from '../shared/call';

/** Fields of the panel that are no behaviors. */
const ownFields = new Set(['title', 'description', 'allowed_content_types', 'filter_content_types']);

/** What the panel of a type holds; titles stand in it untranslated. Types that hold nothing do not restrict it. */
function dataOf(types: TypesInForce, id: string, schema: FormSchema): Record<string, unknown> {
  const type = types.of(id);
  const recorded = types.described.types.find((each) => each.id === id);
  const behaviors = Object.keys(schema.properties).filter((name) => !ownFields.has(name));
  return {
    title: type.title.en,
    description: type.description.en,
    ...(recorded?.filtersChildren === undefined ? {} : { filter_content_types: recorded.filtersChildren }),
    allowed_content_types: recorded?.allowedChildren ?? [],
    ...Object.fromEntries(behaviors.map((name) => [name, type.behaviors.includes(name)])),
  };
}

const filter = 'filter_content_types';

/** The form; types that hold nothing have nothing to choose. */
function formOf(schema: FormSchema, holdsItems: boolean): FormSchema {
  if (holdsItems) return schema;
  const without = (names: readonly string[]) => names.filter((name) => name !== filter);
  return {
    ...schema,
    properties: Object.fromEntries(Object.entries(schema.properties).filter(([name]) => name !== filter)),
    required: without(schema.required),
    fieldsets: schema.fieldsets.map((each) => ({ ...each, fields: without(each.fields) })),
  };
}

/** The control panel of one content type. */
export function typePanel(call: Call, id: string): unknown {
  if (!call.repository.types.has(id)) throw new Failure(503, 'KeyError', `'${id}'`);
  const { language, base } = call;
  const recorded = inLanguage(recordedPanels().typePanel, language) as { group: string; schema: FormSchema };
  const { group, schema } = withAddresses(recorded, { site: base, context: base });
  const data = dataOf(call.repository.types, id, schema);
  const { title, description } = call.repository.types.of(id);
  return {
    '@id': `${base}/@controlpanels/dexterity-types/${id}`,
    group,
    data,
    schema: formOf(schema, filter in data),
    title: title[language],
    description: description[language],
    items: [],
  };
}
