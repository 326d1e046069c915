import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Words = Readonly<Record<string, string>>;

const wordsOf = (language: string) => JSON.parse(readFileSync(`locales/${language}.json`, 'utf8')) as Words;

/** The rows of the list: a term of each language, and what it is not called. */
const rows = readFileSync('docs/terms.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .slice(2)
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, german = '', english = '', notGerman = '', notEnglish = '']) => ({
    de: { term: german, others: notGerman },
    en: { term: english, others: notEnglish },
  }));

const listOf = (cell: string) => cell.split(',').flatMap((each) => each.trim() || []);

/** A word, not the end of another; in German it may go on, as words are joined there. */
const wordPattern = (word: string) => new RegExp(`(?<![\\p{L}-])${word}`, 'u');

test.each(['de', 'en'] as const)('One thing has one word, in %s', (language) => {
  expect(rows.length).toBeGreaterThan(15);
  const words = Object.entries(wordsOf(language));
  for (const row of rows) {
    const { term, others } = row[language];
    const isUsed = new RegExp(term, 'iu');
    expect(
      words.some(([, text]) => isUsed.test(text)),
      `“${term}” is used`,
    ).toBe(true);
    for (const other of listOf(others)) {
      const found = words.filter(([, text]) => wordPattern(other).test(text)).map(([id]) => id);
      expect(found, `“${other}” is called “${term}”`).toEqual([]);
    }
  }
});
