import { createIntl } from 'react-intl';
import type { Language } from '@/lib/language';
import de from '../../locales/de.json';
import en from '../../locales/en.json';

const intls = {
  de: createIntl({ locale: 'de', messages: de }),
  en: createIntl({ locale: 'en', messages: en }),
};

/** The words of a message, by which a control is found; those that a test is about are written out in it. */
export const wordsOf = (
  language: Language,
  id: keyof typeof de,
  values: Readonly<Record<string, string | number>> = {},
): string => intls[language].formatMessage({ id }, values);
