import type { Language } from '@/lib/language';
import { site } from '../site';
import { variant, variants } from './variant';
import type { Institution } from './variant-definition';

/** The names that the variants know in each language; the CMS holds but one of them. */
const known: ReadonlySet<string> = new Set(
  Object.values(variants).flatMap(({ institution }) => Object.values(institution).map(({ name }) => name)),
);

/** How the institution calls itself: as the variant says, or, on another's content, by the title of its site. */
export function institutionOf(language: Language): Institution {
  const title = site().siteTitle.trim();
  if (title === '' || known.has(title)) return variant().institution[language];
  return { name: title, word: title, line: '' };
}
