import type { Language } from '~mocks/lib/bilingual';

export type VariantName = 'main' | 'network' | 'default';

/** What a site says of itself. */
export type SiteDescription = Pick<
  PageConfig,
  | 'languages'
  | 'defaultLanguage'
  | 'languageFolders'
  | 'siteTitle'
  | 'sitePages'
  | 'siteLogo'
  | 'footerLinks'
  | 'isStock'
>;

/** A link that a site has put into its footer. */
export interface FooterLink {
  title: string;
  href: string;
  openInNewTab: boolean;
}

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
  matomoUrl: string;
  etrackerCode: string;
  siteTitle: string;
  languageFolders: boolean;
  sitePages: readonly string[] | null;
  siteLogo: string;
  footerLinks: Readonly<Partial<Record<Language, readonly FooterLink[]>>>;
  /** The Plone behind it lacks the portal's add-on. */
  isStock?: true;
}

/** Hosts that an embed may load from once the visitor agrees. */
export const consentHosts: readonly string[] = [
  'www.youtube-nocookie.com',
  'www.youtube.com',
  'img.youtube.com',
  'i.ytimg.com',
  'player.vimeo.com',
  'www.facebook.com',
  'www.google.com',
  'www.google.de',
  'maps.google.com',
  'maps.google.de',
  'api.altmetric.com',
  'badges.altmetric.com',
];

/** The languages that the app speaks. */
export const spoken: readonly Language[] = ['de', 'en'];

/** A site that says nothing of itself. */
export const unknownSite: SiteDescription = {
  languages: spoken,
  defaultLanguage: 'de',
  languageFolders: true,
  siteTitle: '',
  sitePages: null,
  siteLogo: '',
  footerLinks: {},
};

/** In which the site tells times. */
export const timeZone = 'Europe/Berlin';

export function pageConfig(
  variant: VariantName,
  linkBases: readonly string[] = [],
  description: SiteDescription = unknownSite,
): PageConfig {
  return {
    ...description,
    variant,
    apiPath: '',
    publicUrl: '',
    legacyTraverse: false,
    timezone: timeZone,
    solr: 'portal',
    consentHosts,
    linkBases,
    matomoUrl: '',
    etrackerCode: '',
  };
}

/** What the variants without career pages hide. */
export function hiddenPathsOf(variant: VariantName): readonly string[] {
  return variant === 'default' ? [] : ['/de/karriere', '/en/careers'];
}
