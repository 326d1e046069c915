/**
 * What the head of a page says, for the server that hands out the app's page: readers that run no scripts, link previews
 * and search engines, learn from it what the app says of the page once it runs.
 */
import { pageFacts } from '@/api/page-facts';
import type { AnyContent } from '@/api/types/any-content';
import type { PageHead, VisitedContent } from '@/api/types/page-head';
import { flatten } from '@/api/urls';
import { siteTitle } from '@/components/head/site-title';
import { linkedData } from '@/components/structured-data/linked-data';
import { withoutEmpty } from '@/components/structured-data/without-empty';
import { structuredTypes } from '@/content-types/structured-types';
import { contentCall } from '@/lib/content-call';
import { cmsPath, isContentFirst, isContentPath } from '@/lib/content-path';
import { languageOfPath, type Language } from '@/lib/language';
import { readOnce } from '@/lib/read-once';
import { headOf } from '@/pages/content/head-of';
import { siteThings } from '@/pages/content/site-things';
import { configureSite, site } from '@/site/site';
import type { SiteConfig } from '@/site/site-config';
import { isLeftOut } from '@/site/variants/variant';
import { feedsOf } from './page-feeds';
import { previewOf } from './page-preview';

function thingsOf(content: AnyContent, language: Language) {
  const type = structuredTypes.get(pageFacts(content)['@type']);
  const thing = type?.structuredData?.({ content, data: readOnce(type.shape, content) }, language);
  return [...siteThings(content, language), ...(thing ? [withoutEmpty(thing)] : [])];
}

/** The head of the page that the CMS answered with; `config` names the origin of the site as its `publicUrl`. */
export function pageHead(content: AnyContent, config: SiteConfig): PageHead {
  configureSite(config);
  const { title, seo_title: seoTitle, '@id': id } = pageFacts(content);
  const language = languageOfPath(flatten(id)) ?? site().defaultLanguage;
  return {
    language,
    title: siteTitle(seoTitle || title, language),
    elements: [
      ...headOf(content, siteTitle('', language), config.publicUrl),
      ...previewOf(content, language),
      ...feedsOf(content, language, config.publicUrl),
    ],
    linkedData: thingsOf(content, language).map(linkedData),
  };
}

/** What visitors see first at a path of the site: content, a screen of the app, or nothing where the variant leaves it out. */
export function visitedContent(pathname: string, config: SiteConfig): VisitedContent | 'screen' | 'missing' {
  configureSite(config);
  const { languageFolders, defaultLanguage } = config;
  const path = pathname === '/' && languageFolders ? `/${defaultLanguage}` : cmsPath(pathname);
  if (!isContentFirst(path, false)) return 'screen';
  if (isLeftOut(path)) return 'missing';
  const language = languageOfPath(path);
  const call = contentCall(path, language !== undefined);
  return { path, call, language: language ?? defaultLanguage, isScreenElse: !isContentPath(path) };
}
