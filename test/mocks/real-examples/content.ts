import sharp from 'sharp';
import type { SeedItem } from '~mocks/seed/types';

/** The content that the recorded bodies show. */
const slate = {
  '@type': 'slate',
  plaintext: 'Wir forschen an Quantencomputern. Mehr hier und dort.',
  value: [
    {
      type: 'p',
      children: [
        { text: 'Wir forschen an Quantencomputern. Mehr ' },
        { type: 'link', data: { url: '/de/forschung/quantencomputer' }, children: [{ text: 'hier' }] },
        { text: ' und ' },
        { type: 'link', data: { url: 'https://example.org/' }, children: [{ text: 'dort' }] },
        { text: '.' },
      ],
    },
  ],
};

const listing = {
  '@type': 'listing',
  querystring: {
    query: [{ i: 'path', o: 'plone.app.querystring.operation.string.absolutePath', v: '/de/forschung::1' }],
    sort_on: 'getObjPositionInParent',
  },
};

const blocks = {
  t1: { '@type': 'title' },
  s1: slate,
  i1: { '@type': 'image', url: '/de/bilder/grosses-bild.png', alt: 'Testbild', align: 'center', size: 'l' },
  te1: { '@type': 'teaser', href: [{ '@id': '/de/forschung/quantencomputer' }], overwrite: false },
  l1: listing,
};

const research: readonly SeedItem[] = [
  {
    path: '/de/forschung',
    type: 'Document',
    title: 'Forschung in Jülich',
    description: 'Woran wir arbeiten',
    subjects: ['Physik', 'Quanten'],
    fields: {
      nav_title: 'Forschung',
      preview_image_link: '/de/bilder/grosses-bild.png',
      relatedItems: ['/de/forschung/quantencomputer', '/de/bilder/bericht-ae.pdf'],
      blocks,
      blocks_layout: { items: ['t1', 's1', 'i1', 'te1', 'l1'] },
    },
  },
  {
    path: '/de/forschung/quantencomputer',
    type: 'Document',
    title: 'Quantencomputer',
    description: 'Supraleitende Qubits',
    subjects: ['Quanten'],
    fields: { preview_image_link: '/de/bilder/klein.jpg' },
  },
  { path: '/de/forschung/quantencomputer/labor', type: 'Document', title: 'Labor' },
  { path: '/de/forschung/intern', type: 'Document', title: 'Internes Papier', state: 'private' },
  {
    path: '/de/forschung/abgelaufen',
    type: 'Document',
    title: 'Abgelaufen',
    expires: '2020-01-01T00:00:00+00:00',
  },
];

const news: readonly SeedItem[] = [
  { path: '/de/aktuelles', type: 'Document', title: 'Aktuelles' },
  {
    path: '/de/aktuelles/meldung',
    type: 'News Item',
    title: 'Neue Meldung',
    description: 'Kurztext',
    fields: {
      text: '<p>Text mit <a href="/de/forschung">Link</a></p>',
      preview_image_link: '/de/bilder/grosses-bild.png',
    },
  },
  {
    path: '/de/aktuelles/vortrag',
    type: 'Event',
    title: 'Vortrag',
    fields: {
      start: '2027-02-01T12:00:00+00:00',
      end: '2027-02-01T14:00:00+00:00',
      location: 'Jülich',
      attendees: ['Lise Meitner'],
      contact_name: 'Info',
      contact_email: 'info@example.org',
      event_url: 'https://example.org/vortrag',
    },
  },
];

const files: readonly SeedItem[] = [
  { path: '/de/bilder', type: 'Document', title: 'Bilder', fields: { exclude_from_nav: true } },
  {
    path: '/de/bilder/grosses-bild.png',
    type: 'Image',
    title: 'Großes Bild',
    description: 'Ein Testbild',
    fields: { image: { picture: 'Großes Bild.png' } },
  },
  {
    path: '/de/bilder/klein.jpg',
    type: 'Image',
    title: 'Kleines Bild',
    fields: { image: { picture: 'klein.jpg' } },
  },
  { path: '/de/bilder/logo.svg', type: 'Image', title: 'Logo', fields: { image: { picture: 'logo.svg' } } },
  {
    path: '/de/bilder/bericht-ae.pdf',
    type: 'File',
    title: 'Bericht 2026',
    description: 'PDF',
    fields: { file: { file: 'Bericht ä.pdf' } },
  },
];

const many = Array.from({ length: 30 }, (_, index): SeedItem => {
  const number = String(index + 1).padStart(2, '0');
  return { path: `/de/viele/seite-${number}`, type: 'Document', title: `Seite ${number}` };
});

const hidden = { exclude_from_nav: true };

export const items: readonly SeedItem[] = [
  { path: '', type: 'Plone Site', title: 'Conf' },
  { path: '/en', type: 'LRF', title: 'English', translationOf: '/de', fields: hidden },
  { path: '/en/assets', type: 'LIF', title: 'Assets', fields: hidden },
  { path: '/en/research', type: 'Document', title: 'Research', translationOf: '/de/forschung' },
  { path: '/en/research/quantum', type: 'Document', title: 'Quantum', state: 'pending' },
  { path: '/de', type: 'LRF', title: 'Deutsch', fields: hidden },
  { path: '/de/assets', type: 'LIF', title: 'Assets', fields: hidden },
  ...files,
  ...research,
  ...news,
  {
    path: '/de/extern',
    type: 'Link',
    title: 'Externer Link',
    fields: { remoteUrl: 'https://example.org/ziel?a=1' },
  },
  { path: '/de/intern', type: 'Link', title: 'Interner Link', fields: { remoteUrl: '/de/forschung' } },
  { path: '/de/viele', type: 'Document', title: 'Viele', fields: hidden },
  ...many,
];

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 158 40"><path d="M0 0h158v40z"/></svg>';

/** The pictures in the recorded pixels. */
export async function makePictures(): Promise<Record<string, Uint8Array>> {
  const canvas = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#4f7a8a' } });
  return {
    'Großes Bild.png': await canvas(1500, 1000).png().toBuffer(),
    'klein.jpg': await canvas(215, 56).jpeg().toBuffer(),
    'logo.svg': Buffer.from(drawing),
  };
}
