import type { SeedItem } from '~mocks/seed/types';

const modified = '2026-11-19T09:42:00+00:00';
const effective = '2026-03-02T09:05:00+00:00';
const picture = { picture: 'watt.png' } as unknown;
const column = { show_navigation_portlet: true };
const subjects = ['Küste', 'Ebbe & Flut'];
const text = (html: string) => ({
  data: html,
  'content-type': 'text/html',
  encoding: 'utf-8',
});

/** Pages that have nothing but their type, so that a test sees what the type itself shows or hides. */
const plain = (path: string, type: string, fields: SeedItem['fields'] = {}): SeedItem => ({
  path,
  type,
  title: `Titel ${type}`,
  modified,
  effective,
  subjects,
  fields: { ...column, ...fields },
});

/** One page of each kind, with fields in place of blocks. */
export const examplePages: readonly SeedItem[] = [
  { path: '/de', type: 'LRF', title: 'Deutsch', modified, subjects, fields: { ...column } },
  { path: '/en', type: 'LRF', title: 'English', translationOf: '/de', modified },
  plain('/de/seite', 'Document', {
    head_title: 'Dachzeile',
    text: text('<p>Vom <strong>Watt</strong>.</p><script>alert(1)</script>'),
    seo_title: 'Titel für Suchmaschinen',
    seo_description: 'Beschreibung für Suchmaschinen',
    opengraph_title: 'Titel zum Teilen',
    preview_image: picture,
  }),
  { path: '/de/seite/nachbar', type: 'Document', title: 'Nachbarseite', modified },
  {
    ...plain('/en/page', 'Document'),
    translationOf: '/de/seite',
    title: 'A page',
    description: 'In English',
  },
  plain('/de/verborgen', 'Document', {
    seo_noindex: true,
    seo_canonical_url: 'https://example.org/kanonisch',
  }),
  plain('/de/ordner', 'Folder', { show_navigation_portlet: false }),
  { path: '/de/ordner/eintrag', type: 'Document', title: 'Ein Eintrag', description: 'Darin', effective },
  { path: '/de/leer', type: 'Folder', title: 'Leerer Ordner', modified },
  plain('/de/bericht.pdf', 'File', { file: { file: 'bericht.pdf' } }),
  plain('/de/watt', 'Image', { image: picture, rights: '© Portal' }),
  { ...plain('/de/extern', 'Link', { remoteUrl: 'https://example.org/ziel' }) },
  { ...plain('/de/verweis', 'Link', { remoteUrl: '/de/seite' }) },
  plain('/de/meldung', 'Meldung', {
    head_title: 'Küstenforschung',
    preview_image: picture,
    relatedItems: ['/de/seite'],
  }),
  plain('/de/nachricht', 'News Item', { text: text('<p>Neuigkeit</p>') }),
  plain('/de/termin', 'Event', {
    start: '2027-02-01T12:00:00+00:00',
    end: '2027-02-01T14:00:00+00:00',
    location: 'Hörsaal',
    contact_name: 'Frauke Deich',
    contact_email: 'deich@example.org',
    contact_phone: '+49 40 123',
    event_url: 'https://example.org/anmeldung',
    text: text('<p>Ein Vortrag</p>'),
  }),
  plain('/de/institut', 'Institut', { name: 'Institut für Küstenforschung', token: 'ikf' }),
  plain('/de/institut/bereich', 'Institutsbereich', { name: 'Sedimente', token: 'ikf-1' }),
  plain('/de/projekt', 'Project', {
    detailed_description: text('<p>Worum es geht</p>'),
    project_start_month: '3',
    project_start_year: 2025,
    project_end_year: 2028,
    link_further_information: 'https://example.org/verfahren',
    link_further_information_text: 'Wie gemessen wird',
    members: ['/de/person', '/de/person-zwei', '/de/person-drei', '/de/person-vier'],
    project_partner_1: 'Deichverband',
    project_partner_1_link: 'https://example.org/deich',
    project_partner_2: 'Lotsenarchiv',
    external_funding_provider_1: 'Stiftung Küstenlicht',
    image: picture,
  }),
  plain('/de/person', 'Member', {
    firstname: 'Frauke',
    name: 'Deich',
    positions: 'Leiterin\nSprecherin',
    building: '04.8',
    room: '211',
    email: 'deich@example.org',
    phone: '+49 40 123',
    website: 'https://www.example.org/deich/',
    image: picture,
    location_link: '/de/seite',
    fields_of_competence: ['Morphogenese', 'Zellmechanik'],
    research_url_1: 'https://example.org/liste',
    research_url_label_1: 'Publikationsverzeichnis',
    about_me: text('<p>Sand fasziniert mich.</p>'),
    about_me_headline: 'Warum Sand',
    vita: text('<p>Lebenslauf</p>'),
    publications: text('<p>Geheime Liste</p>'),
    publications_shown: false,
  }),
  ...['zwei', 'drei', 'vier'].map((name) => plain(`/de/person-${name}`, 'Member', { name })),
  plain('/de/stelle', 'Joboffer', {
    task_description: text('<p>Sie messen Ebbe und Flut.</p>'),
    job_offer_institute_title: 'IKF-1',
    submission_date: '2027-01-31',
    job_offer_location: 'Genua',
    offer_url: 'https://example.org/bewerbung',
    file: { file: 'bericht.pdf' },
    image: picture,
  }),
  plain('/de/auszeichnung', 'Award', {
    location: 'Kiel',
    award_date_month: '10',
    award_date_year: 2025,
    website_link: 'https://example.org/preis',
  }),
  plain('/de/ausschreibungen', 'Tender'),
  plain('/de/regal', 'Cart'),
  plain('/de/regal/heft', 'CartItem', { text: text('<p>Achtzig Seiten</p>') }),
  plain('/de/sammlung', 'Collection'),
  plain('/de/projektauftritt', 'ProjectSite', { additional_body_class: 'tidentakt zweite-klasse' }),
  { path: '/de/projektauftritt/unterseite', type: 'Document', title: 'Unterseite' },
  { path: '/de/ewig', type: 'Document', title: 'Ohne Datum', effective: '1969-12-31T00:00:00+00:00' },
];
