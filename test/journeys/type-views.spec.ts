import type { APIRequestContext, Page } from '@playwright/test';
import { isDue, turnWithin } from '../../scripts/turn.mjs';
import { languageCookie } from '../../src/lib/preferred-language';
import { logIn, makeContent, makePage, publish } from './support/editing';
import { axeFindings, expect, openPage, settled, sidewaysScroll, test } from './support/journey';
import { widths } from './support/sweep';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 120_000 });

type Language = 'de' | 'en';
/** In German and in English. */
type Both = readonly [de: string, en: string];

interface Visit {
  page: Page;
  language: Language;
  path: string;
  /** The one of both that is of the present language. */
  say: (words: Both) => string;
  /** The page stands still, nothing of it is wider than its window, and axe finds nothing. */
  sound: () => Promise<void>;
}

interface View {
  name: string;
  /** Where it stands in the demo, or what makes one. */
  at: Both | ((request: APIRequestContext, language: Language) => Promise<string>);
  login?: string;
  /** What a visitor does there. */
  act: (visit: Visit) => Promise<unknown>;
}

const operation = 'plone.app.querystring.operation.';
const ofType = (type: string) => ({ i: 'portal_type', o: `${operation}selection.any`, v: [type] });
const listing = (type: string, variation: string, more: object = {}) => ({
  '@type': 'listing',
  variation,
  querystring: { query: [ofType(type)], sort_on: 'sortable_title' },
  ...more,
});

/** A page for visitors with one block; its path. */
const pageOf =
  (titles: Both, block: Record<string, unknown>) =>
  async (request: APIRequestContext, language: Language): Promise<string> => {
    const title = titles[language === 'de' ? 0 : 1];
    const path = (await makePage(request, title, [block], `/${language}`)).replace('/++api++', '');
    await publish(request, path);
    return path;
  };

/** A piece of content for visitors; its path. */
const contentOf =
  (fields: Record<string, unknown>) =>
  async (request: APIRequestContext, language: Language): Promise<string> => {
    const path = (await makeContent(request, fields, `/${language}`)).replace('/++api++', '');
    await publish(request, path);
    return path;
  };

/** Follows a link within the page's own part, looks at where it leads, and comes back. */
async function followed(
  { page, sound }: Visit,
  link: { name?: string | RegExp; css?: string },
): Promise<void> {
  const main = page.locator('main');
  const found = link.css ? main.locator(link.css) : main.getByRole('link', { name: link.name ?? /./ });
  const before = page.url();
  await found.first().click();
  await expect(page).not.toHaveURL(before);
  await settled(page);
  await sound();
  await page.goBack();
  await expect(page).toHaveURL(before);
  await settled(page);
}

/** Saves what a link of this name offers; gives the name of the file. */
async function saved(page: Page, name: string | RegExp): Promise<string> {
  const started = page.waitForEvent('download');
  await page.locator('main').getByRole('link', { name }).first().click();
  return (await started).suggestedFilename();
}

/** Chooses a value of a facet, and takes it back. */
async function filteredBy({ page, say, sound }: Visit, facet: Both, parameter: string): Promise<void> {
  const values = page.getByRole('group', { name: say(facet), exact: true });
  // The first button stands for no choice.
  const button = values.getByRole('button').nth(1);
  await values.getByRole('checkbox').first().or(button).first().click();
  await expect(page).toHaveURL(new RegExp(`[?&]${parameter}=`));
  await sound();
  await page.goBack();
  await expect(page).not.toHaveURL(new RegExp(`[?&]${parameter}=`));
}

