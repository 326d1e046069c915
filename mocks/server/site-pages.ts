/** Pages that the app itself links to, at the addresses of its route table; test/site/site-paths compares the two lists. */
export const appPages: readonly string[] = [
  '/de/press',
  '/en/press',
  '/de/intranet',
  '/en/intranet',
  '/de/wetter',
  '/en/weather',
  '/de/ueber-uns/kontakt',
  '/en/about-us/contact-visitor-information',
  '/de/anfahrt',
  '/en/directions',
  '/de/impressum',
  '/en/legal-notice',
  '/de/datenschutz',
  '/en/privacy-policy',
  '/de/erklaerung-zur-barrierefreiheit',
  '/en/declaration-of-accessibility',
  '/de/institute',
  '/en/institutes',
  '/de/karriere/stellenangebote',
  '/en/careers/jobs',
  '/de/ueber-uns/gebaerdensprache',
  '/de/ueber-uns/leichte-sprache',
];

/** Staff find the intranet by its link, which offers visitors the login. */
const forStaff: ReadonlySet<string> = new Set(['intranet']);

/** Whether a page that answers with this status is one to link to: there, moved, or only waiting for a login. */
export function isThere(path: string, status: number): boolean {
  if (status === 401) return forStaff.has(path.split('/').at(-1) ?? '');
  return status >= 200 && status < 400;
}

/** The pages to ask for: without folders of languages those of one language lie at the root. */
export function candidatePages(languages: readonly string[], hasFolders: boolean): readonly string[] {
  return appPages
    .filter((path) => languages.includes(path.slice(1, 3)))
    .map((path) => (hasFolders ? path : path.slice(3)));
}
