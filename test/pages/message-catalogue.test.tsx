import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { ContactOverlay } from '@/components/contact-form/contact-overlay';
import { ErrorBoundary } from '@/components/error-views/error-boundary';
import type { Language } from '@/lib/language';
import type { SeedItem } from '~mocks/seed/types';
import { apiPath } from '~test/support/api';
import { startCms } from '~test/support/cms';
import { renderWithSite } from '~test/support/render';
import { renderSite } from '~test/support/render-site';
import { expectConsoleError } from '~test/support/setup';
import { wordsOf } from '~test/support/words';
// The screen is there: how long fetching it takes is not what these tests are about.
import '@/pages/checkout/checkout-page';

const feed = '<rss version="2.0"><channel><title>Vergaben</title></channel></rss>';
const tender = (path: string, feed_url: string): SeedItem => ({
  path,
  type: 'Tender',
  title: 'Vergaben',
  fields: { feed_url },
});
const site = (language: Language): SeedItem[] => [
  { path: `/${language}`, type: 'LRF', title: language },
  {
    path: `/${language}/seite`,
    type: 'Document',
    title: 'Seite',
    blocks: [
      { '@type': 'title' },
      { '@type': 'gauge', level: 3 },
      { '@type': 'video', url: 'https://www.youtube.com/watch?v=abcdefghijk' },
    ],
  },
  { path: `/${language}/bericht`, type: 'File', title: 'Bericht', fields: { file: { file: 'bericht.pdf' } } },
  { path: `/${language}/leer.xml`, type: 'File', title: 'Feed', fields: { file: { file: 'leer.xml' } } },
  { path: `/${language}/kaputt.xml`, type: 'File', title: 'Feed', fields: { file: { file: 'kaputt.xml' } } },
  tender(`/${language}/ohne`, `/${language}/leer.xml`),
  tender(`/${language}/unlesbar`, `/${language}/kaputt.xml`),
  tender(`/${language}/fehlt`, `/${language}/nirgends.xml`),
  { path: `/${language}/regal`, type: 'Cart', title: 'Regal' },
  { path: `/${language}/regal/heft`, type: 'CartItem', title: 'Das Heft', fields: { is_orderable: true } },
];

const { api } = startCms({
  items: [...site('de'), ...site('en')],
  files: { 'leer.xml': Buffer.from(feed), 'kaputt.xml': Buffer.from('no feed') },
});
const user = userEvent.setup();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  for (const name of ['confirm_youtube', 'restricted_content_token']) Cookies.remove(name, { path: '/' });
});

type Name = (id: Parameters<typeof wordsOf>[1], values?: Parameters<typeof wordsOf>[2]) => string;

const press = async (name: string) => user.click(await screen.findByRole('button', { name }));

async function unlock(language: Language, name: Name, status: number): Promise<void> {
  const answer = status === 200 ? { token: 'pass' } : { error: { type: 'Forbidden', message: 'No.' } };
  api.use(
    http.post(apiPath(`/${language}/bericht/@unlock-form`), () => HttpResponse.json(answer, { status })),
  );
  await renderSite(`/${language}/bericht/unlock-form`);
  await user.type(await screen.findByLabelText(name('page.unlock.token')), 'watt-2026');
  await press(name('page.unlock.submit'));
}

async function order(language: Language, name: Name, email = 'ada@quandt.example'): Promise<void> {
  localStorage.setItem('cart', JSON.stringify([{ id: `/${language}/regal/heft`, amount: 1 }]));
  await renderSite(`/${language}/@cart-checkout`);
  await screen.findByText('Das Heft');
  await user.click(screen.getByLabelText(name('page.checkout.ms')));
  for (const [id, typed] of [
    ['page.checkout.last-name', 'Quandt'],
    ['page.checkout.address-line-1', 'Deichweg 3'],
    ['page.checkout.zip-code', '01234'],
    ['page.checkout.city', 'Immerlund'],
    ['page.checkout.email', email],
  ] as const) {
    await user.click(screen.getByLabelText(name(id)));
    await user.paste(typed);
  }
  await user.tab();
  if (email.includes('@')) await press(name('page.checkout.submit'));
}

function Broken(): never {
  throw new Error('the block has no data');
}

/** A situation, the words that are shown in both languages, and what is done to see them. */
type Case = readonly [
  situation: string,
  german: readonly string[],
  english: readonly string[],
  act: (language: Language, name: Name) => Promise<unknown>,
];

