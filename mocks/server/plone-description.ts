import { actionLinksIn, footerLinksIn } from './footer-links';
import { isRecord } from '~mocks/lib/is-record';
import type { FooterLink, SiteDescription } from './site-config';
import { spoken, unknownSite } from './site-config';
import { languagesBy } from './site-description';
import { candidatePages, isThere } from './site-pages';

/** Milliseconds for which a description of a Plone elsewhere counts as new, and after which one is tried again. */
const freshness = 60_000;
const pause = 5_000;

/** Where kitconcept's light theme keeps what stands round every page; other Plones know nothing of it. */
const header = 'voltolighttheme.header';
const footer = 'voltolighttheme.footer';
const themed = `/@inherit?expand.inherit.behaviors=${header},${footer}`;

/** What the portal's add-on says with every content, and other Plones leave out. */
const ownComponent = 'fzjsettings';

const record = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : {});
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The fields of a behaviour in an answer about what is inherited. */
const fieldsOf = (inherited: unknown, behaviour: string) => record(record(record(inherited)[behaviour]).data);

function asking(api: URL) {
  const site = api.href.replace(/\/$/, '');
  const ask = (path: string) =>
    fetch(`${site}/++api++${path}`, {
      headers: { Accept: 'application/json' },
      redirect: 'manual',
      signal: AbortSignal.timeout(5_000),
    });
  return {
    statusOf: async (path: string) => (await ask(`${path}?include_items=false`)).status,
    json: async (path: string): Promise<unknown> => (await ask(path)).json(),
    /** What only some servers have. */
    jsonIfAny: async (path: string): Promise<unknown> => {
      const answer = await ask(path);
      return answer.ok ? answer.json().catch(() => undefined) : undefined;
    },
    /** Path of an address of the site. */
    pathOf: (address: string) => (address.startsWith(`${site}/`) ? address.slice(site.length) : address),
  };
}

async function askPlone(api: URL): Promise<SiteDescription> {
  const { statusOf, json, jsonIfAny, pathOf } = asking(api);
  const site = record(await json('/@site'));
  const { 'plone.site_title': title, 'plone.available_languages': available } = site;
  const statuses = await Promise.all(spoken.map((each) => statusOf(`/${each}`)));
  const spokenThere = languagesBy({
    available: Array.isArray(available) ? available : spoken,
    preferred: site['plone.default_language'],
    folders: spoken.filter((_, index) => statuses[index] !== 404),
  });
  const { languages, languageFolders, defaultLanguage } = spokenThere;
  const rootOf = (language: string) => (languageFolders ? `/${language}` : '');

  async function furnitureOf(language: string): Promise<{ logo: string; links: readonly FooterLink[] }> {
    const inherited = await jsonIfAny(rootOf(language) + themed);
    const own = footerLinksIn(fieldsOf(inherited, footer).footer_links);
    return {
      logo: text(record(fieldsOf(inherited, header).logo).download),
      links: own.length > 0 ? own : actionLinksIn(await jsonIfAny(`${rootOf(language)}/@actions`)),
    };
  }

  /** Whether the site's root comes without what the add-on says; one that visitors may not see tells nothing. */
  async function isStock(): Promise<boolean> {
    const { '@components': said } = record(await jsonIfAny(`?include_items=false&expand=${ownComponent}`));
    return isRecord(said) && !(ownComponent in said);
  }

  const pages = candidatePages(languages, languageFolders);
  const [pageStatuses, furniture, lacksAddOn] = await Promise.all([
    Promise.all(pages.map(statusOf)),
    Promise.all(languages.map(furnitureOf)),
    isStock(),
  ]);
  const themedLogo = furniture[languages.indexOf(defaultLanguage)]?.logo ?? '';
  return {
    ...spokenThere,
    siteTitle: text(title),
    sitePages: pages.filter((path, index) => isThere(path, pageStatuses[index] ?? 404)),
    siteLogo: pathOf(text(site['plone.site_logo']) || themedLogo),
    footerLinks: Object.fromEntries(languages.map((each, index) => [each, furniture[index]?.links ?? []])),
    ...(lacksAddOn && { isStock: true as const }),
  };
}

/** What a Plone elsewhere says of its site: asked at times, and answered at once with what was said last. */
export function describePlone(api: URL, now: () => number = Date.now): () => Promise<SiteDescription> {
  let known: SiteDescription | undefined;
  let due = 0;
  let underWay: Promise<SiteDescription> | undefined;

  function askAgain(): Promise<SiteDescription> {
    underWay ??= askPlone(api)
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
      .finally(() => (underWay = undefined));
    return underWay;
  }

  return async () => {
    if (now() < due) return known ?? unknownSite;
    const answer = askAgain();
    return known ?? answer;
  };
}
