import { monthAndYear } from './dates';
import { useLanguage } from './use-language';

/** Writes a month, a number from 1 to 12, and a year: 'Oktober 2024', or the year alone. */
export function useMonth(): (month: string, year: string) => string {
  const language = useLanguage();
  return (month, year) => monthAndYear(month, year, language);
}
