// The blocks of the measured pages, as editors store them.

const words = [
  'Die Strömung wird an mehreren Stellen zugleich gemessen, über und unter der Sprungschicht.',
  'Jede Messreihe liegt mit ihrer Eichung im Archiv und lässt sich mit den Rohdaten vergleichen.',
  'Was die Sensoren aufzeichnen, wird noch an Bord geprüft und am Abend an Land übertragen.',
  'Die Gruppe arbeitet mit Hochschulen an der Küste zusammen und nimmt Gäste auf.',
].join(' ');

const slate = (value) => ({
  '@type': 'slate',
  plaintext: value.children.map(({ text }) => text).join(' '),
  value: [value],
});
export const text = (number) =>
  slate({
    type: 'p',
    children: [{ text: `Abschnitt ${number}: ` }, { text: words, ...(number % 3 === 0 ? { em: true } : {}) }],
  });
export const link = (path, title) =>
  slate({
    type: 'p',
    children: [
      { text: '' },
      { type: 'link', data: { url: path }, children: [{ text: title }] },
      { text: '' },
    ],
  });
export const picture = (path) => ({ '@type': 'image', url: path, alt: 'Bild', align: 'center', size: 'l' });
export const teaser = ({ path, title }) => ({
  '@type': 'teaser',
  href: [{ '@id': path, title }],
  overwrite: false,
  styles: { align: 'left' },
});
export const listing = (row, size) => ({
  '@type': 'listing',
  variation: 'summary',
  querystring: {
    query: [row],
    sort_on: 'sortable_title',
    sort_order: 'ascending',
    sort_order_boolean: false,
    b_size: String(size),
  },
});

const operation = 'plone.app.querystring.operation';
export const ofType = (type) => ({ i: 'portal_type', o: `${operation}.selection.any`, v: [type] });
export const below = (path) => ({ i: 'path', o: `${operation}.string.absolutePath`, v: `${path}::1` });

/** The two fields that hold the blocks of a page, its title first. */
export function fieldsOf(blocks) {
  const named = Object.fromEntries(blocks.map((each, index) => [`block-${index}`, each]));
  return {
    blocks: { title: { '@type': 'title' }, ...named },
    blocks_layout: { items: ['title', ...Object.keys(named)] },
  };
}
