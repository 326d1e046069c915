import { screen, waitFor, within } from '@testing-library/react';
import Cookies from 'js-cookie';
import { beforeEach, describe, expect, test } from 'vitest';
import { screenComponents } from '@/app/screen-components';
import { languageCookie } from '@/lib/preferred-language';
import { screenOf, type ScreenName } from '@/lib/screens';
import { demoSeed } from '~demo/demo';
import { startCms } from '~test/support/cms';
import { renderSite } from '~test/support/render-site';

/** Pages of the route table that belong to the content. */
const demo = demoSeed(new Date('2026-06-01T12:00:00Z'));
const { cms } = startCms({ items: demo.items, redirects: demo.redirects, settings: demo.settings });

/** Paths without a language take the visitor's. */
beforeEach(() => void Cookies.set(languageCookie, 'de', { path: '/' }));

interface Route {
  path: string;
  /** Its first heading, or a part of it. */
  shown: string | RegExp;
  /** The overlay that stands over that. */
  over?: string;
  /** Login of the demo user who opens it; visitors by default. */
  as?: string;
  /** Where it leads to. */
  arrives?: string;
}

const routes: readonly Route[] = [
  { path: '/', shown: /./, arrives: '/de' },
  { path: '/de', shown: /./ },
  { path: '/en', shown: /./ },
  { path: '/search', shown: 'Suche' },
  { path: '/de/search', shown: 'Suche' },
  { path: '/en/search', shown: 'Search' },
  { path: '/@@search', shown: 'Suche' },
  { path: '/de/@@search', shown: 'Suche' },
  { path: '/en/@@search', shown: 'Search' },
  { path: '/en/research/@@search', shown: 'Search' },
  { path: '/de/institute/zellbiophysik/@@search/', shown: 'Suche' },
  { path: '/profile/torsen/@@search', shown: 'Suche' },
  { path: '/de/forschung/@@search', shown: 'Suche' },
  { path: '/search-old', shown: 'Suche' },
  { path: '/de/search-old', shown: 'Suche' },
  { path: '/en/search-old', shown: 'Plain search' },
  { path: '/contents', shown: /^Inhalte von/, as: 'siteadmin' },
  { path: '/de/contents', shown: /^Inhalte von/, as: 'siteadmin' },
  { path: '/en/contents', shown: /^Contents of/, as: 'siteadmin' },
  { path: '/en/research/contents', shown: /^Contents of/, as: 'editor' },
  { path: '/de/institute/zellbiophysik/contents', shown: 'Inhalte von „Zellbiophysik“', as: 'editor' },
  {
    path: '/de/institute/zellbiophysik/mechanik-des-gewebes/contents',
    shown: 'Inhalte von „Wie Gewebe Form annimmt“',
    as: 'editor',
  },
  { path: '/de/aktuelles/blog/contents', shown: /^Inhalte von „.+“$/, as: 'editor' },
  { path: '/de/forschung/edit', shown: 'Forschung bearbeiten', as: 'editor' },
  { path: '/de/forschung/edit', shown: 'Bitte melden Sie sich an' },
  { path: '/de/forschung/add?type=Document', shown: 'Neu: Seite', as: 'editor' },
  { path: '/de/contents', shown: 'Bitte melden Sie sich an' },
  { path: '/de/contents', shown: 'Kein Zugriff', as: 'member' },
  { path: '/de/forschung/history', shown: 'Verlauf von „Forschung“', as: 'editor' },
  { path: '/en/research/history', shown: 'History of “Research”', as: 'editor' },
  { path: '/de/forschung/history', shown: 'Bitte melden Sie sich an' },
  { path: '/de/forschung/sharing', shown: 'Freigabe von „Forschung“', as: 'siteadmin' },
  { path: '/en/research/sharing', shown: 'Sharing of “Research”', as: 'siteadmin' },
  { path: '/de/forschung/sharing', shown: 'Kein Zugriff', as: 'member' },
  { path: '/de/forschung/manage-translations', shown: 'Übersetzungen von „Forschung“', as: 'siteadmin' },
  { path: '/en/research/manage-translations', shown: 'Translations of “Research”', as: 'siteadmin' },
  { path: '/de/forschung/manage-translations', shown: 'Kein Zugriff', as: 'member' },
  { path: '/de/forschung/create-translation', shown: 'Übersetzung von „Forschung“ anlegen', as: 'siteadmin' },
  { path: '/de/forschung/delete', shown: /löschen/i, as: 'siteadmin' },
  { path: '/en/research/delete', shown: /delete/i, as: 'siteadmin' },
  { path: '/de/forschung/delete', shown: 'Kein Zugriff', as: 'member' },
  { path: '/unlock-form', shown: 'Geschützter Inhalt' },
  { path: '/de/unlock-form', shown: 'Geschützter Inhalt' },
  { path: '/en/unlock-form', shown: 'Restricted content' },
  { path: '/de/dateien/unlock-form', shown: 'Geschützter Inhalt' },
  { path: '/en/files/annual-report.pdf/unlock-form', shown: 'Restricted content' },
  { path: '/@cart', shown: 'Warenkorb' },
  { path: '/de/forschung/publikationen/@cart', shown: 'Publikationen', over: 'Warenkorb' },
  { path: '/de/@cart', shown: 'Warenkorb' },
  { path: '/en/research/@cart', shown: 'Research', over: 'Cart' },
  { path: '/@cart-checkout', shown: 'Bestellung' },
  { path: '/de/@cart-checkout', shown: 'Bestellung' },
  { path: '/en/@cart-checkout', shown: 'Checkout' },
  { path: '/@cart-checkout/result', shown: 'Bestellung' },
  { path: '/en/@cart-checkout/result', shown: 'Checkout' },
  { path: '/@cart-checkout/elsewhere', shown: 'Bestellung', arrives: '/@cart-checkout' },
  { path: '/links-to-item', shown: 'Verweise und Bezüge' },
  { path: '/de/forschung/links-to-item', shown: 'Inhalte, die auf „Forschung“ verweisen' },
  { path: '/de/links-to-item', shown: /^Inhalte, die auf „.+“ verweisen$/ },
  { path: '/en/research/links-to-item', shown: 'Content that links to or references “Research”' },
  { path: '/profile/torsen/links-to-item', shown: /Torsen/ },
  { path: '/passwordreset', shown: 'Passwort vergessen?' },
  { path: '/en/passwordreset', shown: 'Forgot your password?' },
  { path: '/de/passwordreset', shown: 'Passwort vergessen?' },
  { path: '/passwordreset/einToken', shown: 'Neues Passwort setzen' },
  { path: '/de/passwordreset/einToken', shown: 'Neues Passwort setzen' },
  { path: '/en/passwordreset/aToken', shown: 'Set a new password' },
  { path: '/profil', shown: 'Anmelden', arrives: '/login?return_url=/profil' },
  { path: '/profile/torsen', shown: /Torsen/ },
  { path: '/controlpanel', shown: 'Website-Konfiguration', as: 'admin' },
  { path: '/controlpanel/users', shown: 'Benutzer', as: 'siteadmin' },
  { path: '/controlpanel/groups', shown: 'Gruppen', as: 'siteadmin' },
  { path: '/controlpanel/language', shown: /./, as: 'admin' },
  { path: '/controlpanel/membership', shown: 'Mitgliedschaften', as: 'siteadmin' },
  { path: '/en/controlpanel/redirects', shown: 'Redirects', as: 'siteadmin' },
  { path: '/controlpanel/relations', shown: 'Verknüpfungen', as: 'siteadmin' },
  { path: '/controlpanel/moderate-comments', shown: 'Kommentare prüfen', as: 'siteadmin' },
  { path: '/de/forschung/aliases', shown: 'Weitere Adressen von „Forschung“', as: 'siteadmin' },
  { path: '/desk', shown: 'Überblick', as: 'siteadmin' },
  { path: '/en/desk', shown: 'Overview', as: 'siteadmin' },
  { path: '/de/forschung/desk', shown: 'Überblick', as: 'siteadmin' },
  { path: '/de/forschung/desk', shown: 'Kein Zugriff', as: 'member' },
  { path: '/de/desk', shown: 'Bitte melden Sie sich an' },
  { path: '/trash', shown: 'Papierkorb', as: 'siteadmin' },
  { path: '/en/trash', shown: 'Deleted content', as: 'siteadmin' },
  { path: '/de/forschung/trash', shown: 'Kein Zugriff', as: 'member' },
  { path: '/de/forschung/trash', shown: 'Bitte melden Sie sich an' },
  { path: '/personal-information', shown: 'Persönliche Angaben', as: 'editor' },
  { path: '/en/personal-preferences', shown: 'Preferences', as: 'editor' },
  { path: '/change-password', shown: 'Passwort ändern', as: 'editor' },
  { path: '/personal-information', shown: 'Bitte melden Sie sich an' },
  { path: '/controlpanel', shown: 'Bitte melden Sie sich an' },
  { path: '/de/controlpanel', shown: 'Website-Konfiguration', as: 'admin' },
  { path: '/en/controlpanel/users', shown: 'Users', as: 'siteadmin' },
  { path: '/login', shown: 'Anmelden' },
  { path: '/de/login', shown: 'Anmelden' },
  { path: '/en/login', shown: /Log in|Sign in/ },
  { path: '/de/forschung/login', shown: 'Anmelden' },
  { path: '/logout', shown: 'Abmeldung' },
  { path: '/de/logout', shown: 'Abmeldung' },
  { path: '/en/logout', shown: 'Logging out' },
  { path: '/de/forschung/@preview/einToken', shown: 'Dieser Vorschaulink gilt nicht mehr' },
  { path: '/en/research/@preview/aToken', shown: 'This preview link is no longer valid' },
  { path: '/de/sitemap', shown: 'Sitemap' },
  { path: '/en/sitemap', shown: 'Sitemap' },
  { path: '/de/press', shown: /./ },
  { path: '/en/press', shown: /./ },
  { path: '/de/intranet', shown: /Intranet/, as: 'member' },
  { path: '/en/intranet', shown: /Intranet/, as: 'member' },
  { path: '/de/ueber-uns/gebaerdensprache', shown: /Gebärdensprache/ },
  { path: '/de/ueber-uns/leichte-sprache', shown: /Leichte|leichter/ },
  { path: '/de/ueber-uns/kontaktinformationen', shown: /./ },
  { path: '/de/datenschutz', shown: /Datenschutz/ },
  { path: '/en/privacy-policy', shown: /[Pp]rivacy/ },
  { path: '/de/impressum', shown: 'Impressum' },
  { path: '/en/legal-notice', shown: /legal notice/i },
  { path: '/de/erklaerung-zur-barrierefreiheit', shown: /Barrierefreiheit/ },
  { path: '/en/declaration-of-accessibility', shown: /accessibility/i },
  { path: '/de/anfahrt', shown: /./ },
  { path: '/en/directions', shown: /./ },
  { path: '/de/institute', shown: 'Institute' },
  { path: '/en/institutes', shown: 'Institutes' },
  { path: '/de/ueber-uns/kontakt', shown: /./ },
  { path: '/en/about-us/contact-visitor-information', shown: /./ },
  { path: '/de/karriere/stellenangebote', shown: /./ },
  { path: '/en/careers/jobs', shown: /./ },
];

