import { readFileSync } from 'node:fs';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { IsEditingContext } from '@/blocks/is-editing';
import { listingShape } from '@/blocks/listing/data';
import { listingVariations } from '@/blocks/listing/variations';
import { ListingView } from '@/blocks/listing/view';
import { startApi } from '~test/support/api';
import { installDialogElement } from '~test/support/dialog-element';
import { makeContent } from '~test/support/make-content';
import { renderWithSite } from '~test/support/render';
import { OnPage, renderBlocks } from '~test/support/render-page';

const api = startApi();
const origin = window.location.origin;
let asked: string[];
let rows: unknown[];

const selection = 'plone.app.querystring.operation.selection.any';
const query = [{ i: 'Subject', o: selection, v: ['A'] }];
const listing = (variation: string) => ({ '@type': 'listing', variation, querystring: { query } });
const item = (title: string, more: object = {}) => ({
  '@id': `${origin}/de/${title.toLowerCase().replaceAll(' ', '-')}`,
  '@type': 'Document',
  title,
  description: '',
  ...more,
});
const picture = {
  image_field: 'image',
  image_scales: { image: [{ download: '@@images/x.png', width: 9, height: 6 }] },
};

function find(...items: object[]) {
  api.use(
    http.get('*/@querystring-search', ({ request }) => {
      const text = decodeURIComponent(new URL(request.url).searchParams.get('query') ?? '{}');
      const search = JSON.parse(text) as { metadata_fields: string[]; query: unknown[] };
      asked = search.metadata_fields;
      rows = search.query;
      return HttpResponse.json({ items, items_total: items.length });
    }),
  );
}

async function show(variation: string, language: 'de' | 'en' = 'de') {
  const result = renderBlocks([listing(variation)], { language, path: `/${language}/seite` });
  await waitFor(() => expect(result.container.querySelector('.listing-skeleton')).toBeNull());
  return result;
}
const entries = () => screen.getAllByRole('listitem');

beforeEach(() => {
  asked = [];
  rows = [];
  installDialogElement();
});

describe('newsImageListing and aktuelles', () => {
  const news = item('Neu', {
    '@type': 'Meldung',
    head_title: 'Physik',
    effective: '2026-11-16T09:00:00+00:00',
    ...picture,
  });

  test.each([
    ['newsImageListing', 1],
    ['aktuelles', 0],
  ])('%s shows subject, date and title, and %i pictures', async (variation, pictures) => {
    find(news);
    const { container } = await show(variation);
    expect(screen.getByRole('link', { name: 'Neu' })).toHaveAttribute('href', '/de/neu');
    expect(entries()[0]).toHaveTextContent('Physik16.11.2026Neu');
    expect(container.querySelectorAll('img')).toHaveLength(pictures);
  });
});

test('imageListing shows image types alone, with their pictures and titles', async () => {
  const image = { '@type': 'Image' };
  find(item('Zelle', { ...picture, ...image }), item('Seite', picture), item('Ohne', image));
  const { container } = await show('imageListing');
  expect(rows).toContainEqual({ i: 'portal_type', o: selection, v: ['Image'] });
  expect(entries()).toHaveLength(1);
  expect(container.querySelectorAll('img')).toHaveLength(1);
});

test.each([
  ['a photo', 'x.jpeg', 3000, 2000, false],
  ['a photo on end', 'x.jpeg', 1600, 2000, false],
  ['a wide logo', 'x.png', 2500, 500, true],
  ['a tall logo', 'x.png', 500, 1000, true],
  ['a square logo', 'x.png', 600, 600, true],
  ['a square photo', 'x.jpeg', 600, 600, false],
  ['a picture of the shape of its frame', 'x.png', 800, 600, false],
  ['a drawing', 'x.svg', 400, 300, true],
] as const)('imageListing shows %s whole: %s, %d × %d: %s', async (_, name, width, height, isWhole) => {
  const scales = { image: [{ download: `@@images/${name}`, width, height, scales: {} }] };
  find(item('Zelle', { '@type': 'Image', image_field: 'image', image_scales: scales }));
  const { container } = await show('imageListing');
  expect(container.querySelector('.content-image')?.classList.contains('listing-frame--whole')).toBe(isWhole);
});

