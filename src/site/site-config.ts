import type { Language } from '@/lib/language';

export type VariantName = 'main' | 'network' | 'default';

/** A link that a site has put into its footer. */
interface FooterLink {
  title: string;
  href: string;
  openInNewTab: boolean;
}

/** What the page's `<script type="application/json" id="site-config">` holds. One build serves every configuration. */
export interface SiteConfig {
  variant: VariantName;
  /** Path below which the API answers, '' when app and API share the origin's root. A foreign API is a whole URL. */
  apiPath: string;
  /** Origin and path under which visitors see the site; '' takes the window's own. */
  publicUrl: string;
  /** Asks content at its own path with `Accept: application/json` instead of below `++api++`. */
  legacyTraverse: boolean;
  languages: readonly Language[];
  defaultLanguage: Language;
  /** IANA name in which dates are shown. */
  timezone: string;
  /** Which generation of Solr's answers the server gives. */
  solr: 'portal' | 'kitconcept';
  /** Hosts that may be embedded after consent. */
  consentHosts: readonly string[];
  /** Further bases that the CMS's own links may begin with, where a proxy cannot rewrite them. */
  linkBases: readonly string[];
  /** Where the Matomo of this site lies; '' for none. */
  matomoUrl: string;
  /** The site's account with etracker; '' for none. */
  etrackerCode: string;
  /** What the CMS calls the site; '' takes the names of the variant. */
  siteTitle: string;
  /** Whether each language lies in a folder of its own (`/de`); otherwise the site's root is its home. */
  languageFolders: boolean;
  /** Which of the pages that the app links to exist (see site-paths); null where nobody has looked: then all do. */
  sitePages: readonly string[] | null;
  /** The logo's address, below the API when it is a path; '' for none. */
  siteLogo: string;
  /** The site's own links for the footer of each language. */
  footerLinks: Readonly<Partial<Record<Language, readonly FooterLink[]>>>;
  /** The Plone behind it is known to lack the portal's add-on. */
  isStock?: true;
}

export const defaultSiteConfig: SiteConfig = {
  variant: 'default',
  apiPath: '',
  publicUrl: '',
  legacyTraverse: false,
  languages: ['de', 'en'],
  defaultLanguage: 'de',
  timezone: 'Europe/Berlin',
  solr: 'portal',
  consentHosts: [],
  linkBases: [],
  matomoUrl: '',
  etrackerCode: '',
  siteTitle: '',
  languageFolders: true,
  sitePages: null,
  siteLogo: '',
  footerLinks: {},
};
