import type { Language } from '@/lib/language';
import { institutionOf } from '@/site/variants/institution';

/** The title of the browser's tab: that of the page, then the institution's; the institution's alone on its home. */
export function siteTitle(page: string, language: Language): string {
  const { name } = institutionOf(language);
  return page === '' || page === name ? name : `${page} – ${name}`;
}
