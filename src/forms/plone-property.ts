import { flatten } from '@/api/urls';
import { isRecord, textOf } from '@/lib/text';
import type { Choice } from './schema';

/** What the CMS says of one field in a JSON schema. */
export type Property = Readonly<Record<string, unknown>>;

export const recordIn = (value: unknown): Property => (isRecord(value) ? value : {});

/** What is said for frontends alone. */
export const frontend = ({ widgetOptions }: Property): Property =>
  recordIn(recordIn(widgetOptions)['frontendOptions']);

/** The path of a vocabulary, of whatever site its address speaks: it is asked for at this one. */
export function vocabularyOf(property: Property): string | undefined {
  const { vocabulary, querysource, widgetOptions } = property;
  const options = recordIn(widgetOptions);
  const given = [vocabulary, querysource, options['vocabulary'], options['querysource']];
  const address = given.map((each) => textOf(recordIn(each)['@id'])).find((each) => each !== '') ?? '';
  const path = flatten(address);
  if (/^\/(?!\/)/.test(path)) return path;
  return /\/@(?:vocabularies|sources|querysources)\/[^/?#]+/.exec(path)?.[0];
}

/** The values of a field that lists them itself. */
export function choicesOf({ choices, enum: values, enumNames }: Property): Choice[] | undefined {
  const pairs = Array.isArray(choices)
    ? choices.map((pair: unknown) => (Array.isArray(pair) ? (pair as unknown[]) : [pair]))
    : Array.isArray(values)
      ? values.map((value: unknown, index) => [
          value,
          Array.isArray(enumNames) ? enumNames[index] : undefined,
        ])
      : undefined;
  return pairs?.map(([token, title]) => {
    const value = textOf(token);
    return { value, title: textOf(title) || value };
  });
}

/** Those of some figures that are there. */
export const count = <Name extends string>(property: Property, ...names: Name[]) =>
  Object.fromEntries(
    names.flatMap((name) => (typeof property[name] === 'number' ? [[name, property[name]]] : [])),
  ) as Partial<Record<Name, number>>;

/** How many entries a list may have: by itself, or by what widgets are told; what is below one is no limit there. */
export function atMost(property: Property): { atMost?: number } {
  const { pattern_options: pattern } = recordIn(property['widgetOptions']);
  const options = [recordIn(frontend(property)['widgetProps']), recordIn(pattern)];
  const limits = [property['maxItems'], ...options.map((each) => each['maximumSelectionSize'])];
  const limit = limits.find((each) => typeof each === 'number' && each > 0);
  return typeof limit === 'number' ? { atMost: limit } : {};
}

/** What the object browser is told of a field, by what is said for frontends, else by what Plone's own widget is told. */
export function browsed(property: Property) {
  const { mode, selectableTypes } = recordIn(frontend(property)['widgetProps']);
  const { pattern_options: pattern } = recordIn(property['widgetOptions']);
  const typesIn = (given: unknown) => (Array.isArray(given) ? given.map(textOf).filter(Boolean) : []);
  const types = [selectableTypes, recordIn(pattern)['selectableTypes']].map(typesIn);
  const named = types.find((each) => each.length > 0);
  return {
    mode: mode === 'image' ? 'image' : 'link',
    ...(named && { selectableTypes: named }),
  } as const;
}
