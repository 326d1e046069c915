import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { startCms } from '~test/support/cms';
import { renderSite } from '~test/support/render-site';
import { examplePages } from './example-pages';

const { cms } = startCms({ items: examplePages });

async function open(path: string, token?: string) {
  const site = await renderSite(path, token ? { token } : {});
  const heading = await screen.findByRole('heading', { level: 1 });
  return { ...site, heading, main: within(screen.getByRole('main')) };
}

function factsOf(): Record<string, string> {
  const terms = [...screen.getByRole('main').querySelectorAll('dt')];
  return Object.fromEntries(
    terms.map((term) => [term.textContent ?? '', term.nextElementSibling?.textContent ?? '']),
  );
}

describe('the view is chosen by content type, then layout, then a default', () => {
  test('by type: a folder lists what lies in it', async () => {
    const { main } = await open('/de/ordner');
    expect(await main.findByRole('link', { name: 'Ein Eintrag' })).toHaveAttribute(
      'href',
      '/de/ordner/eintrag',
    );
    expect(main.getByText('Darin')).toBeVisible();
  });

  test('by layout: a collection, which has no view of its own, is shown as its layout says', async () => {
    const { main } = await open('/de/sammlung');
    expect(await main.findByText('Dieser Ordner ist leer.')).toBeVisible();
  });

  test.each([
    ['/de/auszeichnung', { Ort: 'Kiel', Jahr: 'Oktober 2025', Website: 'example.org/preis' }, []],
    [
      '/de/person',
      { Raum: 'Geb.04.8/R.211', Telefon: '+49 40 123', Website: 'example.org/deich' },
      ['Vita', 'Warum Sand'],
    ],
    ['/de/projekt', { Laufzeit: 'März 2025 bis 2028' }, ['Lotsenarchiv']],
    ['/de/regal/heft', {}, ['Achtzig Seiten']],
    ['/de/regal', {}, ['Titel CartItem']],
    ['/de/ausschreibungen', {}, ['Der RSS-Feed ist nicht aktiv oder fehlt.']],
  ])('%s is never a bare headline', async (path, facts, texts) => {
    const { main } = await open(path);
    await waitFor(() => expect(factsOf()).toMatchObject(facts));
    for (const text of texts) await waitFor(() => expect(main.getByText(text)).toBeVisible());
  });
});

describe('a type without its own view', () => {
  test('leaves out what its editor has switched off, and shows no label without a value', async () => {
    const { main } = await open('/de/person');
    expect(await main.findByText('Lebenslauf')).toBeInTheDocument();
    expect(main.queryByText('Geheime Liste')).toBeNull();
    expect(main.queryByRole('heading', { name: 'Publikationen' })).toBeNull();
    expect(Object.entries(factsOf()).filter(([label, value]) => label === '' || value === '')).toEqual([]);
  });

  test('shows what a person does as the lead, their subjects as chips, their links by their words', async () => {
    const { main } = await open('/de/person');
    expect((await main.findByText('Leiterin')).closest('ul')).toHaveClass('lead');
    expect(main.getByText('Morphogenese')).toHaveClass('chip');
    expect(main.getByRole('link', { name: 'Publikationsverzeichnis' })).toHaveAttribute(
      'href',
      'https://example.org/liste',
    );
  });

  test('names three members of a project, its partners and who pays', async () => {
    const { main } = await open('/de/projekt');
    const people = (await main.findByRole('heading', { name: 'Beteiligte' })).nextElementSibling;
    const links = [...(people?.querySelectorAll('a') ?? [])];
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/de/person',
      '/de/person-zwei',
      '/de/person-drei',
    ]);
    expect(main.getByRole('link', { name: 'Deichverband' })).toHaveAttribute(
      'href',
      'https://example.org/deich',
    );
    expect(main.getByRole('heading', { name: 'Gefördert durch' })).toBeVisible();
    expect(main.getByRole('link', { name: 'Wie gemessen wird' })).toHaveAttribute(
      'href',
      'https://example.org/verfahren',
    );
  });

  test('offers to apply, and the file', async () => {
    const { main } = await open('/de/stelle');
    expect(await main.findByRole('link', { name: 'Bewerben' })).toHaveAttribute('href', '/de/stelle?apply');
    expect(main.getByRole('link', { name: 'Ausschreibung als PDF' })).toHaveAttribute(
      'href',
      '/de/stelle/@@download/file',
    );
  });
});