/** Headings of the error views: a route that was expected to show something else must not end there. */
const failures =
  /verliert sich die Spur|lässt sich nicht anzeigen|cannot be displayed|schiefgelaufen|went wrong/;

/** What the screen is headed by; fails while it is still being fetched. */
function heading(): string {
  const [first] = within(screen.getByRole('main')).getAllByRole('heading', { level: 1 });
  return first?.textContent ?? '';
}

test('every screen that is built stands in the route table', () => {
  const opened = new Set(routes.map(({ path }) => screenOf(new URL(path, 'http://localhost').pathname)));
  const built = Object.keys(screenComponents) as ScreenName[];
  expect(built.filter((name) => !opened.has(name))).toEqual([]);
});

describe('the whole route table', () => {
  test.each(routes)('$path for $as: $shown', async ({ path, shown, over, as, arrives = path }) => {
    const { router } = await renderSite(path, as ? { token: await cms().login(as) } : {});
    await waitFor(() => expect(heading()).toMatch(shown));
    expect(heading()).not.toMatch(failures);
    if (over !== undefined)
      expect(screen.getByRole('dialog')).toHaveAccessibleName(expect.stringMatching(over));
    const { pathname, search } = router.state.location;
    expect(`${pathname}${search}`).toBe(arrives);
    expect(document.title).not.toBe('');
  });

  test.each(['/de/gibt-es-nicht', '/de/forschung/sitemap', '/passwordreset/a/b', '/de/press/zzz/contents'])(
    '%s is no route',
    async (path) => {
      await renderSite(path, { token: await cms().login('editor') });
      expect(await screen.findByText('Hier verliert sich die Spur')).toBeVisible();
    },
  );

  test('/profil leads who is logged in to /profile/{transformed user id}', async () => {
    const { router } = await renderSite('/profil', { token: await cms().login('editor') });
    await waitFor(() => expect(router.state.location.pathname).toBe('/profile/editor'));
  });
});

describe('career pages', () => {
  const careers = ['/de/karriere', '/en/careers', '/de/karriere/stellenangebote', '/en/careers/jobs'];
  test.each(careers.flatMap((path) => (['main', 'network'] as const).map((variant) => ({ path, variant }))))(
    '$path is not found in $variant',
    async ({ path, variant }) => {
      await renderSite(path, { site: { variant } });
      await waitFor(() => expect(heading()).toBe('Hier verliert sich die Spur'));
    },
  );
});

describe('/profile paths', () => {
  test('show the menu of the language root', async () => {
    await renderSite('/profile/torsen');
    const menu = within(await screen.findByRole('navigation', { name: 'Hauptnavigation' }));
    expect(await menu.findByRole('link', { name: 'Institute' })).toHaveAttribute('href', '/de/institute');
  });
});
