export type VariantName = 'main' | 'network' | 'default';

/** The configuration that the page carries; the app reads the same shape. */
export interface PageConfig {
  variant: VariantName;
  apiPath: string;
  publicUrl: string;
  legacyTraverse: boolean;
  languages: readonly ('de' | 'en')[];
  defaultLanguage: 'de' | 'en';
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

export function pageConfig(variant: VariantName, linkBases: readonly string[] = []): PageConfig {
  return {
    variant,
    apiPath: '',
    publicUrl: '',
    legacyTraverse: false,
    languages: ['de', 'en'],
    defaultLanguage: 'de',
    timezone: 'Europe/Berlin',
    solr: 'portal',
    consentHosts,
    linkBases,
  };
}

/** What the variants without career pages hide. */
export function hiddenPathsOf(variant: VariantName): readonly string[] {
  return variant === 'default' ? [] : ['/de/karriere', '/en/careers'];
}
