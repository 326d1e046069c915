import type { Language } from '../http/language';
import type { RepositoryReader } from '../repository/types';
import { availableLanguages, defaultLanguage } from '../settings/languages';

export type VariantName = 'main' | 'network' | 'default';

/** The languages in which the app is shown. */
export type SiteLanguages = Pick<PageConfig, 'languages' | 'defaultLanguage'>;

/** The configuration that the page carries; the app reads the same shape. */
export interface PageConfig {
  variant: VariantName;
  apiPath: string;
  publicUrl: string;
  legacyTraverse: boolean;
  languages: readonly Language[];
  defaultLanguage: Language;
  timezone: string;
  solr: 'portal' | 'kitconcept';
  consentHosts: readonly string[];
  linkBases: readonly string[];
}

/** Hosts that an embed may load from once the visitor agrees. */
export const consentHosts: readonly string[] = [
  'www.youtube-nocookie.com',
  'www.youtube.com',
  'player.vimeo.com',
  'www.google.com',
  'maps.google.com',
];

/** The languages of a site that says nothing of them. */
const bilingual: SiteLanguages = { languages: ['de', 'en'], defaultLanguage: 'de' };

export function pageConfig(
  variant: VariantName,
  linkBases: readonly string[] = [],
  { languages, defaultLanguage }: SiteLanguages = bilingual,
): PageConfig {
  return {
    variant,
    apiPath: '',
    publicUrl: '',
    legacyTraverse: false,
    languages,
    defaultLanguage,
    timezone: 'Europe/Berlin',
    solr: 'portal',
    consentHosts,
    linkBases,
  };
}

/** The languages of the site's content that the app speaks too. */
export function siteLanguages(repository: RepositoryReader): SiteLanguages {
  const available = availableLanguages(repository);
  return {
    languages: bilingual.languages.filter((each) => available.includes(each)),
    defaultLanguage: defaultLanguage(repository),
  };
}

/** What the variants without career pages hide. */
export function hiddenPathsOf(variant: VariantName): readonly string[] {
  return variant === 'default' ? [] : ['/de/karriere', '/en/careers'];
}
