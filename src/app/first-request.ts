/**
 * Runs inline in the page, before any bundle: opens the visitor's language at `/`, asks for its words, for the variant's
 * fonts, and with the client's own URL builder for the page's content, unless the server has put that very answer into
 * the page. Any failure here only means that the client asks itself.
 */
import type { FirstRequest } from '@/api/first-request';
import { contentCall } from '@/lib/content-call';
import { cmsPath, contentOfScreen, isContentFirst } from '@/lib/content-path';
import { languageOfPath, type Language } from '@/lib/language';
import { preferredLanguage } from '@/lib/preferred-language';
import { factsOf, screenOf } from '@/lib/screens';
import { cookieIn, sessionCookie, sessionOf } from '@/lib/session-token';
import type { SiteConfig } from '@/site/site-config';

/** Names of built files, written into the page; there are none while one develops. */
function namedFiles<Files>(id: string): Partial<Record<string, Files>> {
  return JSON.parse(document.getElementById(id)?.textContent ?? '{}') as Partial<Record<string, Files>>;
}

function preload(href: string): void {
  const link = document.createElement('link');
  const kind = href.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' };
  Object.assign(link, { ...kind, crossOrigin: '', href });
  document.head.append(link);
}

/** The words of a language are asked for with the bundle, which cannot say anything without them. */
function firstWords(language: Language): void {
  const href = namedFiles<string>('first-words')[language];
  if (href !== undefined) preload(href);
}

/** The page editor comes with the bundle as well, and not in waves after it. */
function firstEditor(language: Language): void {
  const { all = [], [language]: words = [] } = namedFiles<string[]>('first-editor');
  for (const href of [...all, ...words]) preload(href);
}

/** What the server has put into the page: its answer to everybody, for one path and language. */
const served = document.getElementById('first-answer');

/**
 * That answer, where it is the one to this call. A page that comes back with the history may be as old as its tab, and one
 * that something on the way has broken is none.
 */
function servedAnswer(url: string, language: Language): Response | undefined {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (served?.dataset.url !== url || served.lang !== language || visit?.type === 'back_forward')
    return undefined;
  const json = served.textContent ?? '';
  try {
    JSON.parse(json);
    return new Response(json, { headers: { 'Content-Type': 'application/json' } });
  } catch {
    return undefined;
  }
}

function firstRequest(config: SiteConfig): FirstRequest | undefined {
  const visitor = { cookies: document.cookie, browserLanguages: navigator.languages };
  const preferred = preferredLanguage(visitor, config.languages, config.defaultLanguage);
  const { pathname, search, hash } = window.location;
  const opensLanguage = pathname === '/' && config.languageFolders;
  if (opensLanguage) window.history.replaceState(null, '', `/${preferred}${search}${hash}`);
  const path = opensLanguage ? `/${preferred}` : cmsPath(pathname);
  const language = languageOfPath(path) ?? preferred;
  firstWords(language);
  const token = sessionOf(cookieIn(document.cookie, sessionCookie), Date.now())?.token ?? null;
  const screen = screenOf(path);
  if (token !== null && screen && factsOf(screen).isEditor) firstEditor(language);
  // Of a screen staff are shown what it stands on too, header and tools by that page.
  const page = isContentFirst(path, token !== null) ? path : token && contentOfScreen(path);
  if (!page) return undefined;

  const prefix = config.legacyTraverse ? '' : '/++api++';
  const url = `${config.apiPath}${prefix}${contentCall(page, languageOfPath(page) !== undefined)}`;
  const headers = {
    Accept: 'application/json',
    'Accept-Language': language,
    ...(token && { Authorization: `Bearer ${token}` }),
  };
  const known = token === null ? servedAnswer(url, language) : undefined;
  const answer = known ? Promise.resolve(known) : fetch(url, { headers, credentials: 'omit' });
  // The client looks at it later; until then a failure must not count as unhandled.
  answer.catch(() => undefined);
  return { url, token, answer };
}

/** Fonts are asked for once the scripts are there: they come while these are read, and keep none of them from coming. */
function firstFonts(config: SiteConfig): void {
  const fonts = namedFiles<string[]>('first-fonts')[config.variant] ?? [];
  let arrived = 0;
  const ask = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement && target.rel === 'modulepreload')) return;
    arrived += 1;
    if (arrived < document.querySelectorAll('link[rel=modulepreload]').length) return;
    document.removeEventListener('load', ask, true);
    // Read to the end, and so into the browser's cache; a preload would complain where a project is set in other faces.
    for (const href of fonts)
      fetch(href)
        .then((answer) => answer.arrayBuffer())
        .catch(() => undefined);
  };
  document.addEventListener('load', ask, true);
}

/** The browser's first formatter of dates takes it as long as drawing half a page: it is made while the scripts are on their way. */
function readyDates({ timezone }: SiteConfig): void {
  const make = () => new Intl.DateTimeFormat('en-GB', { timeZone: timezone });
  document.addEventListener('readystatechange', make, { once: true });
}

/** What the server says of the page in its head, the app says itself of each page that it shows. */
for (const element of document.querySelectorAll('[data-served]')) element.remove();

try {
  const config = JSON.parse(document.getElementById('site-config')?.textContent ?? '') as SiteConfig;
  const started = firstRequest(config);
  if (started) window.portalFirstRequest = started;
  firstFonts(config);
  readyDates(config);
} catch {
  // No configuration, or none that can be read: the application says so.
}