const views: readonly View[] = [
  {
    name: 'an event is taken along, and its place shown on a map with consent alone',
    at: ['/de/aktuelles/veranstaltungen/energiespeichertag', '/en/news/events/energy-storage-day'],
    act: async ({ page, say, sound }) => {
      expect(await saved(page, say(['In den Kalender übernehmen', 'Add to calendar']))).toMatch(/\.ics$/);
      const map = page.getByRole('button', { name: say(['Auf der Karte zeigen', 'Show on a map']) });
      await map.press('Enter');
      await expect(map).toHaveAttribute('aria-expanded', 'true');
      await expect(page.locator('.event-facts .consent-gate')).toBeVisible();
      await expect(page.locator('main iframe')).toHaveCount(0);
      await sound();
      const register = page.getByRole('link', { name: say(['Zur Anmeldung', 'Register']) });
      await expect(register).toHaveAttribute('href', /^https:/);
    },
  },
  {
    name: 'a news item leads to what it is related to',
    at: [
      '/de/aktuelles/meldungen/das-hochwasser-kommt-elf-minuten-frueher',
      '/en/news/news-items/high-tide-comes-eleven-minutes-early',
    ],
    act: (visit) => followed(visit, { name: visit.say(['Flussdeltas wachsen', 'River deltas']) }),
  },
  {
    name: 'a post leads to who wrote it',
    at: ['/de/aktuelles/blog/zwei-schrauben', '/en/news/blog/two-screws'],
    act: (visit) =>
      followed(visit, { name: visit.say(['Mehr über Nala Obermoor', 'More about Nala Obermoor']) }),
  },
  {
    name: 'a blog is read by tag',
    at: ['/de/aktuelles/blog', '/en/news/blog'],
    act: async ({ page, say, sound }) => {
      await page
        .locator('.blog-filters')
        .getByRole('link', { name: say(['Draußen', 'Outdoors']) })
        .click();
      await expect(page).toHaveURL(/tag=/);
      await expect(
        page.locator('main li a').filter({ hasText: say(['Ein Tag im Watt', 'A day on the mudflats']) }),
      ).toHaveCount(1);
      await expect(page.locator('main').getByText(say(['Zwei Schrauben', 'Two screws']))).toHaveCount(0);
      await sound();
    },
  },
  {
    name: 'an author leads to what she wrote, listed once',
    at: ['/de/aktuelles/blog/authors/nala-obermoor', '/en/news/blog/authors/nala-obermoor'],
    act: async (visit) => {
      const post = visit.say(['Zwei Schrauben, die', 'Two screws that']);
      await expect(visit.page.locator('main').getByRole('link', { name: post })).toHaveCount(1);
      await followed(visit, { name: post });
    },
  },
  {
    name: 'a research group leads to its people',
    at: [
      '/de/institute/zellbiophysik/mechanik-des-gewebes/bildgebung',
      '/en/institutes/cell-biophysics/tissue-mechanics/imaging',
    ],
    act: (visit) => followed(visit, { name: /Obermoor/ }),
  },
  {
    name: 'a list of jobs is narrowed down and taken back',
    at: ['/de/karriere/stellenangebote', '/en/careers/jobs'],
    act: async ({ page, say, sound }) => {
      const rows = page.locator('.job-list .job-table__link');
      await expect(rows.nth(2)).toBeVisible();
      await page.getByLabel(say(['Stichwort', 'Keyword'])).fill('Oak Ridge');
      await expect(page).toHaveURL(/text=Oak/);
      await expect(rows).toHaveCount(1);
      await sound();
      await page.getByRole('button', { name: say(['Filter zurücksetzen', 'Reset Filter']) }).click();
      await expect(rows.nth(2)).toBeVisible();
    },
  },
  {
    name: 'a job offer is asked about',
    at: [
      '/de/karriere/stellenangebote/neutronenstreuung-oak-ridge',
      '/en/careers/jobs/neutron-scattering-oak-ridge',
    ],
    act: async ({ page, say, sound }) => {
      await page.getByRole('link', { name: say(['Frage stellen', 'Ask a question']) }).click();
      await expect(page).toHaveURL(/\?contact/);
      await expect(page.getByRole('dialog')).toBeVisible();
      await sound();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).not.toHaveURL(/contact/);
    },
  },
  {
    name: 'a profile opens its sections, which lead on and back',
    at: ['/profile/torsen', '/profile/torsen'],
    act: async (visit) => {
      const { page, say, sound } = visit;
      const opener = page.locator('.member').getByRole('button', { name: say(['Projekte', 'Projects']) });
      await opener.press('Enter');
      await expect(opener).toHaveAttribute('aria-expanded', 'true');
      const project = page.locator('.member__works a');
      await expect(project).toHaveText(say(['Falten im Gewebe', 'Folding tissue']));
      await sound();
      await project.click();
      await expect(page.locator('main h1')).toHaveText(say(['Falten im Gewebe', 'Folding tissue']));
      await page
        .locator('main')
        .getByRole('link', { name: /Torsen/ })
        .first()
        .click();
      await expect(page.locator('main h1')).toHaveText(/Torsen/);
    },
  },
  {
    name: 'a project leads to its institute',
    at: ['/de/forschung/projekte/salz-statt-lithium', '/en/research/projects/salt-instead-of-lithium'],
    act: (visit) =>
      followed(visit, { name: visit.say(['Institut für Energiespeicher', 'Institute of Energy Storage']) }),
  },
  {
    name: 'the site of a project leads to its measurements',
    at: ['/de/projekte/tidentakt', '/en/projects/tidentakt'],
    act: (visit) => followed(visit, { css: '.button' }),
  },
  {
    name: 'an award leads to who won it',
    at: ['/de/forschung/auszeichnungen/speicherpreis', '/en/research/awards/grand-storage-prize'],
    act: (visit) => followed(visit, { name: /Feddersteen/ }),
  },
  {
    name: 'an award in a list opens over it and closes',
    at: pageOf(['Preise im Überblick', 'Prizes at a glance'], listing('Award', 'awardsListing')),
    act: async ({ page, sound }) => {
      const opener = page.locator('.listing-row__opener').first();
      await opener.press('Enter');
      await expect(page.getByRole('dialog')).toBeVisible();
      await sound();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(opener).toBeFocused();
    },
  },
  {
    name: 'tenders lead to their portal',
    at: ['/de/zusammenarbeit/ausschreibungen', '/en/collaboration/tenders'],
    act: async ({ page }) => {
      const tender = page.locator('.tenders__title a').first();
      await expect(tender).toHaveAttribute('href', /^https:\/\/vergabe\.immerlund\.example\//);
      await expect(page.locator('.tenders__rows').first()).toBeVisible();
    },
  },
  {
    name: 'tenders without a feed say so',
    at: contentOf({ '@type': 'Tender', title: 'Vergaben ohne Feed' }),
    act: ({ page, say }) =>
      expect(
        page.getByText(say(['Der RSS-Feed ist nicht aktiv oder fehlt.', 'Inactive (missing) RSS feed.'])),
      ).toBeVisible(),
  },
  {
    name: 'tenders whose feed is none say so',
    at: contentOf({
      '@type': 'Tender',
      title: 'Vergaben ohne Worte',
      feed_url: '/de/dateien/jahresbericht.pdf',
    }),
    act: ({ page, say }) =>
      expect(
        page.getByText(say(['Der RSS-Feed kann nicht gelesen werden.', 'Error reading the RSS feed.'])),
      ).toBeVisible(),
  },
  {
    name: 'tenders of which there are none say so',
    at: async (request, language) => {
      const feed = '<rss version="2.0"><channel><title>Vergaben</title></channel></rss>';
      const data = Buffer.from(feed).toString('base64');
      const file = { data, encoding: 'base64', filename: 'leer.xml', 'content-type': 'application/xml' };
      const made = await makeContent(
        request,
        { '@type': 'File', title: 'Leerer Feed', file },
        `/${language}`,
      );
      const feedPath = made.replace('/++api++', '');
      return contentOf({ '@type': 'Tender', title: 'Keine Vergaben', feed_url: feedPath })(request, language);
    },
    act: ({ page, say }) =>
      expect(
        page.getByText(
          say(['Zurzeit gibt es keine Ausschreibungen.', 'No tenders are available at the moment.']),
        ),
      ).toBeVisible(),
  },
  {
    name: 'an institute leads to the people who work there',
    at: ['/de/institute/zellbiophysik', '/en/institutes/cell-biophysics'],
    act: (visit) => followed(visit, { name: /Torsen/ }),
  },
  {
    name: 'an area of an institute leads to its people',
    at: ['/de/institute/zellbiophysik/zellmembranen', '/en/institutes/cell-biophysics/cell-membranes'],
    act: (visit) => followed(visit, { name: /Hollerbrook/ }),
  },
  {
    name: 'a subsite leads to its programme',
    at: ['/de/institute/zellbiophysik/graduiertenschule', '/en/institutes/cell-biophysics/graduate-school'],
    act: (visit) => followed(visit, { css: '.button' }),
  },
  {
    name: 'a unit leads to whom one asks',
    at: ['/de/ueber-uns/einrichtungen/personal', '/en/about-us/central-units/people'],
    act: (visit) => followed(visit, { name: /Falkenrehder/ }),
  },
  {
    name: 'a regulation is saved as a file by who may read it',
    at: ['/de/intranet/regelungen/mobiles-arbeiten', '/en/intranet/regulations/remote-work'],
    login: 'member',
    act: async ({ page }) => {
      expect(await saved(page, /\.pdf/)).toMatch(/\.pdf$/);
    },
  },
  {
    name: 'a question stands with its answer',
    at: ['/de/ueber-uns/haeufige-fragen/besuch', '/en/about-us/frequent-questions/visiting'],
    act: (visit) => followed(visit, { css: '.page-text a' }),
  },
  {
    name: 'a question in a list opens on a click',
    at: ['/de/ueber-uns/haeufige-fragen', '/en/about-us/frequent-questions'],
    act: async ({ page, sound }) => {
      const question = page.locator('main .questions button').first();
      await question.click();
      await expect(question).toHaveAttribute('aria-expanded', 'true');
      await expect(page.locator('main .questions p').first()).toBeVisible();
      await sound();
      await question.press('Enter');
      await expect(question).toHaveAttribute('aria-expanded', 'false');
    },
  },
  {
    name: 'a page of another site waits for consent',
    at: contentOf({
      '@type': 'EmbeddedPage',
      title: 'Der Film zum Boot',
      url: 'https://www.youtube.com/embed/abcdefghijk',
    }),
    act: async ({ page, say, sound }) => {
      await expect(page.locator('main iframe')).toHaveCount(0);
      const settings = say(['Datenschutzeinstellungen anpassen', 'Customize Privacy Settings']);
      await page.locator('main').getByRole('button', { name: settings }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await sound();
      await page.keyboard.press('Escape');
      await expect(page.locator('main iframe')).toHaveCount(0);
    },
  },
  {
    name: 'an introduction leads on',
    at: ['/de/zusammenarbeit/schulen', '/en/collaboration/schools'],
    act: ({ page }) => expect(page.locator('main .button').first()).toHaveAttribute('href', /.+/),
  },
  {
    name: 'a link takes visitors to where it leads',
    at: async (request, language) => {
      const to = language === 'de' ? '/de/ueber-uns' : '/en/about-us';
      return contentOf({ '@type': 'Link', title: 'Ein Verweis', remoteUrl: to })(request, language);
    },
    act: ({ page, path }) => expect(page).not.toHaveURL(path),
  },
  {
    name: 'a file is saved',
    at: ['/de/dateien/jahresbericht.pdf', '/en/files/annual-report.pdf'],
    act: async ({ page }) => {
      expect(await saved(page, /\.pdf/)).toMatch(/\.pdf$/);
    },
  },
  {
    name: 'an image is opened in full size',
    at: ['/de/bilder/lead-wind', '/en/images/lead-wind'],
    act: async ({ page, say }) => {
      const name = say(['Bild in voller Größe öffnen', 'Open image in full size']);
      const href = await page.getByRole('link', { name }).getAttribute('href');
      const answer = await page.request.get(href ?? '');
      expect(answer.headers()['content-type']).toMatch(/^image\//);
    },
  },
  {
    name: 'a person is found as one types',
    at: pageOf(['Wer hier arbeitet', 'Who works here'], listing('Member', 'personFinder')),
    act: async ({ page, say, sound }) => {
      const words = page.getByRole('textbox', { name: say(['Name, Institut', 'Name, institute']) });
      await words.pressSequentially('torsen');
      await expect(page.locator('.finder-card__name')).toHaveCount(1);
      await sound();
      await words.fill('');
      await expect(page.locator('.finder-card__name').nth(1)).toBeVisible();
    },
  },
  {
    name: 'a calendar is read by list',
    at: pageOf(['Alle Termine', 'All dates'], listing('Event', 'eventCalendar')),
    act: async ({ page, say, sound }) => {
      await page.getByRole('button', { name: say(['Liste', 'List']), exact: true }).click();
      await expect(page).toHaveURL(/view=list/);
      await sound();
      await page.goBack();
    },
  },
  {
    name: 'news are read by topic',
    at: pageOf(['Meldungen nach Thema', 'News by topic'], listing('Meldung', 'overview')),
    act: (visit) => filteredBy(visit, ['Thema', 'Topic'], 'topic'),
  },
  {
    name: 'news are read by year',
    at: pageOf(['Meldungen nach Jahr', 'News by year'], listing('Meldung', 'overview')),
    act: (visit) => filteredBy(visit, ['Jahr', 'Year'], 'year'),
  },
  {
    name: 'projects are read by topic',
    at: pageOf(['Projekte nach Thema', 'Projects by topic'], listing('Project', 'overview')),
    act: (visit) => filteredBy(visit, ['Thema', 'Topic'], 'topic'),
  },
  {
    name: 'awards are read by year',
    at: pageOf(['Preise nach Jahr', 'Prizes by year'], listing('Award', 'overview')),
    act: (visit) => filteredBy(visit, ['Jahr', 'Year'], 'year'),
  },
];

for (const [index, { name, at, login, act }] of views.entries())
  for (const [place, language] of (['de', 'en'] as const).entries()) {
    if (!isDue(2 * index + place, turnWithin(), 8)) continue;
    test(`${name}, in ${language} at every width`, async ({ page, context, request, baseURL }) => {
      if (login) await logIn(page, login);
      const path = typeof at === 'function' ? await at(request, language) : at[place];
      if (!path) throw new Error('It stands nowhere.');
      const sound = async () => {
        expect(await sidewaysScroll(page)).toBe(0);
        expect(await axeFindings(page)).toEqual([]);
      };
      const say = (words: Both) => words[place] ?? '';
      for (const size of widths) {
        await page.setViewportSize(size);
        // What lies in the folder of no language is shown in the one that was read last.
        await context.addCookies([{ name: languageCookie, value: language, url: baseURL ?? '' }]);
        await openPage(page, path);
        await sound();
        await act({ page, language, path, say, sound });
      }
    });
  }
