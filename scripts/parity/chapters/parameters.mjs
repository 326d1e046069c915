import { folderOf } from '../setup.mjs';
import { get, patch, post } from './calls.mjs';

const base = folderOf('parameters');

function* pages() {
  for (const id of ['eins', 'zwei', 'drei', 'vier'])
    yield post(base, { '@type': 'Document', id, title: `Seite ${id}` });
  yield post(`${base}/eins`, { '@type': 'Document', id: 'innen', title: 'Innen' });
  yield post(base, {
    '@type': 'File',
    id: 'datei',
    title: 'Datei',
    file: { data: 'Ebbe und Flut', filename: 'ebbe.txt', 'content-type': 'text/plain' },
  });
  for (const text of ['Erster', 'Zweiter', 'Dritter']) yield post(`${base}/eins/@comments`, { text });
  yield post(`${base}/zwei`, { '@type': 'Document', id: 'tief', title: 'Tief' });
}

const batches = [
  'b_start=-1&b_size=3',
  'b_start=-3&b_size=2',
  'b_start=-1',
  'b_start=2&b_size=0',
  'b_start=99',
  'b_start=+1&b_size=+2',
  'b_start=1.5',
  'b_start=&b_size=',
  'b_start=1&b_start=2',
  'b_size=1&b_size=2',
];

/** Lists of every kind, in parts that no page of the portal would ask for. */
const batched = [
  `${base}?`,
  `${base}/@search?path.depth=1&sort_on=getId&`,
  `${base}/eins/@comments?`,
  `${base}/@vocabularies/plone.app.vocabularies.SupportedContentLanguages?`,
];

const booleans = ['1', '0', ' true ', 'True', 'no', 'off', 'none', 'nix', ''];

const integers = [1, '1', ' 2 ', '+1', '1.5', 1.7, true, false, '', null, 'x', [1], { a: 1 }];

const row = (i, o, v) => ({ i, o: `plone.app.querystring.operation.${o}`, v });
const named = { a: base };
const paths = [1, true, null, [base], named, undefined];

function* queries() {
  const query = [row('path', 'string.absolutePath', `${base}::1`)];
  for (const value of integers)
    for (const name of ['b_start', 'b_size', 'limit'])
      yield post(`${base}/@querystring-search`, { query, sort_on: 'getId', [name]: value }, 'editor');
  for (const value of [-1, -2, '-1'])
    yield post(
      `${base}/@querystring-search`,
      { query, sort_on: 'getId', b_start: value, b_size: 3 },
      'editor',
    );
  for (const value of [{}, { a: 1 }, 'x', '', 1, [], [1], ['x'], [null]])
    yield post(`${base}/@querystring-search`, { query: value }, 'editor');
  for (const value of paths)
    for (const operator of ['string.relativePath', ...(value === named ? [] : ['string.absolutePath'])])
      yield post(
        `${base}/@querystring-search`,
        { query: [row('path', operator, value)], b_size: 1000 },
        'editor',
        { unordered: true },
      );
}

function* orders() {
  for (const delta of integers) yield patch(base, { ordering: { obj_id: 'drei', delta } }, 'editor');
  for (const on of ['Title', 'SearchableText', 'Description', 'sortable_title', 'nix', '', 1, null])
    yield patch(base, { sort: { on, order: 'ascending' } }, 'editor');
  yield get(`${base}?metadata_fields=id`);
  yield post(`${base}/@move`, { source: `${base}/eins` }, 'editor');
  yield post(`${base}/@move`, { source: [`${base}/vier`, `${base}/drei`] }, 'editor');
  yield get(`${base}?metadata_fields=id`);
}

function* files() {
  const file = `${base}/datei`;
  for (const view of ['@@download', '@@display-file'])
    for (const name of ['', '/file', '/file/anders.pdf', '/nix', '/title'])
      yield get(`@@public${file}/${view}${name}`);
  for (const headers of [
    { Range: 'bytes=0-3' },
    { Range: 'bytes=0-3', 'If-Range': '"x"' },
    { Range: 'bytes=0-3', 'If-Range': 'Wed, 21 Oct 2065 07:28:00 GMT' },
    { Range: 'bytes=5-' },
    { Range: 'bytes=99-' },
    { Range: 'x' },
  ])
    yield get(`@@public${file}/@@download/file`, 'manager', { headers });
}

function* addresses() {
  const page = `${base}/eins`;
  for (const method of ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'])
    for (const view of ['resolveuid', '@@resolveuid'])
      yield { method, path: `${base}/${view}/{uid ${page}}`, body: method === 'GET' ? undefined : {} };
  for (const path of [`//${page.slice(1)}`, `${base}//eins`, `${page}/`, `${base}//eins//@breadcrumbs`])
    yield get(path);
}

function* roots() {
  for (const search of [
    'include_items=0',
    'include_items=false&fullobjects',
    'fullobjects&b_size=2',
    'b_start=-1',
  ])
    yield get(`/?${search}`, 'anonymous');
  for (const path of [
    '/@search?',
    '/@search?path.query=/&',
    '/@search?path.query=/de/&',
    '/@search?path.query=/de&',
  ])
    yield get(`${path}path.depth=0&metadata_fields=_all`, 'manager');
  yield get(`${base}/@search?fullobjects=1&path.depth=1&sort_on=getId`);
}

/** Parameters as no page of the portal sends them: odd numbers, lists where one is wanted, addresses written twice. */
export const parameters = {
  name: 'parameters',
  *calls() {
    yield* pages();
    for (const list of batched) for (const batch of batches) yield get(list + batch, 'editor');
    for (const value of booleans) yield get(`${base}?include_items=${value}`, 'editor');
    yield get(`${base}?include_items=1&include_items=0`, 'editor');
    for (const depth of ['-1', '0', '1.5', '1&expand.navigation.depth=2', ' 1'])
      yield get(`${base}/@navigation?expand.navigation.depth=${depth}`, 'editor');
    for (const id of ['', '/nix', '/1', '/-1'])
      for (const as of ['member', 'editor', 'anonymous']) {
        yield patch(`${base}/eins/@comments${id}`, { text: 'Neu' }, as);
        yield { method: 'DELETE', path: `${base}/eins/@comments${id}`, as };
      }
    yield* queries();
    yield* files();
    yield* addresses();
    yield* orders();
    yield* roots();
  },
};
