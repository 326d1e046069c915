import type { SeedItem } from '~mocks/seed/types';

const modified = '2026-11-19T09:42:00+00:00';
const words = (text: string) => ({ data: `<p>${text}</p>`, 'content-type': 'text/html', encoding: 'utf-8' });

const pages: readonly SeedItem[] = Array.from({ length: 30 }, (_, index) => ({
  path: `/de/reihe/wind-${String(index + 1).padStart(2, '0')}`,
  type: 'Document',
  title: `Wind ${String(index + 1).padStart(2, '0')}`,
  modified,
}));

/** A site with something to find in each group. */
export const searchPages: readonly SeedItem[] = [
  { path: '/de', type: 'LRF', title: 'Deutsch', modified },
  { path: '/en', type: 'LRF', title: 'English', translationOf: '/de', modified },
  { path: '/de/reihe', type: 'Document', title: 'Eine Reihe', modified },
  ...pages,
  {
    path: '/de/gewebe',
    type: 'Document',
    title: 'Mechanik des Gewebes',
    description: 'Wie Zellen ziehen und drücken.',
    modified,
    subjects: ['Küste', 'Ebbe & "Flut"'],
    fields: {
      text: words('Vom Watt. Das Gewebe <b>bewegt</b> sich &lt;script&gt;alert(1)&lt;/script&gt; doch.'),
    },
  },
  {
    path: '/de/meldung',
    type: 'Meldung',
    title: 'Neues vom Gewebe',
    description: 'x'.repeat(201),
    modified,
    effective: '2026-03-02T09:05:00+00:00',
  },
  {
    path: '/de/termin',
    type: 'Event',
    title: 'Gewebe im Gespräch',
    modified,
    fields: { start: '2027-02-01T12:00:00+00:00', end: '2027-02-01T14:00:00+00:00', location: 'Hörsaal' },
  },
  {
    path: '/de/person',
    type: 'Member',
    title: 'Prof. Dr. Ylva Torsen',
    description: 'Gewebe',
    modified,
    fields: {
      academic: 'Prof. Dr.',
      phone: '+49 40 66969-211',
      email: 'y.torsen@immerlund.example',
      building: '04.8',
      room: '211',
      institute: 'Institut für Zellbiophysik',
    },
  },
  { path: '/de/karriere', type: 'Document', title: 'Gewebe als Beruf', modified },
];
