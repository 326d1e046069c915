export type Language = 'de' | 'en';

export function isLanguage(value: unknown): value is Language {
  return value === 'de' || value === 'en';
}

/** The language that the first segment of an app path names; undefined for neutral paths such as `/profile/x`. */
export function languageOfPath(path: string): Language | undefined {
  const segment = path.split('/', 2)[1];
  return isLanguage(segment) ? segment : undefined;
}
