import type { Bilingual } from '../content-types/schema';
import type { Failure } from '../http/failure';
import { badRequest } from '../http/failure';
import type { Language } from '../http/language';
import { pythonRepr } from './python-repr';

/** What Plone says of a value that its field does not take. */
export const messages = {
  required: { de: 'Erforderliche Eingabe fehlt.', en: 'Required input is missing.' },
  wrongType: { de: 'Objekttyp ist falsch.', en: 'Object is of wrong type.' },
  wrongContained: { de: 'Falscher Typ für Behälterinhalt', en: 'Wrong contained type' },
  constraint: { de: 'Einschränkung ist nicht erfüllt', en: 'Constraint not satisfied' },
  invalid: { de: 'Ungültiger Wert', en: 'Invalid value' },
  tooLong: { de: 'Wert ist zu lang.', en: 'Value is too long' },
  tooShort: { de: 'Wert ist zu kurz.', en: 'Value is too short' },
  tooBig: { de: 'Wert ist zu groß.', en: 'Value is too big' },
  tooSmall: { de: 'Wert ist zu klein.', en: 'Value is too small' },
  noUrl: { de: 'Die angegebene URI ist nicht gültig.', en: 'The specified URI is not valid.' },
  noEmail: { de: 'Die angegebene E-Mail ist ungültig.', en: 'The specified email is not valid.' },
  noImage: { de: 'Ungültige Bild-Datei', en: 'Invalid image file' },
  expiresBeforeEffective: {
    de: 'Das Ablaufdatum muss nach dem Publikationsdatum liegen.',
    en: 'Expiration date must be after publishing date.',
  },
  endsBeforeStart: {
    de: 'Das Enddatum muss nach dem Startdatum liegen.',
    en: 'End date must be after start date.',
  },
  restrictedWithoutToken: {
    de: 'Geschützte Dateien brauchen ein Kennwort.',
    en: 'Restricted files need a token.',
  },
} as const satisfies Record<string, Bilingual>;

/** A value that a field does not take. Some messages are Python's own and never translated. */
export class Refusal extends Error {
  constructor(readonly text: Bilingual | string) {
    super(typeof text === 'string' ? text : text.en);
  }
}

/** A wrong field, or without a name a broken rule between fields. */
export interface Problem {
  field?: string;
  text: Bilingual | string;
  /** The field was emptied and must not be. */
  isNull?: boolean;
}

export const nullNotAllowed = (field: string): Problem => ({
  field,
  isNull: true,
  text: `${field} is a required field. Setting it to null is not allowed.`,
});

/** A problem with its keys in the order in which Plone happens to print them. */
function described({ field, text, isNull = false }: Problem, language: Language): Record<string, string> {
  const message = typeof text === 'string' ? text : text[language];
  const error = 'ValidationError';
  if (field === undefined) return { error, message };
  return isNull ? { field, message, error } : { message, field, error };
}

/** All problems in one answer, printed as Python prints a list of dictionaries. */
export function validationFailure(problems: readonly Problem[], language: Language): Failure {
  return badRequest(pythonRepr(problems.map((problem) => described(problem, language))));
}
