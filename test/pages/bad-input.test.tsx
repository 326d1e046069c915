import { screen, waitFor, within } from '@testing-library/react';
import Cookies from 'js-cookie';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { languageCookie } from '@/lib/preferred-language';
import { startCms } from '~test/support/cms';
import { renderSite } from '~test/support/render-site';
import { examplePages } from './content/example-pages';
import { searchPages } from './search/search-pages';

const own = new Set(examplePages.map(({ path }) => path));
const { api, cms } = startCms({
  items: [
    ...examplePages,
    ...searchPages.filter(({ path }) => !own.has(path)),
    { path: '/de/institute', type: 'Document', title: 'Institute', modified: '2026-11-19T09:42:00+00:00' },
  ],
});

const warn = vi.fn();
beforeEach(() => {
  Cookies.set(languageCookie, 'de', { path: '/' });
  vi.spyOn(console, 'warn').mockImplementation(warn);
});
afterEach(() => {
  expect(warn.mock.calls).toEqual([]);
  warn.mockClear();
});

const notFound = 'Hier verliert sich die Spur';
const long = 'ü'.repeat(10_000);
const brokenEscapes = ['%E0%A4%A', '%00', '%ED%A0%80', '%'] as const;

/** Opens a path and says what the screen is headed by once it is complete. */
async function headingOf(path: string, as?: string): Promise<string> {
  const { unmount } = await renderSite(path, as ? { token: await cms().login(as) } : {});
  const headings = () => within(screen.getByRole('main')).getAllByRole('heading', { level: 1 });
  await waitFor(() => expect(headings()).not.toEqual([]));
  await waitFor(() => expect(document.querySelector('[aria-busy="true"], main .skeleton')).toBeNull());
  const main = screen.getByRole('main');
  const [heading] = headings();
  const words = heading?.textContent ?? '';
  expect(
    document.querySelector(
      'main :is(script:not([type="application/ld+json"]), iframe, [onerror], [href^="javascript"])',
    ),
    path,
  ).toBeNull();
  expect(within(main).queryByText(/lässt sich nicht anzeigen|schiefgelaufen/), path).toBeNull();
  expect(document.title, path).not.toBe('');
  unmount();
  return words;
}

interface Screen {
  path: string;
  heading: string;
  as?: string;
}

/** Every screen of the app, and a page. */
const screens: readonly Screen[] = [
  { path: '/de/seite', heading: 'Titel Document' },
  { path: '/de/ordner', heading: 'Titel Folder' },
  { path: '/de/search', heading: 'Suche' },
  { path: '/de/reihe/@@search', heading: 'Suche' },
  { path: '/de/search-old', heading: 'Suche' },
  { path: '/de/institute', heading: 'Institute' },
  { path: '/de/sitemap', heading: 'Sitemap' },
  { path: '/de/seite/unlock-form', heading: 'Geschützter Inhalt' },
  { path: '/de/seite/links-to-item', heading: 'Inhalte, die auf „Titel Document“ verweisen' },
  { path: '/de/@cart', heading: 'Warenkorb' },
  { path: '/de/@cart-checkout', heading: 'Bestellung' },
  { path: '/de/passwordreset', heading: 'Passwort vergessen?' },
  { path: '/de/passwordreset/token', heading: 'Neues Passwort setzen' },
  { path: '/de/login', heading: 'Anmelden' },
  { path: '/de/logout', heading: 'Abmeldung' },
  { path: '/de/ordner/contents', heading: 'Inhalte von „Titel Folder“', as: 'siteadmin' },
  { path: '/controlpanel', heading: 'Website-Konfiguration', as: 'admin' },
  { path: '/controlpanel/users', heading: 'Benutzer', as: 'admin' },
  { path: '/de/gibt-es-nicht', heading: notFound },
];

/** Every parameter that some screen reads, and some that none does. */
const parameters = [
  'SearchableText',
  'Subject',
  'portal_type',
  'review_state',
  'metadata_fields',
  'group_select',
  'sort_on',
  'sort_order',
  'local',
  'allow_local',
  'page',
  'b_start',
  'b_size',
  'query',
  'return_url',
  'userid',
  'version',
  'type',
  'language',
  'expand',
  '__proto__',
  'constructor',
];
const all = (value: string) => parameters.map((name) => `${name}=${value}`).join('&');

const queries: readonly (readonly [string, string])[] = [
  ['empty', all('')],
  ['repeated', `${all('eins')}&${all('zwei')}`],
  ['of 10 000 characters', all(encodeURIComponent(long))],
  ['with broken escapes', brokenEscapes.map((value) => all(value)).join('&')],
  ['negative', all('-1')],
  ['beyond every number', all('99999999999999999999')],
  ['with markup', all(encodeURIComponent('"><script>alert(1)</script><img src=x onerror=alert(1)>'))],
  ['with scripts and foreign hosts', `${all('javascript:alert(1)')}&${all('//evil.example')}`],
];