test.each([
  ['de', 'image/jpeg', '72.7 KB', 'JPG, 74 KB'],
  ['de', 'application/pdf', '2.3 MB', 'PDF, 2,4 MB'],
  ['en', 'application/pdf', '2.3 MB', 'PDF, 2.4 MB'],
  ['de', 'application/pdf', '0 KB', 'PDF'],
  ['de', 'application/x-unheard-of', '2.3 MB', '2,4 MB'],
  ['de', null, null, ''],
] as const)(
  'fileListing in %s tells of a file %s of %s: %s',
  async (language, mime_type, getObjSize, told) => {
    find(item('Bericht', { '@type': 'File', mime_type, getObjSize }));
    await show('fileListing', language);
    expect(entries()[0]).toHaveTextContent(new RegExp(`^Bericht${told}$`));
    expect(screen.getByRole('link')).toHaveAttribute('href', '/de/bericht/@@download/file');
  },
);

test('fileListing names no kind and no size of a page, which is no file', async () => {
  find(item('Seite', { mime_type: 'text/plain', getObjSize: '4.1 KB' }));
  await show('fileListing');
  expect(entries()[0]).toHaveTextContent(/^Seite$/);
});

describe('The tags of items', () => {
  const tagged = { Subject: ['Wind & Meer', 'Klima', 'Klima'], start: '2026-11-26T17:00:00+00:00' };
  const tagging = [
    'summary',
    'newsImageListing',
    'aktuelles',
    'eventListing',
    'twoColumnGrid',
    'threeColumnGrid',
    'fourColumnGrid',
  ];

  test.each(tagging)('are links to the search in %s, all of them', async (variation) => {
    find(item('Neu', tagged));
    const { container } = await show(variation, 'en');
    for (const [name, subject] of [
      ['Wind & Meer', 'Wind%20%26%20Meer'],
      ['Klima', 'Klima'],
    ] as const)
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', `/en/search?Subject=${subject}`);
    expect(screen.getAllByRole('link')).toHaveLength(3);
    expect(container.querySelector('a a, button a')).toBeNull();
  });

  test('stand beside a head title, which is none', async () => {
    find(item('Neu', { ...tagged, head_title: 'Physik' }));
    await show('threeColumnGrid');
    expect(screen.getByText('Physik')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Physik' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Klima' })).toBeVisible();
  });

  test('stand once, also where the head title is one of them', async () => {
    find(item('Neu', { ...tagged, head_title: 'Klima' }));
    await show('summary');
    expect(screen.getAllByText('Klima')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Klima' })).toBeVisible();
  });
});

test.each([
  ['twoColumnGrid', 2],
  ['threeColumnGrid', 3],
  ['fourColumnGrid', 4],
])('%s stands in %i columns', async (variation, columns) => {
  find(item('Neu'));
  const { container } = await show(variation);
  expect(container.querySelector(`.listing-items--${columns}`)).not.toBeNull();
  const style = readFileSync('src/blocks/listing/style.css', 'utf8');
  expect(style).toContain(`repeat(${columns}, minmax(0, 1fr))`);
});

test('A listing has the variations of the specification', () => {
  expect(listingVariations.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'default',
      'summary',
      'imageListing',
      'newsListing',
      'newsImageListing',
      'eventListing',
      'fileListing',
      'aktuelles',
      'imageGallery',
      'projectListing',
      'awardsListing',
      'jobOfferListing',
      'blogPostListing',
      'blogPostGrid',
      'personsWithoutImage',
      'personsWithoutInstitutsOrImages',
      'personsWithoutInstitutes',
      'personsGrid',
      'personsGridWithoutImage',
      'personsGridShort',
    ]),
  );
});

