import { folderOf, roles } from '../setup.mjs';
import { get, patch, post, remove, savePath, withAnswer } from './calls.mjs';
import { png, upload } from './pictures.mjs';

const base = folderOf('files');
const anybody = (random) => (random.chance(0.75) ? random.pick(['editor', 'manager']) : random.pick(roles));

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><script>alert(1)</script></svg>';

const pictures = [
  ['gross', { image: upload(png(1000, 700), 'groß.png', 'image/png'), image_caption: 'Grau' }],
  ['klein', { image: upload(png(20, 10), 'klein.png', 'image/png') }],
  ['falsch', { image: upload('kein Bild', 'falsch.png', 'image/png') }],
  ['svg', { image: upload(svg, 'x.svg', 'image/svg+xml') }],
  ['ohne', {}],
  ['text', { image: 'nur Text' }],
  ['null', { image: null }],
];

function* images(random) {
  for (const [id, body] of pictures) yield post(base, { '@type': 'Image', id, title: id, ...body }, 'editor');
  yield post(base, { '@type': 'Image', ...pictures[0][1] }, 'editor');
  for (const role of ['anonymous', 'editor']) yield get(`${base}/gross`, role);
  const scales = [
    'image',
    'image/preview',
    'image/icon',
    'image/mini',
    'image/nix',
    'nix',
    'preview',
    '',
    'image/large',
  ];
  for (const scale of scales)
    yield get(`@@public${base}/gross/@@images/${scale}`, random.pick(['editor', 'manager', 'anonymous']));
  yield get(`@@public${base}/klein/@@images/image/preview`, 'editor');
  yield get(`@@public${base}/svg/@@images/image`, 'editor');
  yield get(`@@public${base}/svg/@@download/image`, 'editor');
  yield get(`@@public${base}/gross/@@download`, 'editor');
  yield get(`@@public${base}/gross/@@display-file/image`, 'editor');
  yield get(`${base}/gross/@@images/image/thumb`, 'manager');
  yield post(base, { '@type': 'Document', id: 'mit-bild', title: 'Mit Bild' }, 'editor');
  const changes = [
    { preview_image: upload(png(500, 300), 'vorschau.png', 'image/png'), preview_caption: 'Vorschau' },
    { preview_image: { data: 'x', encoding: 'nix' } },
    { preview_image: { filename: 'nur-name.png' } },
    { preview_image: `{site}${base}/gross/@@images/image` },
    { preview_image: 'https://example.org/x.png' },
    { preview_image: [] },
    { opengraph_image: upload(png(30, 30), 'og.png', 'image/png') },
    { preview_image_link: `${base}/gross` },
    { preview_image_link: { '@id': `{site}${base}/klein` } },
    { preview_image_link: null },
    { preview_image: null },
  ];
  for (const body of changes) {
    yield patch(`${base}/mit-bild`, body, anybody(random), withAnswer);
    if (random.chance(0.5)) yield get(`${base}?metadata_fields=image_scales`, 'manager');
  }
  yield patch(
    `${base}/gross`,
    { image: upload(png(300, 600), 'hoch.png', 'image/png') },
    'editor',
    withAnswer,
  );
  yield get(`@@public${base}/gross/@@images/image/preview`, 'editor');
  yield patch(`${base}/gross`, { image: null }, 'editor');
  yield patch(
    `${base}/gross`,
    { title: 'Nur der Titel', image: { filename: 'x', size: 1 } },
    'editor',
    withAnswer,
  );
}

function* documents(random) {
  const text = 'Grüße aus dem Watt';
  yield post(
    base,
    { '@type': 'File', file: upload(text, 'Grüße & mehr.txt', 'text/plain') },
    'editor',
    savePath('file'),
  );
  for (const view of [
    '@@download',
    '@@download/file',
    '@@download/file/anders.txt',
    '@@display-file/file',
    '@@download/nix',
    '@@display-file',
  ])
    yield get(`@@public{saved file}/${view}`, random.pick(['editor', 'manager']));
  yield get('@@public{saved file}/@@download/file', 'anonymous');
  const range = { headers: { Range: 'bytes=0-4' } };
  yield get('@@public{saved file}/@@download/file', 'editor', range);
  yield get('@@public{saved file}/@@download/file', 'editor', { headers: { Range: 'bytes=900-' } });
  const changes = [
    { file: upload('neu', 'neu.csv', 'text/csv') },
    { file: { data: 'neu', encoding: 'utf-8', filename: 'neu.txt' } },
    { file: { data: 'bmV1', encoding: 'base64' } },
    { file: { data: 5 } },
    { file: 'text' },
    { file: null },
    { file: {} },
    { title: 'Titel', description: 'Beschreibung' },
  ];
  for (const body of random.shuffle(changes)) {
    yield patch('{saved file}', body, anybody(random), withAnswer);
    if (random.chance(0.4)) yield get('@@public{saved file}/@@download/file', 'editor');
  }
}