describe('whatever parameters hold, every screen stands', () => {
  test.each(screens)('$path', async ({ path, heading, as }) => {
    for (const [name, query] of queries)
      expect(await headingOf(`${path}?${query}`, as), `parameters ${name}`).toContain(heading);
  });
});

describe('whatever a path holds, something that fits stands there', () => {
  const odd: readonly Screen[] = [
    { path: '/de/%00', heading: notFound },
    { path: `/de/${encodeURIComponent(long)}`, heading: notFound },
    { path: '/de/seite//', heading: 'Titel Document' },
    { path: '//evil.example/de', heading: notFound },
    { path: '/de/%22K%C3%BCste%22', heading: notFound },
    { path: '/de/<script>alert(1)</script>', heading: notFound },
    { path: '/de/%25E0%25A4%25A', heading: notFound },
    { path: '/de/seite/..%2f..%2fadmin', heading: notFound },
    { path: '/xx/search', heading: notFound },
    { path: '/de/gibt-es-nicht/@@search', heading: 'Suche' },
    { path: '/de/gibt-es-nicht/@@search?SearchableText=wind&allow_local=true&local=true', heading: 'Suche' },
    { path: '/de/%00/@@search?SearchableText=wind&local=true', heading: 'Suche' },
    { path: `/de/${encodeURIComponent(long)}/@@search`, heading: 'Suche' },
    { path: '/de/gibt-es-nicht/unlock-form', heading: 'Geschützter Inhalt' },
    { path: '/de/%00/unlock-form', heading: 'Geschützter Inhalt' },
    { path: '/de/gibt-es-nicht/links-to-item', heading: notFound },
    { path: '/de/%00/links-to-item', heading: notFound },
    { path: '/de/gibt-es-nicht/@cart', heading: 'Warenkorb' },
    { path: '/de/%22%3E%3Cscript%3E/@cart-checkout', heading: 'Bestellung' },
    { path: '/@cart-checkout/<script>', heading: 'Bestellung' },
    { path: '/@cart-checkout/a/b', heading: 'Bestellung' },
    { path: '/passwordreset/%00', heading: 'Neues Passwort setzen' },
    { path: `/passwordreset/${encodeURIComponent(long)}`, heading: 'Neues Passwort setzen' },
    { path: '/passwordreset/<script>alert(1)<%2fscript>', heading: 'Neues Passwort setzen' },
    { path: '/passwordreset/a/b', heading: notFound },
    { path: '/profile/gibt-es-nicht', heading: notFound },
    { path: '/profile/%00', heading: notFound },
    { path: `/profile/${encodeURIComponent(long)}`, heading: notFound },
    { path: '/profile/<img src=x onerror=alert(1)>', heading: notFound },
    { path: '/de/gibt-es-nicht/contents', heading: notFound, as: 'siteadmin' },
    { path: '/de/%00/contents', heading: notFound, as: 'siteadmin' },
    { path: '/controlpanel/gibt-es-nicht', heading: notFound, as: 'admin' },
    { path: '/controlpanel/__proto__', heading: notFound, as: 'admin' },
    { path: '/controlpanel/constructor', heading: notFound, as: 'admin' },
    { path: '/controlpanel/%00', heading: notFound, as: 'admin' },
    { path: '/controlpanel/users/<script>', heading: notFound, as: 'admin' },
    { path: '/controlpanel/..%2f..%2f@users', heading: notFound, as: 'admin' },
    { path: '/constructor', heading: notFound },
    { path: '/de/__proto__', heading: notFound },
  ];
  test.each(odd)('$path', async ({ path, heading, as }) => {
    expect(await headingOf(path, as)).toContain(heading);
  });
});

/** Bodies that no server should send, in place of one that it should. */
const bodies: readonly unknown[] = [null, 5, 'x', [], {}, { items: 'x' }, { items: [null, 5, 'x', []] }];