describe('Persons', () => {
  const person = item('Dr. Ada Wind', {
    '@type': 'Member',
    positions: 'Gruppenleiterin',
    institute: 'Institut für Klima',
    building: '04.8',
    room: '211',
    phone: '+49 5032 61',
    email: 'ada@example.org',
    ...picture,
  });

  test.each([
    ['personsWithoutImage', { image: 0, institute: true, phone: true }],
    ['personsWithoutInstitutsOrImages', { image: 0, institute: false, phone: true }],
    ['personsWithoutInstitutes', { image: 1, institute: false, phone: true }],
    ['personsGrid', { image: 1, institute: true, phone: true }],
    ['personsGridWithoutImage', { image: 0, institute: true, phone: true }],
    ['personsGridShort', { image: 1, institute: false, phone: false }],
  ])('of %s show %o', async (variation, shown) => {
    find(person);
    const { container } = await show(variation);
    expect(screen.getByRole('heading', { name: 'Dr. Ada Wind' })).toBeVisible();
    expect(screen.getByText('Gruppenleiterin')).toBeVisible();
    expect(container.querySelectorAll('img')).toHaveLength(shown.image);
    expect(screen.queryAllByText('Institut für Klima')).toHaveLength(shown.institute ? 1 : 0);
    expect(screen.queryAllByRole('link', { name: '+49 5032 61' })).toHaveLength(shown.phone ? 1 : 0);
    expect(screen.queryAllByText('Geb.04.8/R.211')).toHaveLength(shown.phone ? 1 : 0);
    expect(asked).toEqual(expect.arrayContaining(['positions', 'phone', 'institute', 'room']));
  });

  test.each(['personsGrid', 'personsWithoutImage'])(
    'of %s are written to over the page',
    async (variation) => {
      find(person);
      await show(variation);
      await userEvent.click(screen.getByRole('button', { name: 'Nachricht schreiben: Dr. Ada Wind' }));
      const dialog = await screen.findByRole('dialog', { name: 'Nachricht an Dr. Ada Wind' });
      expect(within(dialog).getByText('Gruppenleiterin')).toBeVisible();
    },
  );
});

