import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { logIn, makePage, openEditor, tokenOf } from './support/editing';
import { axeFindings, expect, openPage, sidewaysScroll, test } from './support/journey';

const sentence =
  'Zwischen zwei Wetterstationen im üblichen Abstand passt ein ganzes Gewitter, und keine von beiden merkt etwas davon.';
const words = (name: string, more: object = {}, times = 1) => ({
  '@type': 'slate',
  value: [{ type: 'p', children: [{ text: `${name}: ${`${sentence} `.repeat(times)}` }] }],
  plaintext: name,
  ...more,
});
const picture = (name: string, more: object) => ({
  '@type': 'image',
  url: '/de/bilder/ridges',
  alt: name,
  ...more,
});
const width = (length: string) => ({ styles: { 'blockWidth:noprefix': { '--block-width': length } } });
const side = (name: string) => ({ 'align:noprefix': { '--block-alignment': `var(--align-${name})` } });
const link = (url: string) => ({
  type: 'link',
  data: { url },
  children: [{ text: 'der verlorene Bericht' }],
});
const gone = '../resolveuid/0123456789abcdef0123456789abcdef';
const column = (id: string, more: object) => ({ '@type': 'teaser', id, ...more });

/** What editors of Volto and volto-light-theme store, which no editor here ever wrote. */
const foreignTo = (plain: string) => [
  words('Schmal', width('var(--narrow-container-width)')),
  words('Normal', width('var(--default-container-width)')),
  words('Weit', { styles: { 'blockWidth:noprefix': 'layout' } }),
  words('Ganz', width('100%')),
  words('Mitte', { styles: { 'blockWidth:noprefix': 'narrow', ...side('center') } }),
  words('Rechts', { styles: { 'blockWidth:noprefix': 'narrow', 'align:noprefix': 'right' } }),
  picture('Ganzes Bild', { align: 'full', copyright_and_sources: 'Foto: Aldermoor' }),
  picture('Weites Bild', { align: 'wide' }),
  ...['s', 'm', 'l'].flatMap((size) => [
    picture(`Links ${size}`, { align: 'left', size }),
    words(`Neben links ${size}`, {}, 2),
    picture(`Rechts ${size}`, { styles: side('right'), size }),
    words(`Neben rechts ${size}`, {}, 2),
  ]),
  { '@type': 'video', url: 'https://youtu.be/aqz-KE-bpKQ', align: 'left' },
  words('Neben Film'),
  { '@type': 'maps', url: 'https://www.google.com/maps/embed?pb=x', align: 'right' },
  words('Neben Karte'),
  words('Grau', { theme: 'grey' }),
  picture('Links im Band', { align: 'left', theme: 'grey' }),
  words('Auch grau', { styles: { backgroundColor: 'grey' } }),
  {
    '@type': 'accordion',
    collapsed: false,
    data: {
      blocks: {
        p: {
          '@type': 'accordionPanel',
          title: 'Abschnitt',
          blocks: {
            pa: picture('Links im Abschnitt', { align: 'left' }),
            pb: words('Im Abschnitt', width('var(--narrow-container-width)')),
          },
          blocks_layout: { items: ['pa', 'pb'] },
        },
      },
      blocks_layout: { items: ['p'] },
    },
  },
  { '@type': 'heading', heading: 'Nebeneinander', tag: 'h2' },
  {
    '@type': 'gridBlock',
    blocks: {
      ga: picture('In Spalte', { align: 'full' }),
      gb: picture('Links in Spalte', { align: 'left', size: 's' }),
    },
    blocks_layout: { items: ['ga', 'gb'] },
  },
  {
    '@type': 'teaserGrid',
    columns: [
      column('ta', {
        href: [{ '@id': plain }],
        title: 'Ohne Bild',
        preview_image: [{ '@id': plain, image_field: '' }],
      }),
      column('tb', {
        href: [{ '@id': plain }],
        title: 'Mit Bild',
        preview_image: [{ '@id': '/de/bilder/ridges' }],
      }),
      column('tc', { href: [{ '@id': gone }], title: 'Verlorenes Ziel' }),
    ],
  },
  { '@type': 'buttonBlock', title: 'Verlorener Knopf', href: [{ '@id': gone }] },
  {
    '@type': 'slate',
    value: [{ type: 'p', children: [{ text: 'Siehe ' }, link(gone), { text: '.' }] }],
    plaintext: 'Siehe den verlorenen Bericht.',
  },
  picture('Zuletzt', { align: 'left', size: 's' }),
];

