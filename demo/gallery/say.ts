import type { SeedLanguage } from '~mocks/seed/types';

/** The words of one of the languages. */
export type Say = (de: string, en: string) => string;

export const sayIn =
  (language: SeedLanguage): Say =>
  (de, en) =>
    language === 'de' ? de : en;
