import type { Language } from '../http/language';
import type { RepositoryReader } from '../repository/types';
import { availableLanguages, ownNameOf } from '../settings/languages';
import { contentTitle, isFromContent } from '../vocabularies/from-content';
import { settingsTerms } from '../vocabularies/from-settings';
import { recordedTerms } from '../vocabularies/recorded';

const contentLanguages = 'plone.app.vocabularies.SupportedContentLanguages';

/** Terms that are titles of content, by their UID. */
const ofItems = new Set(['collective.blog.authors', 'collective.blog.tags']);

function itemTitle(repository: RepositoryReader, uid: string): string | undefined {
  const title = repository.byUid(uid)?.fields.title;
  return typeof title === 'string' ? title : undefined;
}

/** The title of a term; undefined for a term that the vocabulary does not have. */
export function termTitle(
  repository: RepositoryReader,
  vocabulary: string,
  token: string,
  language: Language,
): string | undefined {
  if (ofItems.has(vocabulary)) return itemTitle(repository, token);
  if (isFromContent(vocabulary)) return contentTitle(repository, vocabulary, token, language);
  if (vocabulary === contentLanguages)
    return availableLanguages(repository).includes(token) ? ownNameOf(token) : undefined;
  const terms = settingsTerms(repository, vocabulary, language) ?? recordedTerms(vocabulary, language);
  return terms?.get(token);
}
