import type { Language } from '@/lib/language';

/** Pages that the app itself links to, at the addresses of the route table. */
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
} as const satisfies Record<string, Record<Language, string>>;

/** Pages that exist in German only. */
export const germanPaths = {
  signLanguage: '/de/ueber-uns/gebaerdensprache',
  easyLanguage: '/de/ueber-uns/leichte-sprache',
} as const;
