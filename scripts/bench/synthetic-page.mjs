const kinds = [
  'slate',
  'slate',
  'heading',
  'slateTable',
  'image',
  'teaser',
  'quote',
  'slate',
  'gridBlock',
  'separator',
];

function slate(text) {
  return {
    '@type': 'slate',
    plaintext: text,
    value: [
      {
        type: 'p',
        children: [
          { text: `${text} ` },
          { type: 'strong', children: [{ text: 'Messreihe' }] },
          { text: ' und ' },
          { type: 'link', data: { url: '/de/forschung' }, children: [{ text: 'Forschung' }] },
        ],
      },
    ],
  };
}

const cell = (text, type = 'data') => ({ key: text, type, value: [{ type: 'p', children: [{ text }] }] });

function makeBlock(kind, index) {
  const text = `Abschnitt ${index}: Die Strömung wird an ${index + 3} Stellen zugleich gemessen.`;
  switch (kind) {
    case 'heading':
      return { '@type': 'heading', heading: `Überschrift ${index}`, tag: 'h2' };
    case 'slateTable': {
      const rows = [0, 1, 2].map((row) => ({
        key: `r${row}`,
        cells: [0, 1, 2].map((column) => cell(`${row}-${column}`, row === 0 ? 'header' : 'data')),
      }));
      return { '@type': 'slateTable', table: { rows, celled: true, hideHeaders: false } };
    }
    case 'image':
      return { '@type': 'image', url: '/favicon.svg', alt: `Bild ${index}`, align: 'center', size: 'm' };
    case 'teaser':
      return {
        '@type': 'teaser',
        href: [{ '@id': '/de/forschung', title: 'Forschung' }],
        title: `Teaser ${index}`,
        description: text,
      };
    case 'quote':
      return { '@type': 'quote', value: slate(text).value, author: 'Dr. Beispiel' };
    case 'gridBlock':
      return {
        '@type': 'gridBlock',
        blocks: { a: slate(`${text} a`), b: slate(`${text} b`) },
        blocks_layout: { items: ['a', 'b'] },
      };
    case 'separator':
      return { '@type': 'separator' };
    default:
      return slate(text);
  }
}

/** A content answer with as many blocks of the common kinds. */
export function syntheticPage(path, base, count) {
  const blocks = Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`b${index}`, makeBlock(kinds[index % kinds.length], index)]),
  );
  const id = `${base}${path}`;
  return {
    '@id': id,
    '@type': 'Document',
    '@components': {},
    title: `Seite mit ${count} Blöcken`,
    description: '',
    UID: 'f'.repeat(32),
    language: { token: 'de', title: 'Deutsch' },
    layout: 'document_view',
    review_state: 'published',
    subjects: [],
    modified: '2026-11-20T10:00:00+00:00',
    effective: '2026-11-20T10:00:00+00:00',
    blocks: { title: { '@type': 'title' }, ...blocks },
    blocks_layout: { items: ['title', ...Object.keys(blocks)] },
  };
}
