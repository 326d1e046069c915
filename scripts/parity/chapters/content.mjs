import { folderOf, roles } from '../setup.mjs';
import { get, madeBy, patch, post, remove, withAnswer } from './calls.mjs';

const base = folderOf('content');
const english = folderOf('content', 'en');

const titles = [
  'Größe & Maß',
  'Ein Titel',
  'Über uns',
  'a',
  '  Leer  davor',
  'Ein sehr langer Titel, der für eine Adresse viel zu lang ist und deshalb irgendwo gekürzt wird, hoffentlich am Wort',
  'Москва',
  '日本',
  '!!!',
  'index_html',
  'Titel.mit.Punkten',
  '<b>fett</b>',
  'Æther Øre ßtraße',
];

const slate = (text, data) => ({
  '@type': 'slate',
  plaintext: text,
  value: [
    {
      type: 'p',
      children: [{ text }, ...(data ? [{ type: 'link', data, children: [{ text: 'Verweis' }] }] : [])],
    },
  ],
});

const blocks = (...list) => ({
  blocks: Object.fromEntries(list.map((block, at) => [`b${at}`, block])),
  blocks_layout: { items: list.map((_, at) => `b${at}`) },
});

/** What a client sends for a new item, by what is right or wrong with it. */
const bodies = (random) => [
  { '@type': 'Document', title: random.pick(titles) },
  {
    '@type': 'Document',
    title: random.pick(titles),
    id: random.pick(['eigene-id', 'Eigene ID', 'ä', '_x', '@x', 'view', '']),
  },
  { '@type': 'Document' },
  { '@type': 'Document', title: '' },
  { '@type': 'Document', title: 7 },
  { '@type': 'Document', title: null },
  {
    '@type': 'Document',
    title: 'Alles',
    description: 'Eine\nZeile',
    subjects: ['Küste', 'Energie'],
    rights: 'frei',
  },
  {
    '@type': 'Document',
    title: 'Mit Daten',
    effective: '2020-02-03T04:05:06',
    expires: '2099-01-01T00:00:00+02:00',
  },
  { '@type': 'Document', title: 'Falsches Datum', effective: 'gestern' },
  { '@type': 'Document', title: 'Falsche Liste', subjects: 'Küste', creators: [1] },
  { '@type': 'Document', title: 'Blöcke', ...blocks({ '@type': 'title' }, slate('Text')) },
  { '@type': 'Document', title: 'Falsche Blöcke', blocks: 'nichts', blocks_layout: [] },
  { '@type': 'Document', title: 'Unbekanntes', nix: 1, opengraph_title: 'OG' },
  { '@type': 'Document', title: 'Sprache', language: random.pick(['en', 'de', 'fr', '', null]) },
  { '@type': 'Document', title: 'Ersteller', creators: ['wer-anders'], contributors: ['Edda', 'Rune'] },
  { '@type': 'Document', title: 'Ausgeschlossen', exclude_from_nav: random.pick([true, 'ja', null]) },
  {
    '@type': 'News Item',
    title: 'Nachricht',
    text: { data: '<p>Hallo <script>x</script></p>', 'content-type': 'text/html' },
  },
  { '@type': 'Meldung', title: 'Eine Meldung' },
  { '@type': 'Event', title: 'Fest', start: '2030-05-01T10:00:00', end: '2030-05-01T12:00:00+00:00' },
  { '@type': 'Event', title: 'Verdreht', start: '2030-05-02T10:00:00', end: '2030-05-01T12:00:00' },
  {
    '@type': 'Event',
    title: 'Ganztags',
    start: '2030-05-02T10:00:00Z',
    end: '2030-05-03T12:00:00Z',
    whole_day: true,
  },
  {
    '@type': 'Event',
    title: 'Wiederholt',
    start: '2030-05-02T10:00:00Z',
    end: '2030-05-02T12:00:00Z',
    recurrence: 'RRULE:FREQ=DAILY;COUNT=3',
  },
  { '@type': 'Event', title: 'Unsinnig wiederholt', recurrence: 'jeden Tag' },
  {
    '@type': 'Link',
    title: 'Verweis',
    remoteUrl: random.pick([
      'https://example.org/x',
      '/de',
      '{site}/en',
      'mailto:a@example.org',
      'javascript:alert(1)',
      'ohne schema',
      null,
    ]),
  },
  { '@type': 'Link', title: 'Ohne Ziel' },
  { '@type': 'File', title: 'Datei ohne Datei' },
  {
    '@type': 'File',
    file: {
      data: Buffer.from('Hallo').toString('base64'),
      encoding: 'base64',
      filename: 'Größe 1.txt',
      'content-type': 'text/plain',
    },
  },
  {
    '@type': 'File',
    title: 'Titel',
    file: { data: 'kein base64 !', encoding: 'base64', filename: 'x.pdf', 'content-type': 'application/pdf' },
  },
  {
    '@type': 'File',
    title: 'Nur Text',
    file: { data: 'Hallo', filename: 'hallo.txt', 'content-type': 'text/plain' },
  },
  { '@type': 'Institut', title: 'Institut', name: 'Institut für X', token: 'ix' },
  { '@type': 'Institutsbereich', title: 'Bereich' },
  { '@type': 'Member', title: 'Mensch' },
  { '@type': 'Award', title: 'Preis' },
  { '@type': 'Tender', title: 'Ausschreibung' },
  { '@type': 'Project', title: 'Projekt' },
  { '@type': 'FAQ Item', title: 'Frage' },
  { '@type': 'LRF', title: 'Wurzel' },
  { '@type': 'Folder', title: 'Ordner' },
  { '@type': 'BlogFolder', title: 'Blog' },
  { '@type': 'Post', title: 'Beitrag' },
  { '@type': 'Nix', title: 'Nix' },
  { '@type': '', title: 'Nix' },
  { title: 'Ohne Typ' },
  {},
];

