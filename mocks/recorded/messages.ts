import type { Bilingual } from '../content-types/schema';
import type { Language } from '../http/language';
import text from './messages.json?raw';
import { recording } from './recording';

/** What is wrong with a value. */
export type Refusal =
  | 'constraint'
  | 'email'
  | 'image'
  | 'malformedId'
  | 'notAnObject'
  | 'required'
  | 'tooBig'
  | 'tooLong'
  | 'tooShort'
  | 'tooSmall'
  | 'uri'
  | 'wrongType';

const messages = recording<Readonly<Record<Refusal, Bilingual>>>(text);

/** The words in which Plone refuses a value. */
export const refusalText = (refusal: Refusal, language: Language): string => messages()[refusal][language];
