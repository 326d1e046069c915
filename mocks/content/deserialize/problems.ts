import type { Bilingual } from '~mocks/lib/bilingual';
import type { Failure } from '~mocks/http/failure';
import { badRequest } from '~mocks/http/failure';
import type { Language } from '~mocks/lib/bilingual';
import recorded from '~mocks/recorded/messages.json';
import { pythonRepr } from '~mocks/lib/python-repr';

/** What Plone says of values that it does not take: of one for its field, then of fields that contradict each other. */
export const messages = {
  ...recorded,
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
} satisfies Record<string, Bilingual>;

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
