import { wayOf } from '@/api/page-facts';
import type { AnyContent } from '@/api/types/any-content';
import { absoluteUrl, flatten } from '@/api/urls';
import { ownOrganization } from '@/components/structured-data/own-organization';
import type { Thing } from '@/components/structured-data/thing';
import type { Language } from '@/lib/language';
import { homePath, searchPath } from '@/site/home-path';
import { institutionOf, socialLinks } from '@/site/variants/institution';

/** What search engines learn besides the page: the institution and its search on the home, elsewhere the way there. */
export function siteThings(content: AnyContent, language: Language): readonly Thing[] {
  const { name } = institutionOf(language);
  const home = absoluteUrl(homePath(language));
  if (flatten(content['@id']) === homePath(language)) {
    const search = absoluteUrl(`${searchPath(language)}?SearchableText=`);
    return [
      { ...ownOrganization(language), sameAs: socialLinks().map(({ href }) => href) },
      {
        '@type': 'WebSite',
        name,
        url: home,
        inLanguage: language,
        potentialAction: {
          '@type': 'SearchAction',
          target: `${search}{search_term_string}`,
          'query-input': 'required name=search_term_string',
        },
      },
    ];
  }
  const way = wayOf(content);
  if (way.length === 0) return [];
  const trail = [
    { path: home, title: name },
    ...way.map(({ path, title }) => ({ path: absoluteUrl(path), title })),
  ];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: trail.map(({ path, title }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: title,
        item: path,
      })),
    },
  ];
}
