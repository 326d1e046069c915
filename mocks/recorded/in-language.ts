import type { Language } from '~mocks/lib/bilingual';

/** A value that a recording holds once where both languages agree, and as `{de, en}` where they differ. */
export type Recorded<T> = T | { de: T; en: T };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isPair(value: Record<string, unknown>): boolean {
  return 'de' in value && 'en' in value && Object.keys(value).length === 2;
}

/** The recorded value as Plone hands it out in one language. */
export function inLanguage<T>(value: Recorded<T>, language: Language): T;
export function inLanguage(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((entry) => inLanguage<unknown>(entry, language));
  if (!isObject(value)) return value;
  if (isPair(value)) return value[language];
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, inLanguage<unknown>(inner, language)]),
  );
}

/** Puts addresses in the places that the recording keeps free, as `{site}` and `{context}`. */
export function withAddresses<T>(value: T, addresses: Readonly<Record<string, string>>): T;
export function withAddresses(value: unknown, addresses: Readonly<Record<string, string>>): unknown {
  if (typeof value === 'string')
    return value.includes('{')
      ? value.replace(/\{(\w+)\}/g, (all, name: string) => addresses[name] ?? all)
      : value;
  if (Array.isArray(value)) return value.map((entry) => withAddresses<unknown>(entry, addresses));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withAddresses<unknown>(inner, addresses)]),
  );
}