const cases: readonly Case[] = [
  [
    'a token is wrong',
    ['Ungültiger Zugangscode.', 'Dieser Zugangscode gilt nicht für diesen Inhalt.'],
    ['Invalid token.', 'This token is not valid for the content.'],
    (language, name) => unlock(language, name, 403),
  ],
  [
    'a token is right',
    ['Gültiger Zugangscode.', 'Sie können die geschützten Dateien jetzt herunterladen.'],
    ['Valid token.', 'You can now download the restricted content.'],
    (language, name) => unlock(language, name, 200),
  ],
  [
    'an order fails',
    ['Ein Fehler ist aufgetreten', 'Fehler 500: Der Postausgang ist zu.', 'Zurück'],
    ['An error has occurred', 'Status 500: Der Postausgang ist zu.', 'Back'],
    async (language, name) => {
      const answer = { error: { type: 'X', message: 'Der Postausgang ist zu.' } };
      api.use(http.post(apiPath('/@cart-order'), () => HttpResponse.json(answer, { status: 500 })));
      await order(language, name);
    },
  ],
  [
    'nothing was ordered',
    ['Die Bestellung ist leer.'],
    ['The order is empty.'],
    (language) => renderSite(`/${language}/@cart-checkout/result`),
  ],
  [
    'an order has arrived',
    ['Vielen Dank für Ihre Bestellung.', 'Sie erhalten eine Bestätigung per E-Mail.'],
    ['Thank you for your order.', 'You will receive an acknowledgement email.'],
    order,
  ],
  [
    'a field of an order is empty',
    ['Pflichtangabe'],
    ['Mandatory value'],
    async (language, name) => {
      await renderSite(`/${language}/@cart-checkout`);
      await user.click(await screen.findByLabelText(name('page.checkout.city')));
      await user.tab();
    },
  ],
  [
    'the address of an order is none',
    ['Bitte eine gültige E-Mail-Adresse angeben'],
    ['Must be a valid email'],
    (language, name) => order(language, name, 'ada'),
  ],
  [
    'a feed of tenders cannot be read',
    ['Der RSS-Feed kann nicht gelesen werden.'],
    ['Error reading the RSS feed.'],
    (language) => renderSite(`/${language}/unlesbar`),
  ],
  [
    'a feed of tenders is missing',
    ['Der RSS-Feed ist nicht aktiv oder fehlt.'],
    ['Inactive (missing) RSS feed.'],
    (language) => renderSite(`/${language}/fehlt`),
  ],
  [
    'there are no tenders',
    ['Zurzeit gibt es keine Ausschreibungen.'],
    ['No tenders are available at the moment.'],
    (language) => renderSite(`/${language}/ohne`),
  ],
  [
    'somebody is written to without address and message',
    ['Erforderliche Eingabe fehlt', 'Bitte geben Sie eine Nachricht ein'],
    ['Required input is missing', 'Please enter a message'],
    async (language, name) => {
      const path = `/${language}/anna`;
      renderWithSite(<ContactOverlay path={path} name="Anna Vogt" onClose={() => undefined} />, {
        language,
        path,
      });
      await press(name('page.contact.submit'));
    },
  ],
  [
    'a block is unknown',
    ['Unbekannter Block gauge'],
    ['Unknown Block gauge'],
    (language) => renderSite(`/${language}/seite`),
  ],
  [
    'cookies are off',
    [
      'Dieser Inhalt wird gerade nicht angezeigt, weil YouTube-Cookies in Ihren Datenschutzeinstellungen ausgeschaltet sind.',
      'Datenschutzeinstellungen anpassen',
    ],
    [
      'You can not view this content at this moment because you have selected to disable YouTube cookies in the privacy settings.',
      'Customize Privacy Settings',
    ],
    (language) => renderSite(`/${language}/seite`),
  ],
  [
    'a part of the page cannot be drawn',
    ['Diese Seite lässt sich nicht anzeigen', 'the block has no data', 'at Broken'],
    ['This page cannot be displayed', 'the block has no data', 'at Broken'],
    async (language) => {
      expectConsoleError(/./);
      renderWithSite(
        <ErrorBoundary>
          <Broken />
        </ErrorBoundary>,
        { language, path: `/${language}/seite` },
      );
      await Promise.resolve();
    },
  ],
  [
    'the server refuses connections',
    ['Die Website ist gerade nicht erreichbar'],
    ['The website cannot be reached right now'],
    async (language) => {
      api.use(http.get(apiPath(`/${language}/seite`), () => HttpResponse.error()));
      await renderSite(`/${language}/seite`);
    },
  ],
];

const isShown = (words: string) => (document.body.textContent ?? '').includes(words);

describe.each(['de', 'en'] as const)('what visitors read in %s', (language) => {
  test.each(cases)('where %s', { timeout: 60_000 }, async (_situation, german, english, act) => {
    await act(language, (id, values) => wordsOf(language, id, values));
    for (const words of language === 'de' ? german : english)
      await expect.poll(() => isShown(words), { message: words, timeout: 15_000 }).toBe(true);
  });
});