describe('whatever the server sends beside the content, the page stands', () => {
  const answered = (pattern: RegExp, body: unknown) =>
    api.use(http.get(pattern, () => HttpResponse.json(body as never)));

  test('in place of the list of institutes', async () => {
    const items = [
      { '@id': '/de/a', title: 'Ein Institut', description: { x: 1 }, institutsbereiche: 'x' },
      { '@id': '/de/a', title: 'Noch einmal' },
      { '@id': 'javascript:alert(1)', title: 'Böse', institutsbereiche: [null, { '@id': 5 }, {}] },
      { '@id': '/de/b', title: { x: 1 } },
      { title: 'Ohne Adresse' },
    ];
    for (const body of [...bodies, { items }, items]) {
      answered(/@institutlist/, body);
      expect(await headingOf('/de/institute'), JSON.stringify(body)).toBe('Institute');
    }
  });

  test('in place of nearest institute and settings', async () => {
    const entry = { '@id': 'javascript:alert(1)', name: { x: 1 }, sticky_menu: 'x' };
    const menu = [
      null,
      5,
      { title: {}, href: [] },
      { title: 'Böse', icon: '../x', href: 'javascript:alert(1)' },
    ];
    const named = { '@id': '/de/seite', name: 'Institut', sticky_menu: menu };
    const nearest: unknown[] = [
      ...bodies,
      { institut: 'x', institutsbereich: 5, subsite: [], blogs: 'x', banner_image: 'javascript:alert(1)' },
      { institut: entry, blogs: [entry], banner_image: entry },
      { institut: named, institutsbereich: named, subsite: { ...named, banner_image: 5 } },
    ];
    const settings: unknown[] = [
      ...bodies,
      { project: 'x', footer: 'x', search: 5, default_page_size: -1 },
      { project: { '@id': 'javascript:alert(1)', title: {} }, footer: [null], default_page_size: 'x' },
      { project: { '@id': '/de/seite', title: 'Projekt', special: 'yes' }, default_page_size: 1e9 },
    ];
    for (const [index, body] of nearest.entries()) {
      api.use(
        http.get(/\/de\/seite\?/, async ({ request }) => {
          const page = (await (await cms().fetch(request)).json()) as { '@components': object };
          const components = { 'nearest-institut': body, fzjsettings: settings[index] };
          return HttpResponse.json({ ...page, '@components': { ...page['@components'], ...components } });
        }),
      );
      expect(await headingOf('/de/seite'), JSON.stringify(body)).toBe('Titel Document');
    }
  });

  test('in place of what stands round the page', async () => {
    const entries = [
      null,
      { '@id': 'javascript:alert(1)', title: 'Böse', items: 'x' },
      { '@id': '/de/seite', title: { x: 1 }, items: [null] },
      { '@id': '/de/seite', title: 'Zweimal', items: [{ '@id': '/de/seite', title: 'Zweimal', items: '' }] },
      { '@id': '/de/seite', title: 'Zweimal', language: 'en', nav_title: [] },
    ];
    const names = ['breadcrumbs', 'actions', 'translations', 'contextnavigation', 'navigation'];
    for (const body of [...bodies, { items: entries }, { object: entries, items: [entries] }]) {
      api.use(
        http.get(/\/de\/seite\?/, async ({ request }) => {
          const page = (await (await cms().fetch(request)).json()) as object;
          const components = Object.fromEntries(names.map((name) => [name, body]));
          return HttpResponse.json({ ...page, '@components': components });
        }),
        http.get(/@navigation/, () => HttpResponse.json(body as never)),
      );
      expect(await headingOf('/de/seite'), JSON.stringify(body)).toBe('Titel Document');
    }
  });

  test('in place of tabs, counts and hits of a search', async () => {
    const doc = { UID: 'a', Title: 'Eins', Type: 'Page', path_string: '/Plone/de/eins' };
    const hits = [
      doc,
      doc,
      {
        ...doc,
        UID: 5,
        Title: { x: 1 },
        Type: [],
        Description: 7,
        start: 'x',
        effective: {},
        image_scales: '{',
      },
      {
        ...doc,
        image_field: {},
        image_scales: { image: 'x' },
        phone: [],
        email: {},
        mime_type: 5,
        review_state: {},
      },
      { UID: 'b', Title: 'Ohne Adresse' },
    ];
    const response = { docs: hits, numFound: 'x', start: null };
    const answers: unknown[] = [
      { facet_groups: 'x', group_counts: 'x', highlighting: 'x' },
      { facet_groups: [null, 5, 'x', [], [null, 'x'], ['Zweimal', 1], ['Zweimal', -1]], highlighting: null },
      { group_counts: [null, 'x', -5, 1e99, {}], highlighting: { a: 'x', 5: { content: 5, Title: [[{}]] } } },
      { facet_groups: Array.from({ length: 30 }, (_, index) => [`Gruppe ${index}`, index]) },
    ];
    for (const answer of answers) {
      answered(/@solr\?/, { response, portal_path: '/Plone', ...(answer as object) });
      expect(await headingOf('/de/search?SearchableText=wind'), JSON.stringify(answer)).toBe('Suche');
    }
  });
});
