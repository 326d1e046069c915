import { wayOf } from '@/api/page-facts';
import type { AnyContent } from '@/api/types/any-content';
import { absoluteUrl, flatten } from '@/api/urls';
import { StructuredData } from '@/components/structured-data/structured-data';
import { ownOrganization } from '@/components/structured-data/own-organization';
import { useLanguage } from '@/i18n/use-language';
import { homePath, searchPath } from '@/site/home-path';
import { institutionOf, socialLinks } from '@/site/variants/institution';

/** What search engines learn besides the page: the institution and its search on the home, elsewhere the way there. */
export function SiteData({ content }: { content: AnyContent }) {
  const language = useLanguage();
  const { name } = institutionOf(language);
  const home = absoluteUrl(homePath(language));
  if (flatten(content['@id']) === homePath(language)) {
    const search = absoluteUrl(`${searchPath(language)}?SearchableText=`);
    return (
      <>
        <StructuredData
          data={{
            ...ownOrganization(language),
            sameAs: socialLinks().map(({ href }) => href),
          }}
        />
        <StructuredData
          data={{
            '@type': 'WebSite',
            name,
            url: home,
            inLanguage: language,
            potentialAction: {
              '@type': 'SearchAction',
              target: `${search}{search_term_string}`,
              'query-input': 'required name=search_term_string',
            },
          }}
        />
      </>
    );
  }
  const way = wayOf(content);
  if (way.length === 0) return null;
  const trail = [
    { path: home, title: name },
    ...way.map(({ path, title }) => ({ path: absoluteUrl(path), title })),
  ];
  return (
    <StructuredData
      data={{
        '@type': 'BreadcrumbList',
        itemListElement: trail.map(({ path, title }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: title,
          item: path,
        })),
      }}
    />
  );
}
