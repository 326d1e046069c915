import { readFileSync } from 'node:fs';
import { isRecord } from '@/lib/text';
import { root } from './module-graph';

interface Definition {
  parents: readonly string[];
  /** What each of its own properties may be. */
  properties: Readonly<Record<string, readonly string[]>>;
}

/** Types of schema.org with their properties, as `schema-dts` 2.1.0 states them. */
const vocabulary = JSON.parse(readFileSync(`${root}/test/recorded/schema-org.json`, 'utf8')) as Readonly<
  Record<string, Definition>
>;

const definitionOf = (type: string) => (Object.hasOwn(vocabulary, type) ? vocabulary[type] : undefined);

const kindsOf = (type: string): string[] => [type, ...(definitionOf(type)?.parents ?? []).flatMap(kindsOf)];

const isMoment = (text: string) => /^\d{4}-\d{2}-\d{2}/.test(text) && !Number.isNaN(Date.parse(text));

/** Whether a text is what one of the kinds of data says. */
const texts: Readonly<Record<string, (text: string) => boolean>> = {
  Text: () => true,
  URL: (text) => /^https?:\/\//.test(text) && URL.canParse(text),
  Date: isMoment,
  DateTime: isMoment,
  Duration: (text) => /^P/.test(text),
  Time: (text) => /^\d{2}:\d{2}/.test(text),
};

function rangeOf(type: string, property: string): readonly string[] | undefined {
  for (const kind of kindsOf(type)) {
    const { properties = {} } = definitionOf(kind) ?? {};
    if (Object.hasOwn(properties, property)) return properties[property];
  }
  return undefined;
}

function errorsOfValue(value: unknown, range: readonly string[], where: string): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => errorsOfValue(each, range, where));
  // The page leaves it out.
  if (value === '') return [];
  const wrong = [`${where}: ${JSON.stringify(value)} is none of ${range.join(', ')}`];
  if (typeof value === 'string') {
    // A thing may be named by its address alone.
    const kinds = range.map((name) => texts[name] ?? texts['URL']);
    return kinds.some((fits) => fits?.(value)) ? [] : wrong;
  }
  if (typeof value === 'number')
    return range.some((name) => /^(Number|Integer|Float)$/.test(name)) ? [] : wrong;
  if (typeof value === 'boolean') return range.includes('Boolean') ? [] : wrong;
  if (!isRecord(value)) return wrong;
  const isOfKind = kindsOf(String(value['@type'])).some((kind) => range.includes(kind));
  return [...(isOfKind ? [] : wrong), ...errorsOfThing(value)];
}

/** What is wrong with a thing as schema.org sees it; types that the list does not hold are unknown. */
export function errorsOfThing(thing: unknown): string[] {
  const stated: unknown = JSON.parse(JSON.stringify(thing) ?? 'null');
  if (!isRecord(stated)) return ['no thing'];
  const { '@type': type, ...properties } = stated;
  if (typeof type !== 'string' || !definitionOf(type)) return [`unknown type ${String(type)}`];
  return Object.entries(properties).flatMap(([property, value]) => {
    if (property === '@context' || property === '@id') return [];
    // What a search is given, in schema.org's own words for actions.
    if (property === 'query-input' && kindsOf(type).includes('Action')) return [];
    const range = rangeOf(type, property);
    return range ? errorsOfValue(value, range, `${type}.${property}`) : [`${type} has no ${property}`];
  });
}

/** What the head of the document states. */
export const statedThings = (): Record<string, unknown>[] =>
  [...document.head.querySelectorAll('script[type="application/ld+json"]')].map(
    (script) => JSON.parse(script.textContent ?? '') as Record<string, unknown>,
  );
