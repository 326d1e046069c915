import { useField } from '../document/hooks';
import { writtenLanguage } from './data';

/** The language in which the page is written; what stores none is in that of the place where it lies. */
export const useWrittenLanguage = (present: string): string =>
  writtenLanguage.read(useField('language')) || present;
