import type { Language } from '../http/language';
import type { RepositoryReader } from '../repository/types';
import { availableLanguages, defaultLanguage } from '../settings/languages';
import { portalSettings } from '../settings/portal-settings';
import type { SiteDescription } from './site-config';
import { spoken, unknownSite } from './site-config';

/** A description from what is known of a site; `folders` are the languages whose folders lie at its root. */
function describedBy(known: {
  title: string;
  available: readonly unknown[];
  preferred: unknown;
  folders: readonly Language[];
}): SiteDescription {
  const { title, available, preferred, folders } = known;
  const offered = folders.filter((each) => available.includes(each));
  const fallback = spoken.find((each) => each === preferred) ?? offered[0] ?? 'de';
  return {
    siteTitle: title,
    languages: offered.length > 0 ? offered : [fallback],
    defaultLanguage: offered.length === 0 || offered.includes(fallback) ? fallback : (offered[0] ?? fallback),
    languageFolders: offered.length > 0,
  };
}

/** What the embedded CMS says of its site at the moment. */
export function describeRepository(repository: RepositoryReader): SiteDescription {
  const saved = repository.setting<{ site_title?: unknown }>('site')?.site_title;
  return describedBy({
    title: typeof saved === 'string' ? saved : portalSettings(repository).site_title,
    available: availableLanguages(repository),
    preferred: defaultLanguage(repository),
    folders: spoken.filter((each) => repository.byPath(`/${each}`) !== undefined),
  });
}

/** Milliseconds for which a description of a Plone elsewhere counts as new, and after which one is tried again. */
const freshness = 60_000;
const pause = 5_000;

async function askPlone(api: URL): Promise<SiteDescription> {
  const base = `${api.href.replace(/\/$/, '')}/++api++`;
  const ask = (path: string) =>
    fetch(base + path, {
      headers: { Accept: 'application/json' },
      redirect: 'manual',
      signal: AbortSignal.timeout(5_000),
    });
  const site = (await (await ask('/@site')).json()) as Readonly<Record<string, unknown>>;
  const statuses = await Promise.all(
    spoken.map(async (each) => (await ask(`/${each}?include_items=false`)).status),
  );
  const { 'plone.site_title': title, 'plone.available_languages': available } = site;
  return describedBy({
    title: typeof title === 'string' ? title : '',
    available: Array.isArray(available) ? available : spoken,
    preferred: site['plone.default_language'],
    folders: spoken.filter((_, index) => statuses[index] !== 404),
  });
}

/** What a Plone elsewhere says of its site: asked at times, and answered at once with what was said last. */
export function describePlone(api: URL, now: () => number = Date.now): () => Promise<SiteDescription> {
  let known: SiteDescription | undefined;
  let due = 0;
  let asking: Promise<SiteDescription> | undefined;

  function askAgain(): Promise<SiteDescription> {
    asking ??= askPlone(api)
      .then(
        (description) => {
          due = now() + freshness;
          return (known = description);
        },
        () => {
          due = now() + pause;
          return known ?? unknownSite;
        },
      )
      .finally(() => (asking = undefined));
    return asking;
  }

  return async () => {
    if (now() < due) return known ?? unknownSite;
    const answer = askAgain();
    return known ?? answer;
  };
}