/** Changes of an item, right and wrong. */
const changes = (random) => [
  { title: random.pick(titles) },
  { title: null },
  { title: '' },
  { title: ['a'] },
  { description: null, subjects: ['Neu'] },
  { description: 5, rights: [] },
  { subjects: null },
  { subjects: ['a', 'a', ''] },
  { subjects: { a: 1 } },
  { effective: null },
  { effective: '2021-03-04T05:06:07+01:00', expires: '2021-03-05T00:00:00Z' },
  { expires: 'nie' },
  { creators: ['editor', 'member'], contributors: [] },
  { creators: 'editor' },
  { language: random.pick(['en', 'xx', null]) },
  { id: random.pick(['umbenannt', 'andere-id']) },
  { layout: random.pick(['document_view', 'nix', null]) },
  { exclude_from_nav: random.pick([true, 1, 'true']) },
  { allow_discussion: random.pick([true, false, null, 'ja']) },
  { nix: 'nix', '@type': 'Event', UID: 'x' },
  {
    ...blocks(slate('Ein Verweis ', { url: `{site}${base}` }), {
      '@type': 'teaser',
      href: [{ '@id': english }],
    }),
  },
  { ...blocks({ '@type': 'listing', querystring: { query: [] } }, { '@type': 'nix', url: `{site}${base}` }) },
  { ...blocks({ '@type': 'html', html: '<p onclick="x()">Hallo<script>alert(1)</script></p>' }) },
  { blocks: {}, blocks_layout: { items: [] } },
  { blocks: [], blocks_layout: { items: 'x' } },
  { opengraph_title: 'OG', seo_noindex: true, seo_canonical_url: 'kein url' },
  { nav_title: 'Kurz', head_title: 'Kopf' },
  { preview_caption: 'Bild', preview_image_link: english },
  { preview_image_link: '/de/gibt-es-nicht' },
  { start: '2030-01-01T00:00:00', end: '2029-01-01T00:00:00' },
  { text: '<p>Nur Text</p>' },
  {
    text: { data: '<h2 class="x" style="color: red">Titel</h2><iframe src="https://example.org"></iframe>' },
  },
  { remoteUrl: random.pick(['{site}/de', 'https://example.org/', '../de', '']) },
  { ordering: { obj_id: 'nix', delta: 'top' } },
  {},
];

/** Broken bodies that no schema sees. */
const broken = ['{"title": ', '[]', '"text"', 'null', '5', ''];

export const content = {
  name: 'content',
  *calls({ random }) {
    const made = [];
    for (const body of random.shuffle(bodies(random))) {
      const as = random.chance(0.6) ? random.pick(['editor', 'manager', 'siteadmin']) : random.pick(roles);
      const answer = yield post(random.chance(0.85) ? base : english, body, as);
      const path = madeBy(answer);
      if (path) made.push(path);
    }
    for (const path of random.some(made, 12)) yield get(path, random.pick(roles));
    for (const body of random.shuffle([...changes(random), ...changes(random)])) {
      const as = random.chance(0.7) ? random.pick(['editor', 'manager']) : random.pick(roles);
      const path = random.pick(made);
      yield patch(path, body, as, random.chance(0.7) ? withAnswer : {});
      if (random.chance(0.3)) yield get(path, 'manager');
    }
    for (const body of broken) {
      const options = { headers: { 'Content-Type': 'application/json' } };
      yield post(base, body, 'editor', options);
      yield patch(random.pick(made), body, 'editor', options);
    }
    yield get(`${base}?b_size=5`, 'manager');
    yield get(`${base}?fullobjects=1&b_size=30`, 'manager');
    yield get(`${base}?include_items=false`, 'anonymous');
    yield get(`${base}?metadata_fields=_all&b_start=3`, 'editor');
    const bare = `${base}/ohne-bloecke`;
    yield post(base, { '@type': 'Document', id: 'ohne-bloecke', title: 'Ohne Blöcke' }, 'editor');
    yield patch(bare, { blocks: null }, 'editor');
    yield get(bare, 'editor');
    yield remove(bare, 'editor');
    for (const path of random.some(made, 10)) {
      yield remove(path, random.pick(roles));
      yield get(path, random.pick(['anonymous', 'manager']));
    }
    yield remove(`${base}/gibt-es-nicht`, 'manager');
    yield patch(`${base}/gibt-es-nicht`, { title: 'x' }, 'anonymous');
    yield get(base, 'manager');
  },
};
