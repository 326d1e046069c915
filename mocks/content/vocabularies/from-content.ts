import type { Language } from '~mocks/lib/bilingual';
import { allOfType } from '~mocks/repository/all-of-type';
import type { Item, RepositoryReader } from '~mocks/repository/types';
import type { Terms } from '~mocks/recorded/vocabularies';
import { ownEntry } from '~mocks/lib/own-entry';

/** Vocabularies whose terms are content: the type whose field `token` holds the token. */
const types: Readonly<Record<string, string>> = {
  'portal.vocabularies.institutes': 'Institut',
  'portal.vocabularies.institutsbereiche': 'Institutsbereich',
  'portal.vocabularies.administrational_units': 'OE',
  'portal.vocabularies.research_groups': 'Research Group',
};

function titleOf({ fields }: Item): string {
  const title = fields.name || fields.title;
  return typeof title === 'string' ? title : '';
}

/** The token by which other content refers to an item: its own, else its id. */
const tokenOf = ({ fields, id }: Item): string =>
  typeof fields.token === 'string' && fields.token !== '' ? fields.token : id;

/** One term for each token, titled in the language where there is such an item. */
export function contentTerms(
  repository: RepositoryReader,
  name: string,
  language: Language,
  isShown: (item: Item) => boolean = () => true,
): Terms | undefined {
  const type = ownEntry(types, name);
  if (type === undefined) return undefined;
  const titles = new Map<string, string>();
  for (const item of allOfType(repository, type)) {
    const token = tokenOf(item);
    if (!isShown(item)) continue;
    if (!titles.has(token) || item.language === language) titles.set(token, titleOf(item));
  }
  const folded = (title: string): string => title.toLowerCase();
  return new Map([...titles].sort(([, a], [, b]) => (folded(a) < folded(b) ? -1 : 1)));
}

export const isFromContent = (name: string): boolean => Object.hasOwn(types, name);

/** The title of one term alone. */
export function contentTitle(
  repository: RepositoryReader,
  name: string,
  token: string,
  language: Language,
  isShown: (item: Item) => boolean,
): string | undefined {
  const isNamed = (item: Item) => tokenOf(item) === token && isShown(item);
  const named = allOfType(repository, ownEntry(types, name) ?? '').filter(isNamed);
  const item = named.find((each) => each.language === language) ?? named[0];
  return item && titleOf(item);
}
