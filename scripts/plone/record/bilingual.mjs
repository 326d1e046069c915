import { languages } from './client.mjs';

const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

const isPair = (value) =>
  isObject(value) && Object.keys(value).length === 2 && languages.every((each) => Object.hasOwn(value, each));

function mergeObjects(german, english) {
  const names = [...new Set([...Object.keys(german), ...Object.keys(english)])];
  return Object.fromEntries(
    names.map((name) => [name, bilingual(german[name] ?? null, english[name] ?? null)]),
  );
}

/**
 * One value for the answers in both languages: where they differ stands `{de, en}`, all else stands once.
 * `inLanguage` of mocks/recorded takes it apart again.
 */
export function bilingual(german, english) {
  if (isPair(german) || isPair(english)) throw new Error('A recorded value looks like a pair of languages.');
  if (isObject(german) && isObject(english)) return mergeObjects(german, english);
  if (Array.isArray(german) && Array.isArray(english) && german.length === english.length)
    return german.map((entry, index) => bilingual(entry, english[index]));
  return JSON.stringify(german) === JSON.stringify(english) ? german : { de: german, en: english };
}

/** The answers of `ask` in both languages as one value. */
export async function askBoth(ask) {
  const [german, english] = await Promise.all(languages.map((language) => ask(language)));
  return bilingual(german, english);
}
