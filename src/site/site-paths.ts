import type { Language } from '@/lib/language';
import { site } from './site';

/** Pages that the app itself links to, at the addresses of the route table; some exist in German only. */
export const sitePaths = {
  press: { de: '/de/press', en: '/en/press' },
  intranet: { de: '/de/intranet', en: '/en/intranet' },
  weather: { de: '/de/wetter', en: '/en/weather' },
  contact: { de: '/de/ueber-uns/kontakt', en: '/en/about-us/contact-visitor-information' },
  directions: { de: '/de/anfahrt', en: '/en/directions' },
  legalNotice: { de: '/de/impressum', en: '/en/legal-notice' },
  privacy: { de: '/de/datenschutz', en: '/en/privacy-policy' },
  accessibility: {
    de: '/de/erklaerung-zur-barrierefreiheit',
    en: '/en/declaration-of-accessibility',
  },
  institutes: { de: '/de/institute', en: '/en/institutes' },
  jobs: { de: '/de/karriere/stellenangebote', en: '/en/careers/jobs' },
  signLanguage: { de: '/de/ueber-uns/gebaerdensprache' },
  easyLanguage: { de: '/de/ueber-uns/leichte-sprache' },
} as const satisfies Record<string, Partial<Record<Language, string>>>;

/** Where one of these pages lies on this site; undefined where it has no such page. */
export function sitePage(name: keyof typeof sitePaths, language: Language): string | undefined {
  const { sitePages, languageFolders } = site();
  const paths: Partial<Record<Language, string>> = sitePaths[name];
  const path = languageFolders ? paths[language] : paths[language]?.slice(`/${language}`.length);
  return path !== undefined && sitePages && !sitePages.includes(path) ? undefined : path;
}

interface SiteLink<Words> {
  to: string;
  message: Words;
}

/** Links to these pages, as far as the site has them. */
export function siteLinks<Words>(
  language: Language,
  wanted: readonly (readonly [keyof typeof sitePaths, Words])[],
): SiteLink<Words>[] {
  return wanted.flatMap(([name, message]) => {
    const to = sitePage(name, language);
    return to === undefined ? [] : [{ to, message }];
  });
}
