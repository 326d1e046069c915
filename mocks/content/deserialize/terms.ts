import type { FieldSchema } from '~mocks/content-types/schema';
import { termTitle } from '../vocabularies/term-titles';
import { allGroups } from '~mocks/accounts/search';
import type { Item, RepositoryReader } from '~mocks/repository/types';
import { blogItems } from '../vocabularies/from-blog';
import { isFromContent } from '../vocabularies/from-content';
import { settingsTerms } from '../vocabularies/from-settings';
import { recordedTerms } from '~mocks/recorded/vocabularies';
import { ownEntry } from '~mocks/lib/own-entry';

type Knows = (reader: RepositoryReader, token: string) => boolean;

const isUser: Knows = (reader, token) => reader.user(token) !== undefined;
const isGroup: Knows = (reader, token) => allGroups(reader).some(({ id }) => id === token);

/** Vocabularies of people, by what their tokens name. */
const ofPeople: Readonly<Record<string, Knows>> = {
  'plone.app.users.group_ids': isGroup,
  'plone.app.vocabularies.Groups': isGroup,
  'plone.app.vocabularies.Users': isUser,
};

/** Whether all terms of a vocabulary are at hand, so that what it does not have is wrong. */
const isWhole = (reader: RepositoryReader, vocabulary: string): boolean =>
  isFromContent(vocabulary) ||
  settingsTerms(reader, vocabulary, 'de') !== undefined ||
  recordedTerms(vocabulary, 'de') !== undefined;

/** Whether a token is one of a choice's. A vocabulary that nobody knows whole takes every text. */
export function knowsTerm(
  reader: RepositoryReader,
  schema: FieldSchema,
  token: unknown,
  context: Item,
): boolean {
  if (typeof token !== 'string' && typeof token !== 'number') return false;
  const { vocabulary, choices } = schema;
  if (choices) return Object.hasOwn(choices, token);
  if (vocabulary === undefined) return token !== '';
  const text = String(token);
  const people = ownEntry(ofPeople, vocabulary);
  if (people) return people(reader, text);
  const ofBlog = blogItems(reader, vocabulary, context);
  if (ofBlog) return ofBlog.some(({ uid }) => uid === text);
  if (!isWhole(reader, vocabulary)) return text !== '';
  return termTitle(reader, vocabulary, text, 'de') !== undefined;
}