async function publish(request: APIRequestContext, path: string): Promise<void> {
  const headers = {
    Accept: 'application/json',
    Authorization: `Bearer ${await tokenOf(request, 'siteadmin')}`,
  };
  expect((await request.post(`/++api++${path}/@workflow/publish`, { headers })).status()).toBe(200);
}

let path = '';
test.beforeAll(async ({ request }) => {
  const plain = await makePage(request, 'Seite ohne Bild', ['Nichts als Worte.']);
  await publish(request, plain);
  path = await makePage(request, 'Inhalt von anderswo', foreignTo(plain));
  await publish(request, path);
});

const textOf = (page: Page, name: string): Locator =>
  page.locator('.block.slate').filter({ hasText: new RegExp(`^${name}:`) });
const pictureOf = (page: Page, name: string): Locator => page.getByRole('img', { name, exact: true });

async function boxOf(place: Locator) {
  const box = await place.boundingBox();
  if (!box) throw new Error(`Nothing is drawn of ${place}`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** How wide sixteen characters are. */
const readable = (place: Locator): Promise<number> =>
  place.evaluate((element) => {
    const probe = document.createElement('span');
    probe.style.cssText = 'position: absolute; width: 16ch';
    element.append(probe);
    const { width: found } = probe.getBoundingClientRect();
    probe.remove();
    return found;
  });

for (const window of [1440, 820, 390]) {
  test(`at ${window} pixels content of another Volto site stands as its editors meant it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: window, height: 900 });
    await openPage(page, path);
    await expect(pictureOf(page, 'Zuletzt')).toBeAttached();
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);

    const [narrow, normal, layout, full] = await Promise.all(
      ['Schmal', 'Normal', 'Weit', 'Ganz'].map((name) => boxOf(textOf(page, name))),
    );
    const content = await boxOf(page.locator('.blocks').first());
    expect(Math.abs(full?.x ?? 9)).toBeLessThan(0.5);
    expect(full?.width).toBeCloseTo(window, 0);
    expect(normal?.width).toBeCloseTo(content.width, 0);
    expect(narrow?.width).toBeLessThanOrEqual(normal?.width ?? 0);
    expect(normal?.width).toBeLessThanOrEqual(layout?.width ?? 0);
    expect(layout?.width).toBeLessThan(window);
    if (window === 1440) {
      expect(narrow?.width).toBe(704);
      expect(layout?.width).toBeGreaterThan(content.width);
      const centred = await boxOf(textOf(page, 'Mitte'));
      expect(centred.x - content.x).toBeCloseTo(content.right - centred.right, 0);
      expect((await boxOf(textOf(page, 'Rechts'))).right).toBeCloseTo(content.right, 0);
    }

    const bleeding = await boxOf(pictureOf(page, 'Ganzes Bild'));
    expect(Math.abs(bleeding.x)).toBeLessThan(0.5);
    expect(bleeding.width).toBeCloseTo(window, 0);
    expect((await boxOf(pictureOf(page, 'Weites Bild'))).width).toBeCloseTo(layout?.width ?? 0, 0);
    const source = page.locator('figcaption', { hasText: 'Foto: Aldermoor' });
    expect((await boxOf(source)).x).toBeCloseTo(content.x, 0);

    const beside = [
      ...['s', 'm', 'l'].flatMap((size) => [
        [`.block.image:has([alt="Links ${size}"])`, `Neben links ${size}`] as const,
        [`.block.image:has([alt="Rechts ${size}"])`, `Neben rechts ${size}`] as const,
      ]),
      ['.block.video', 'Neben Film'] as const,
      ['.block.maps', 'Neben Karte'] as const,
      ['.block.image:has([alt="Links im Band"])', 'Auch grau'] as const,
      ['.block.image:has([alt="Links im Abschnitt"])', 'Im Abschnitt'] as const,
    ];
    for (const [place, name] of beside) {
      const float = await boxOf(page.locator(place));
      const text = await boxOf(textOf(page, name));
      expect(text.width, name).toBeGreaterThanOrEqual(await readable(textOf(page, name)));
      expect(float.x, name).toBeGreaterThanOrEqual(content.x - 1);
      expect(float.right, name).toBeLessThanOrEqual(content.right + 1);
      const isBeside = text.x >= float.right || text.right <= float.x;
      if (window === 1440) expect(isBeside && text.y < float.bottom, `${name} beside`).toBe(true);
      if (window === 390) expect(text.y, `${name} below`).toBeGreaterThanOrEqual(float.bottom);
      expect(isBeside || text.y >= float.bottom, `${name} free`).toBe(true);
    }

    const holders = {
      '.blocks': '.block.image:has([alt="Zuletzt"])',
      '.band': '.block.image:has([alt="Links im Band"])',
      '.block-accordion__content': '.block.image:has([alt="Links im Abschnitt"])',
    };
    for (const [holder, place] of Object.entries(holders)) {
      const inside = page.locator(place);
      const around = page.locator(holder, { has: inside }).last();
      expect((await boxOf(around)).bottom, holder).toBeGreaterThanOrEqual((await boxOf(inside)).bottom);
    }
    await expect(page.locator('.band', { has: textOf(page, 'Grau') })).toContainText('Auch grau');

    const columns = page.locator('.gridBlock .block.image');
    for (const at of [0, 1]) {
      const box = await boxOf(columns.nth(at));
      expect((await boxOf(columns.nth(at).locator('img'))).width).toBeCloseTo(box.width, 0);
      expect(box.right).toBeLessThanOrEqual(content.right + 1);
    }
    expect(await axeFindings(page)).toEqual([]);
  });
}

test('visitors see nothing of links that lead nowhere, and teasers without a picture stand without one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, path);
  await expect(page.getByText('der verlorene Bericht')).toBeAttached();
  await expect(page.getByText(/Verlorene/)).toHaveCount(0);
  await expect(page.locator('.blocks :is(a[href*="resolveuid"], button:disabled)')).toHaveCount(0);
  await expect(page.locator('a', { hasText: 'der verlorene Bericht' })).toHaveCount(0);
  const cards = page.locator('.teaserGrid .card');
  await expect(cards).toHaveCount(2);
  await expect(cards.nth(0).locator('img')).toHaveCount(0);
  await expect(cards.nth(1).locator('img')).toHaveCount(1);
});

test('whoever edits the page is told of links that lead nowhere, in blocks and in texts', async ({
  page,
}) => {
  await logIn(page);
  await openEditor(page, path);
  const button = page.locator('.block-editor-buttonBlock');
  await expect(button).toContainText('Verlorener Knopf');
  await expect(button).toContainText('führt ins Leere');
  const marked = page.locator('.slate-editor-dead-link', { hasText: 'der verlorene Bericht' });
  await expect(marked).toHaveAttribute('title', /führt ins Leere/);
  await marked.click();
  await expect(page.locator('.slate-editor-link .slate-editor-dead-link')).toHaveAttribute(
    'title',
    /ins Leere/,
  );
  await expect(page.locator('.block-editor-image').filter({ hasText: 'ins Leere' })).toHaveCount(0);
});
