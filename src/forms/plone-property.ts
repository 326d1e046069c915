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

/** What the object browser is told of a field. */
export function browsed(property: Property) {
  const { mode, selectableTypes } = recordIn(frontend(property)['widgetProps']);
  const types = Array.isArray(selectableTypes) ? selectableTypes.map(textOf).filter(Boolean) : [];
  return {
    mode: mode === 'image' ? 'image' : 'link',
    ...(types.length > 0 && { selectableTypes: types }),
  } as const;
}
