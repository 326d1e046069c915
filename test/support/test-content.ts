import type { Seed, SeedItem } from '~mocks/seed/types';

const paragraph = (text: string) => ({
  '@type': 'slate',
  plaintext: text,
  value: [{ type: 'p', children: [{ text }] }],
});

const published = '2026-03-02T09:00:00+00:00';

const german: readonly SeedItem[] = [
  { path: '/de', type: 'LRF', title: 'Deutsch', fields: { exclude_from_nav: true } },
  {
    path: '/de/forschung',
    type: 'Document',
    title: 'Forschung',
    description: 'Woran wir arbeiten',
    subjects: ['Küste', 'Energie'],
    effective: published,
    fields: { nav_title: 'Forschen', preview_image_link: '/de/bilder/watt' },
    blocks: [
      { '@type': 'title' },
      paragraph('Das Wattenmeer ist unser Labor.'),
      { '@type': 'image', url: '/de/bilder/watt', alt: 'Wattboden bei Ebbe', size: 'l' },
      { '@type': 'teaser', href: [{ '@id': '/de/forschung/gezeiten' }], overwrite: false },
      { '@type': 'listing', querystring: { query: [] } },
    ],
  },
  { path: '/de/forschung/gezeiten', type: 'Document', title: 'Gezeiten', description: 'Ebbe und Flut' },
  { path: '/de/forschung/gezeiten/messreihe', type: 'Document', title: 'Messreihe 2026' },
  { path: '/de/forschung/vertraulich', type: 'Document', title: 'Vertrauliches Papier', state: 'private' },
  { path: '/de/forschung/entwurf', type: 'Document', title: 'Entwurf einer Seite', state: 'draft' },
  { path: '/de/forschung/eingereicht', type: 'Document', title: 'Eingereichte Seite', state: 'pending' },
  { path: '/de/forschung/intern', type: 'Document', title: 'Nur für das Haus', state: 'intranet' },
  {
    path: '/de/forschung/abgelaufen',
    type: 'Document',
    title: 'Abgelaufene Seite',
    effective: '2019-01-01T00:00:00+00:00',
    expires: '2020-01-01T00:00:00+00:00',
  },
  { path: '/de/bilder', type: 'Document', title: 'Bilder', fields: { exclude_from_nav: true } },
  { path: '/de/bilder/watt', type: 'Image', title: 'Watt', fields: { image: { picture: 'watt.png' } } },
  {
    path: '/de/bilder/bericht.pdf',
    type: 'File',
    title: 'Jahresbericht',
    fields: { file: { file: 'bericht.pdf' } },
  },
  {
    path: '/de/institut-kueste',
    type: 'Institut',
    title: 'IKF',
    fields: {
      name: 'Institut für Küstenforschung',
      token: 'ikf',
      banner_image: { picture: 'watt.png' },
      sticky_menu: [{ title: 'Anfahrt', icon: 'anfahrt', href: '/de/forschung' }],
    },
  },
  {
    path: '/de/institut-kueste/sedimente',
    type: 'Institutsbereich',
    title: 'IKF-1',
    fields: { name: 'Sedimente', token: 'ikf-1' },
  },
  { path: '/de/institut-kueste/sedimente/team', type: 'Document', title: 'Team' },
  {
    path: '/de/projekt',
    type: 'ProjectSite',
    title: 'Projekt Tidentakt',
    fields: { additional_body_class: 'tidentakt', main_bg_color: '#123456', logo: { picture: 'logo.svg' } },
  },
  { path: '/de/aktuelles', type: 'Document', title: 'Aktuelles' },
  {
    path: '/de/aktuelles/neue-boje',
    type: 'Meldung',
    title: 'Neue Boje misst Strömung',
    effective: published,
    fields: { institutes: ['ikf'] },
  },
  {
    path: '/de/aktuelles/vortrag',
    type: 'Event',
    title: 'Vortrag über das Watt',
    fields: { start: '2027-02-01T12:00:00+00:00', end: '2027-02-01T14:00:00+00:00', location: 'Hörsaal' },
  },
  { path: '/de/extern', type: 'Link', title: 'Partner', fields: { remoteUrl: 'https://example.org/ziel' } },
  { path: '/de/verweis', type: 'Link', title: 'Zur Forschung', fields: { remoteUrl: '/de/forschung' } },
];

const english: readonly SeedItem[] = [
  { path: '/en', type: 'LRF', title: 'English', translationOf: '/de', fields: { exclude_from_nav: true } },
  {
    path: '/en/research',
    type: 'Document',
    title: 'Research',
    description: 'What we work on',
    translationOf: '/de/forschung',
    effective: published,
    blocks: [{ '@type': 'title' }, paragraph('The Wadden Sea is our laboratory.')],
  },
];

/** A small site with one of each kind of content, for tests. */
export const testSeed: Seed = {
  version: 'test',
  items: [...german, ...english],
  redirects: { '/de/alt': '/de/forschung' },
  settings: { 'portal-settings': { site_title: 'Testportal', default_page_size: 10 } },
};