const base64 = (text) => Buffer.from(text).toString('base64');
const tus = { 'Tus-Resumable': '1.0.0' };
const octets = { ...tus, 'Content-Type': 'application/offset+octet-stream' };
const nameUpload = {
  save: {
    upload: ({ headers }) =>
      new URL(headers.get('location') ?? 'http://x/').pathname
        .replace(/^\/Plone/, '')
        .replace(/^\/\+\+api\+\+/, ''),
  },
};

function* resumable(random) {
  const begin = (headers, as = 'editor', more = {}) => ({
    method: 'POST',
    path: `${base}/@tus-upload`,
    as,
    headers,
    ...more,
  });
  const metadata = (type, name, more = '') =>
    `filename ${base64(name)},content-type ${base64('text/plain')}${type ? `,@type ${base64(type)}` : ''}${more}`;
  yield { method: 'OPTIONS', path: `${base}/@tus-upload`, as: 'editor', headers: tus };
  yield begin({ ...tus, 'Upload-Length': '10', 'Upload-Metadata': metadata('', 'größe.txt') }, 'anonymous');
  yield begin({ ...tus, 'Upload-Length': '10', 'Upload-Metadata': metadata('', 'größe.txt') }, 'member');
  yield begin({ 'Upload-Length': '10' });
  yield begin({ 'Tus-Resumable': '0.2.2', 'Upload-Length': '10' });
  yield begin({ ...tus, 'Upload-Length': 'zehn' });
  yield begin(tus);
  yield begin({ ...tus, 'Upload-Length': '-1' });
  yield begin({ ...tus, 'Upload-Length': '3', 'Upload-Metadata': 'kaputt' });
  yield begin(
    { ...tus, 'Upload-Length': '10', 'Upload-Metadata': metadata('File', 'größe.txt') },
    'editor',
    nameUpload,
  );
  const send = (offset, text, more = {}) => ({
    method: 'PATCH',
    path: '{saved upload}',
    as: 'editor',
    body: Buffer.from(text),
    headers: { ...octets, 'Upload-Offset': String(offset) },
    ...more,
  });
  yield { method: 'HEAD', path: '{saved upload}', as: 'editor', headers: tus };
  yield send(0, 'abcde', { headers: { ...tus, 'Upload-Offset': '0' } });
  yield send(0, 'abcde', { as: 'anonymous' });
  yield send('x', 'abcde');
  yield send(0, 'abcde');
  yield { method: 'HEAD', path: '{saved upload}', as: 'editor', headers: tus };
  yield { method: 'HEAD', path: '{saved upload}', as: 'editor' };
  yield send(5, 'fghij');
  yield { method: 'HEAD', path: '{saved upload}', as: 'editor', headers: tus };
  yield get(`${base}/groesse.txt`, 'editor');
  yield get(`${base}/grosse.txt`, 'editor');
  for (const type of random.shuffle(['Nix', 'Image', 'File'])) {
    yield begin(
      { ...tus, 'Upload-Length': '3', 'Upload-Metadata': metadata(type, `${type}.txt`) },
      'editor',
      nameUpload,
    );
    yield send(0, 'abc');
  }
  const replace = {
    ...begin(
      {
        ...tus,
        'Upload-Length': '3',
        'Upload-Metadata': metadata('', 'ersetzt.txt', `,fieldname ${base64('file')}`),
      },
      'editor',
      nameUpload,
    ),
    path: '{saved file}/@tus-replace',
  };
  yield replace;
  yield send(0, 'xyz');
  yield get('{saved file}', 'editor');
  yield { ...replace, as: 'member' };
  yield { method: 'HEAD', path: `${base}/@tus-upload/nix`, as: 'editor', headers: tus };
  yield {
    method: 'PATCH',
    path: `${base}/@tus-upload/nix`,
    as: 'editor',
    headers: { ...octets, 'Upload-Offset': '0' },
    body: Buffer.from('x'),
  };
  yield begin(
    { ...tus, 'Upload-Length': '4', 'Upload-Metadata': metadata('', 'weg.txt') },
    'editor',
    nameUpload,
  );
  yield { method: 'DELETE', path: '{saved upload}', as: 'editor', headers: tus };
  yield { method: 'HEAD', path: '{saved upload}', as: 'editor', headers: tus };
}

export const files = {
  name: 'files',
  *calls({ random }) {
    yield* images(random);
    yield* documents(random);
    yield* resumable(random);
    yield get(base, 'manager');
    yield remove(`${base}/mit-bild`, 'editor');
  },
};
