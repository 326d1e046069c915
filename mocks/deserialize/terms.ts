import type { FieldSchema } from '../content-types/schema';
import { termTitle } from '../content-types/vocabularies';
import type { RepositoryReader } from '../repository/types';

/** Vocabularies that are kept whole, so that what they do not have is wrong. */
const whole = new Set(['plone.app.vocabularies.SupportedContentLanguages', 'portal.vocabularies.months']);

/** Whether a token is one of a choice's. A vocabulary that is not kept whole takes every text. */
export function knowsTerm(reader: RepositoryReader, schema: FieldSchema, token: unknown): boolean {
  if (typeof token !== 'string' && typeof token !== 'number') return false;
  const { vocabulary, choices } = schema;
  if (choices) return Object.hasOwn(choices, token);
  if (vocabulary === undefined || !whole.has(vocabulary)) return token !== '';
  return termTitle(reader, vocabulary, String(token), 'de') !== undefined;
}