describe('projectListing', () => {
  const project = item('Regen', {
    project_type: 'National',
    project_start_month: '10',
    project_start_year: 2024,
    project_end_month: '3',
    project_end_year: 2027,
    member_fullnames: ['A', 'B', 'C', 'D'],
    external_funding_provider_1: 'Fonds',
    external_funding_provider_1_link: 'https://fonds.example',
    external_funding_provider_2: 'Land',
  });

  test.each([
    ['de', 'Oktober 2024 bis März 2027'],
    ['en', 'October 2024 until March 2027'],
  ] as const)('in %s runs %s', async (language, period) => {
    find(project);
    await show('projectListing', language);
    expect(screen.getByText(`National · ${period}`)).toBeVisible();
  });

  test('names three members, and who pays', async () => {
    find(project);
    await show('projectListing');
    expect(screen.getByText('Beteiligte: A, B, C')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Fonds' })).toHaveAttribute('href', 'https://fonds.example');
    expect(entries()[0]).toHaveTextContent('Gefördert von: Fonds, Land');
    expect(asked).toEqual(expect.arrayContaining(['member_fullnames', 'external_funding_provider_3_link']));
  });

  test('tells what is known of its time alone', async () => {
    find({ ...project, project_type: null, project_start_month: null, project_end_year: null });
    await show('projectListing');
    expect(screen.getByText('2024')).toBeVisible();
  });
});

describe('awardsListing', () => {
  const award = item('Preis', { '@type': 'Award', award_date_month: '5', award_date_year: 2025 });
  const content = {
    ...makeContent({ '@id': award['@id'], '@type': 'Award', title: 'Preis' }),
    award_type: { token: 'x', title: 'Forschungspreis' },
    award_date_month: { token: '5', title: 'Mai' },
    award_date_year: 2025,
    members: [{ '@id': `${origin}/profile/wind`, '@type': 'Member', title: 'Ada Wind' }],
    website_link: 'https://preis.example/',
  };

  test('opens an award over the page, and closing it leaves nothing chosen', async () => {
    find(award);
    api.use(http.get('*/de/preis', () => HttpResponse.json(content)));
    await show('awardsListing');
    expect(screen.getByText('Mai 2025')).toBeVisible();
    const opener = screen.getByRole('button', { name: 'Preis' });
    await userEvent.click(opener);
    const dialog = within(await screen.findByRole('dialog', { name: 'Preis' }));
    expect(await dialog.findByText('Forschungspreis')).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Ada Wind' })).toHaveAttribute('href', '/profile/wind');
    expect(dialog.getByRole('link', { name: 'preis.example' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(opener).toHaveFocus();
  });

  test('opens nothing while it is edited', async () => {
    find(award);
    renderWithSite(
      <OnPage content={makeContent()}>
        <IsEditingContext.Provider value>
          <ListingView id="a" data={listingShape.read(listing('awardsListing'))} position={0} />
        </IsEditingContext.Provider>
      </OnPage>,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Preis' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('faqListing', () => {
  const question = item('Wann', { '@type': 'FAQ Item' });

  test('opens a question on a click, with its blocks and its file, and closes it', async () => {
    find(question);
    const file = { filename: 'plan.pdf', 'content-type': 'application/pdf', size: 2048 };
    const answer = {
      ...makeContent({ '@id': question['@id'], '@type': 'FAQ Item', title: 'Wann' }),
      file,
      blocks: {
        a: { '@type': 'title' },
        b: { '@type': 'slate', value: [{ type: 'p', children: [{ text: 'Im Mai.' }] }] },
      },
      blocks_layout: { items: ['a', 'b'] },
    };
    api.use(http.get('*/de/wann', () => HttpResponse.json(answer)));
    await show('faqListing');
    const opener = await screen.findByRole('button', { name: 'Wann' });
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(opener);
    expect(await screen.findByText('Im Mai.')).toBeVisible();
    expect(await screen.findByRole('link', { name: /plan\.pdf/ })).toBeVisible();
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    await userEvent.click(opener);
    expect(opener).toHaveAttribute('aria-expanded', 'false');
  });
});

test('jobOfferListing shows institute and place, and leads to the offer', async () => {
  find(item('Stelle', { job_offer_institute_title: 'Klima', job_offer_location_title: 'Immerlund' }));
  await show('jobOfferListing');
  expect(entries()[0]).toHaveTextContent('StelleKlima Immerlund');
  expect(screen.getByRole('link', { name: 'Stelle' })).toHaveAttribute('href', '/de/stelle');
  expect(asked).toContain('job_offer_location_title');
});

test.each(['blogPostListing', 'blogPostGrid'])(
  '%s shows authors, tags and blog of a post',
  async (variation) => {
    find(
      item('Beitrag', {
        '@type': 'Post',
        effective: '2026-11-16T09:00:00+00:00',
        post_authors: [{ url: `${origin}/de/blog/ada`, title: 'Ada' }],
        post_tags: [{ url: `${origin}/de/blog/wind`, title: 'Wind' }],
        blog: { url: `${origin}/de/blog`, title: 'Wetterblog' },
      }),
    );
    await show(variation);
    expect(screen.getByText('16.11.2026')).toBeVisible();
    for (const [name, path] of [
      ['Beitrag', '/de/beitrag'],
      ['Ada', '/de/blog/ada'],
      ['Wind', '/de/blog/wind'],
      ['Wetterblog', '/de/blog'],
    ] as const)
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', path);
  },
);

test('A post of collective.blog alone names its authors in words, and its tags lead to the search', async () => {
  find(item('Beitrag', { '@type': 'Post', post_authors: ['Ada', 'Bo'], post_tags: ['Wind', 'Meer'] }));
  await show('blogPostListing');
  for (const tag of ['Wind', 'Meer'])
    expect(screen.getByRole('link', { name: tag })).toHaveAttribute('href', `/de/search?Subject=${tag}`);
  expect(entries()[0]).toHaveTextContent('Von Ada, Bo');
});
