import type { Language } from '@/lib/language';
import type { Pattern } from '../pattern';
import { patternsIn } from './patterns';
import type { PatternWords } from './words';

const words: Readonly<Record<Language, () => Promise<PatternWords>>> = {
  de: async () => (await import('./words-de')).wordsDe,
  en: async () => (await import('./words-en')).wordsEn,
};

/** The patterns that come with the site; their words are fetched when they are to be shown. */
export const builtInPatterns = async (language: Language): Promise<Pattern[]> =>
  patternsIn(await words[language](), language);
