import type { HeadElement } from '@/api/types/page-head';
import { absoluteUrl } from '@/api/urls';
import type { Language } from '@/lib/language';
import { site } from '@/site/site';

/** Keeps a screen out of search engines. */
export const unlisted: readonly HeadElement[] = [
  { tag: 'meta', attributes: { name: 'robots', content: 'noindex' } },
];

/** Where search engines find a screen that each language has at a path of its own, whatever the query says. */
export function screenAddresses(pathIn: (language: Language) => string, language: Language): HeadElement[] {
  const href = (of: Language) => absoluteUrl(pathIn(of)) ?? '';
  const others = site().languages.filter((of) => pathIn(of) !== pathIn(language));
  return [
    { tag: 'link', attributes: { rel: 'canonical', href: href(language) } },
    ...(others.length === 0 ? [] : [language, ...others]).map((of): HeadElement => ({
      tag: 'link',
      attributes: { rel: 'alternate', hreflang: of, href: href(of) },
    })),
  ];
}
