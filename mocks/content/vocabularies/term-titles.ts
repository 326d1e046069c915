import type { Language } from '~mocks/lib/bilingual';
import type { Item, RepositoryReader } from '~mocks/repository/types';
import { availableLanguages, ownNameOf } from '~mocks/settings/languages';
import { contentTitle, isFromContent } from './from-content';
import { settingsTerms } from './from-settings';
import { recordedTerms } from '~mocks/recorded/vocabularies';

const contentLanguages = 'plone.app.vocabularies.SupportedContentLanguages';

/** Terms that are titles of content, by their UID. */
const ofItems = new Set(['collective.blog.authors', 'collective.blog.tags']);

type IsShown = (item: Item) => boolean;

function itemTitle(repository: RepositoryReader, uid: string, isShown: IsShown): string | undefined {
  const item = repository.byUid(uid);
  const title = item && isShown(item) ? item.fields.title : undefined;
  return typeof title === 'string' ? title : undefined;
}

/** The title of a term; undefined for a term that the vocabulary does not have, or that is content which is not shown. */
export function termTitle(
  repository: RepositoryReader,
  vocabulary: string,
  token: string,
  language: Language,
  isShown: IsShown = () => true,
): string | undefined {
  if (ofItems.has(vocabulary)) return itemTitle(repository, token, isShown);
  if (isFromContent(vocabulary)) return contentTitle(repository, vocabulary, token, language, isShown);
  if (vocabulary === contentLanguages)
    return availableLanguages(repository).includes(token) ? ownNameOf(token) : undefined;
  const terms = settingsTerms(repository, vocabulary, language) ?? recordedTerms(vocabulary, language);
  return terms?.get(token);
}