test('a path in a field is a link named by the field, not by the path', async () => {
  const { main } = await open('/de/person');
  expect(await main.findByRole('link', { name: 'Weg dorthin' })).toHaveAttribute('href', '/de/seite');
});

describe('a Document without blocks', () => {
  test('shows kicker, title, picture and text, and runs no script of it', async () => {
    const { heading, main } = await open('/de/seite');
    expect(heading).toHaveTextContent('Titel Document');
    expect(main.getByText('Dachzeile')).toBeVisible();
    expect(await main.findByText('Watt')).toBeVisible();
    expect(main.getByRole('img')).toHaveAttribute('src', expect.stringContaining('/de/seite/@@images/'));
    expect(document.querySelector('main script:not([type="application/ld+json"])')).toBeNull();
  });
});

describe('a File', () => {
  test('is offered with its name, kind and size', async () => {
    const { main } = await open('/de/bericht.pdf');
    const link = await main.findByRole('link', { name: /^bericht\.pdf herunterladen \(PDF, / });
    expect(link).toHaveAttribute('href', '/de/bericht.pdf/@@download/file');
  });
});

describe('an Image', () => {
  test('shows the picture, what is known of it, and the way to the original', async () => {
    const { main } = await open('/de/watt');
    const picture = await main.findByRole('img', { name: 'Titel Image' });
    expect(picture).toHaveAttribute('srcset');
    expect(picture).toHaveAttribute('width');
    expect(picture).toHaveAttribute('fetchpriority', 'high');
    expect(factsOf()).toMatchObject({ Format: 'PNG', Bildpunkte: '1500 × 1000', Bildrechte: '© Portal' });
    expect(main.getByRole('link', { name: /Bild in voller Größe/ })).toHaveAttribute(
      'href',
      expect.stringContaining('/de/watt/@@images/'),
    );
  });
});

describe('a Link', () => {
  test('takes visitors to its target', async () => {
    const { router } = await renderSite('/de/verweis');
    await waitFor(() => expect(router.state.location.pathname).toBe('/de/seite'));
  });

  test('shows logged-in users where it leads', async () => {
    const { router, main } = await open('/de/extern', await cms().login('editor'));
    expect(await main.findByRole('link', { name: 'https://example.org/ziel' })).toHaveAttribute(
      'href',
      'https://example.org/ziel',
    );
    expect(router.state.location.pathname).toBe('/de/extern');
  });
});

describe('an Event', () => {
  test('says when and where, whom to ask and how to register, and offers the entry for the calendar', async () => {
    const { main } = await open('/de/termin');
    await main.findByText('Wann');
    expect(factsOf()).toMatchObject({
      Wann: '01.02.2027, 13:00 Uhr bis 15:00 Uhr',
      Wo: 'Hörsaal',
      Kontakt: expect.stringContaining('Frauke Deich') as string,
    });
    expect(main.getByRole('link', { name: 'deich@example.org' })).toHaveAttribute(
      'href',
      'mailto:deich@example.org',
    );
    expect(main.getByRole('link', { name: 'Zur Anmeldung' })).toHaveAttribute(
      'href',
      'https://example.org/anmeldung',
    );
    expect(main.getByRole('link', { name: 'In den Kalender übernehmen' })).toHaveAttribute(
      'href',
      '/de/termin/ics_view',
    );
    expect(await main.findByText('Ein Vortrag')).toBeVisible();
  });
});

describe('a Meldung', () => {
  test('shows kicker, date in the long form, picture and related items', async () => {
    const { main } = await open('/de/meldung');
    expect(await main.findByText('02.03.2026')).toBeVisible();
    expect(main.getByText('Küstenforschung')).toBeVisible();
    const related = within(await main.findByRole('region', { name: 'Verwandte Meldungen' }));
    expect(related.getByRole('link', { name: /Titel Document/ })).toHaveAttribute('href', '/de/seite');
  });

  test('and a News Item alike', async () => {
    const { main } = await open('/de/nachricht');
    expect(await main.findByText('02.03.2026')).toBeVisible();
    expect(await main.findByText('Neuigkeit')).toBeVisible();
  });
});
