import { isRecord } from '@/lib/text';

const noPrefix = ':noprefix';
const bool = ':bool';

function classesOfEntry(path: string, key: string, value: unknown): string[] {
  if (key.startsWith('--') || !value) return [];
  if (isRecord(value)) return classesOf(value, key.endsWith(noPrefix) ? path : `${path}${key}--`);
  if (key.endsWith(bool)) return value === true ? [key.slice(0, -bool.length)] : [];
  if (typeof value !== 'string' && typeof value !== 'number' && value !== true) return [];
  const text = String(value).replace(/^#/, '');
  return [key.endsWith(noPrefix) ? text : `has--${path}${key}--${text}`];
}

function classesOf(styles: Record<string, unknown>, path: string): string[] {
  return Object.entries(styles).flatMap(([key, value]) => classesOfEntry(path, key, value));
}

/** The classes that a block's stored `styles` stand for: `{align: 'left'}` is `has--align--left`. */
export const styleClasses = (styles: Readonly<Record<string, unknown>>): string[] => classesOf(styles, '');

/** A value that makes the browser fetch something would pass by the visitor's consent. */
const isHarmless = (value: string): boolean =>
  !/(?:url|image|image-set|src|element)\s*\(|[;{}\\<]/i.test(value);

function propertiesOf(styles: Record<string, unknown>, path: string): [string, string][] {
  return Object.entries(styles).flatMap(([key, value]): [string, string][] => {
    if (isRecord(value)) return propertiesOf(value, key.endsWith(noPrefix) ? path : `${path}--${key}`);
    if (!key.startsWith('--') || (typeof value !== 'string' && typeof value !== 'number')) return [];
    const text = String(value);
    return isHarmless(text) ? [[`${path}${key}`, text]] : [];
  });
}

/** The custom properties among a block's stored `styles`, those of nested objects under the joined name. */
export const styleProperties = (styles: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(propertiesOf(styles, ''));
