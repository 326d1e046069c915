import type { Language } from '~mocks/lib/bilingual';
import type { Item, RepositoryReader } from '~mocks/repository/types';
import { resolveLinksIn } from '~mocks/content/serialize/references';
import { isStoredFile } from '~mocks/content/serialize/files';
import { availableLanguages, defaultLanguage } from '~mocks/settings/languages';
import { portalSettings } from '~mocks/settings/portal-settings';
import { siteLogo } from '~mocks/settings/site-logo';
import { footerLinksIn } from './footer-links';
import type { SiteDescription } from './site-config';
import { spoken } from './site-config';
import { candidatePages, isThere } from './site-pages';

type Languages = Pick<SiteDescription, 'languages' | 'defaultLanguage' | 'languageFolders'>;

/** The languages of a site; `folders` are those whose folders lie at its root. */
export function languagesBy(known: {
  available: readonly unknown[];
  preferred: unknown;
  folders: readonly Language[];
}): Languages {
  const { available, preferred, folders } = known;
  const offered = folders.filter((each) => available.includes(each));
  const fallback = spoken.find((each) => each === preferred) ?? offered[0] ?? 'de';
  return {
    languages: offered.length > 0 ? offered : [fallback],
    defaultLanguage: offered.length === 0 || offered.includes(fallback) ? fallback : (offered[0] ?? fallback),
    languageFolders: offered.length > 0,
  };
}

const visitor = { id: null, roles: ['Anonymous'], groups: [] } as const;

/** What a visitor gets who asks for the page at a path. */
function statusOf(repository: RepositoryReader, path: string): number {
  const item = repository.byPath(path);
  if (!item) return 404;
  return repository.can(visitor, 'View', item) ? 200 : 401;
}

/** The first of these places that has something in a field; imported sites keep fields of add-ons there. */
const fieldOf = (places: readonly (Item | undefined)[], name: string): unknown =>
  places.map((place) => place?.fields[name]).find((value) => value !== undefined);

/** The logo of the control panel, else one that an imported site keeps at its root. */
function logoOf(repository: RepositoryReader): string {
  const saved = siteLogo(repository);
  if (saved) return `/@@site-logo/${encodeURIComponent(saved.filename)}`;
  return isStoredFile(repository.root.fields.logo) ? '/@@images/logo' : '';
}

/** What the embedded CMS says of its site at the moment. */
export function describeRepository(repository: RepositoryReader): SiteDescription {
  const saved = repository.setting<{ site_title?: unknown }>('site')?.site_title;
  const spokenHere = languagesBy({
    available: availableLanguages(repository),
    preferred: defaultLanguage(repository),
    folders: spoken.filter((each) => repository.byPath(`/${each}`) !== undefined),
  });
  const { languages, languageFolders } = spokenHere;
  const linksOf = (language: Language) => {
    const places = [languageFolders ? repository.byPath(`/${language}`) : undefined, repository.root];
    const view = { repository, viewer: visitor, base: '', language, now: Date.now() };
    return footerLinksIn(
      resolveLinksIn({ ...view, metadataFields: [], hiddenPaths: [] }, fieldOf(places, 'footer_links')),
    );
  };
  return {
    ...spokenHere,
    siteTitle: typeof saved === 'string' ? saved : portalSettings(repository).site_title,
    sitePages: candidatePages(languages, languageFolders).filter((path) =>
      isThere(path, statusOf(repository, path)),
    ),
    siteLogo: logoOf(repository),
    footerLinks: Object.fromEntries(languages.map((language) => [language, linksOf(language)])),
  };
}
