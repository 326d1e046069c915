import type { Language } from '@/lib/language';
import { site } from '../site';
import { variant, variants } from './variant';
import type { Institution, SocialLink } from './variant-definition';

/** The names that the variants know in each language; the CMS holds but one of them. */
const known: ReadonlySet<string> = new Set(
  Object.values(variants).flatMap(({ institution }) => Object.values(institution).map(({ name }) => name)),
);

/** The title of a site that is another institution's; '' for the one that the variants know. */
function foreignTitle(): string {
  const title = site().siteTitle.trim();
  return known.has(title) ? '' : title;
}

/** Whether the site is that of the institution whose names and marks the variants know. */
export function isKnownInstitution(): boolean {
  return foreignTitle() === '';
}

/** How the institution calls itself: as the variant says, or, on another's content, by the title of its site. */
export function institutionOf(language: Language): Institution {
  const title = foreignTitle();
  return title === '' ? variant().institution[language] : { name: title, word: title, line: '' };
}

/** The institution's accounts; those of another institution are not known. */
export function socialLinks(): readonly SocialLink[] {
  return isKnownInstitution() ? variant().socialLinks : [];
}
