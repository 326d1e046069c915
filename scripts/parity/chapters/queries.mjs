import { folderOf, roles } from '../setup.mjs';
import { get, patch, post } from './calls.mjs';

const base = folderOf('queries');
const english = folderOf('queries', 'en');

const items = [
  ['eins', { '@type': 'Document', title: 'Eins', description: 'Ebbe und Flut', subjects: ['Küste', 'Meer'] }],
  ['eins/zwei', { '@type': 'Document', title: 'Zwei', subjects: ['Meer'], effective: '2020-02-03T04:05:00' }],
  ['eins/zwei/drei', { '@type': 'News Item', title: 'Drei', expires: '2021-01-01T00:00:00' }],
  [
    'fest',
    {
      '@type': 'Event',
      title: 'Fest',
      start: '2031-06-01T10:00:00Z',
      end: '2031-06-02T18:00:00Z',
      whole_day: true,
      location: 'Hof',
    },
  ],
  ['tag', { '@type': 'Event', title: 'Tag', start: '2011-01-01T10:00:00Z', open_end: true }],
  ['verweis', { '@type': 'Link', title: 'Verweis', remoteUrl: 'https://example.org/', creators: ['editor'] }],
  ['kuenftig', { '@type': 'Document', title: 'Künftig', effective: '2095-01-01T00:00:00' }],
  ['datei', { '@type': 'File', title: 'Datei', file: { data: 'Ebbe', filename: 'ebbe.txt' } }],
];

function* pages() {
  for (const [path, body] of items) {
    const [id, ...above] = path.split('/').reverse();
    yield post([base, ...above.reverse()].join('/'), { ...body, id });
    if (id !== 'zwei' && id !== 'datei') yield post(`${base}/${path}/@workflow/publish`, {});
  }
  yield patch(`${base}/eins`, { relatedItems: [`${base}/fest`], exclude_from_nav: true });
}

const dates = ['date.lessThan', 'date.largerThan'];
const relative = [
  'date.lessThanRelativeDate',
  'date.largerThanRelativeDate',
  'date.beforeRelativeDate',
  'date.afterRelativeDate',
];
const bare = ['date.today', 'date.beforeToday', 'date.afterToday'];
const dateIndexes = ['created', 'effective', 'end', 'expires', 'modified', 'start'];
/** Written while the chapter runs: indexes keep whole minutes, so that before and after now depends on when a minute ends. */
const stamps = ['created', 'effective', 'modified'];

/** Rows of every index with every operator that it offers, and values right and wrong. */
const rows = (random) => [
  ...['admin', 'editor', '', null].flatMap((v) =>
    ['selection.any', 'selection.none', 'string.currentUser', 'string.is'].map((o) => ['Creator', o, v]),
  ),
  ...['eins', ['eins', 'fest'], '', null].flatMap((v) =>
    ['string.is', 'string.isNot'].map((o) => ['getId', o, v]),
  ),
  ...[base, `${base}::1`, `${base}/eins/`, `{uid ${base}/eins}`, `{uid ${base}/eins}::0`, '/', ''].flatMap(
    (v) => ['string.absolutePath', 'string.path'].map((o) => ['path', o, v]),
  ),
  ...['.', '..', '../eins', './eins::1', 'nix', '', '../../../../..'].map((v) => [
    'path',
    'string.relativePath',
    v,
  ]),
  ...[['Event'], 'Event', ['Nix'], [], ''].flatMap((v) =>
    ['selection.any', 'selection.none', 'selection.is'].map((o) => ['portal_type', o, v]),
  ),
  ...[['published'], ['private', 'published'], 'nix'].flatMap((v) =>
    ['selection.any', 'selection.none'].map((o) => ['review_state', o, v]),
  ),
  // All of none finds nothing or everything, by which index Plone happens to ask first.
  ...[['Küste'], ['Küste', 'Meer'], 'Meer'].flatMap((v) =>
    ['selection.any', 'selection.all', 'selection.none', 'list.contains'].map((o) => ['Subject', o, v]),
  ),
  ...['selection.any', 'selection.none', 'list.contains'].map((o) => ['Subject', o, []]),
  ...[['Anonymous'], ['Manager'], ['Editor', 'Member'], []].map((v) => [
    'show_inactive',
    'string.showInactive',
    v,
  ]),
  ...['ebbe', 'Eins', 'ein*', '"ebbe und flut"', 'ebbe and', '(', '', '*'].flatMap((v) =>
    ['Description', 'SearchableText', 'Title'].map((i) => [i, 'string.contains', v]),
  ),
  ...dateIndexes.flatMap((i) => [
    ...random.some(dates, 2).map((o) => [i, o, random.pick(['2021-01-01', '2031-06-01T10:00:00+02:00', ''])]),
    [
      i,
      'date.between',
      random.pick([
        ['2010-01-01', '2040-01-01'],
        ['2020-01-01', ''],
        ['x', 'y'],
      ]),
    ],
    ...relative.map((o) => [i, o, random.pick([7, '30', 0, 'x', -5])]),
    ...(stamps.includes(i) ? ['date.today'] : bare).map((o) => [i, o, '']),
  ]),
  ['start', 'date.between', ['2010-01-01']],
  ['start', 'date.between', '2010-01-01'],
  ...['1', 0, 'x'].flatMap((v) =>
    ['int.is', 'int.lessThan', 'int.largerThan'].map((o) => ['getObjPositionInParent', o, v]),
  ),
  ['getRawRelatedItems', 'reference.is', `{uid ${base}/fest}`],
  ...['isDefaultPage', 'isFolderish', 'exclude_from_nav'].flatMap((i) =>
    ['boolean.isTrue', 'boolean.isFalse'].map((o) => [i, o, '']),
  ),
  ...['eins', 'Eins'].flatMap((v) =>
    ['string.is', 'string.isNot', 'string.contains'].map((o) => ['sortable_title', o, v]),
  ),
];

const operation = (name) => `plone.app.querystring.operation.${name}`;

function* operators(random) {
  const here = { i: 'path', o: operation('string.absolutePath'), v: base };
  for (const [i, o, v] of random.shuffle(rows(random))) {
    const row = { i, o: operation(o), v };
    const query = i === 'path' ? [row] : [row, here];
    yield post(
      `${random.pick([base, `${base}/eins`])}/@querystring-search`,
      { query, b_size: 1000, metadata_fields: ['UID'] },
      random.pick(['manager', 'editor', 'anonymous']),
      { unordered: true },
    );
  }
}

/** Values for every index that a search can name. */
const indexes = [
  'portal_type=Event',
  'Type=Event',
  'review_state=published',
  'Subject=Meer',
  'Creator=editor',
  'Title=eins',
  'Description=flut',
  'SearchableText=ebbe',
  'id=eins',
  'getId=fest',
  'Language=de',
  'sortable_title=eins',
  'is_folderish=0',
  'is_default_page=0',
  'exclude_from_nav=1',
  'total_comments=0',
  'object_provides=plone.app.contenttypes.interfaces.IEvent',
  'block_types=slate',
  'commentators=admin',
  'start.query=2020-01-01&start.range=min',
  'end.query=2020-01-01&end.range=max',
  'Date=2020-02-03',
  'effective.query=2021-01-01&effective.range=max',
  'expires.query=2022-01-01&expires.range=max',
  'created.query=2020-01-01&created.range=min',
  'modified.query=2020-01-01&modified.range=max',
  'portal_type=',
  'Subject=',
  'is_folderish=x',
  'start=x',
  'start.range=min',
  'total_comments=x',
  'path.depth=x',
  'path.level=1',
  'path=/nix',
  'UID=',
  'Subject.not=Meer&Subject.query=Küste',
  'portal_type.query=Event&portal_type.not=Event',
  'getRawRelatedItems={uid ' + base + '/fest}',
  'image_field=',
  'mime_type=text/plain',
  'location=Hof',
  'TranslationGroup=x',
  'allowedRolesAndUsers=x',
  'institutes=x',
  'members=x',
  'job_offer_location=x',
  'external_id=x',
  'getObjPositionInParent=1',
];

const texts = [
  'ebbe',
  'EBBE',
  'ebb*',
  '*bbe',
  'eb?e',
  'ebbe flut',
  'ebbe or nix',
  'ebbe and not flut',
  'not',
  'and x',
  '"ebbe und"',
  '"',
  '-',
  '%',
  '()',
  'ebbe-und',
  'küste',
  'kuste',
  'kueste',
  'ebbe\u0000',
  'a'.repeat(2000),
];

function* searches(random) {
  for (const query of random.shuffle(indexes))
    yield get(
      `${base}/@search?b_size=1000&sort_on=path&${query}`,
      random.pick(['manager', 'anonymous', 'editor']),
    );
  for (const text of random.shuffle(texts))
    yield get(
      `${base}/@search?b_size=1000&SearchableText=${encodeURIComponent(text)}`,
      random.pick(['manager', 'anonymous', 'editor']),
      { unordered: true },
    );
  for (const order of ['start', 'end', 'effective', 'Title', 'path', 'UID', 'Creator'])
    yield get(`${base}/@search?sort_on=${order}&sort_order=descending&b_size=1000`, 'manager', {
      unordered: true,
    });
}

function* vocabularies(random) {
  const { body } = yield get(`${base}/@vocabularies`, 'anonymous');
  const names = body.map(({ title }) => title);
  for (const name of names) {
    // Content comes in no certain order, so only one at a time is compared.
    const query = name.endsWith('Catalog')
      ? `?token={uid ${base}/eins}`
      : random.pick(['', '?b_size=5', '?title=e', '?b_size=-1', '?b_start=2&b_size=3']);
    yield get(
      `${random.pick([base, english])}/@vocabularies/${encodeURIComponent(name)}${query}`,
      random.pick(['manager', 'manager', 'editor', 'member', 'anonymous']),
    );
  }
  for (const path of ['', base, english])
    yield get(`${path}/@vocabularies/plone.app.vocabularies.Catalog?token={uid ${base}/eins}`);
  for (const query of ['token=Event', 'tokens=Event&tokens=Link', 'title=e&token=Event', 'b_size=x']) {
    yield get(`${base}/@vocabularies/plone.app.vocabularies.PortalTypes?${query}`, 'editor');
    yield get(`${base}/@vocabularies/plone.app.vocabularies.PortalTypes/more?${query}`, 'member');
  }
}

const fields = [
  'subjects',
  'relatedItems',
  'allow_discussion',
  'language',
  'title',
  'creators',
  'changeNote',
  'nix',
  'effective',
  'blocks',
  'preview_image_link',
  'id',
  '',
];

function* sources(random) {
  for (const field of fields) {
    yield get(`${base}/@sources/${field}`, random.pick(['manager', 'siteadmin', 'editor']));
    yield get(`${base}/@querysources/${field}?query=e`, random.pick(['manager', 'siteadmin', 'editor']));
  }
  yield get(`${base}/@sources/subjects/more`);
  yield get(`${base}/@querysources/subjects`);
}

function* types(random) {
  const { body } = yield get(`${base}/@types`, 'manager');
  for (const { id } of body)
    for (const folder of [base, english])
      yield get(
        `${folder}/@types/${encodeURIComponent(id)}`,
        random.pick(['manager', 'editor', 'siteadmin', 'member']),
      );
  for (const path of ['', '/de', `${base}/fest`, `${base}/verweis`, `${base}/datei`])
    for (const role of random.some(roles, 3)) yield get(`${path}/@types`, role);
}

const behaviors = [
  'volto.blocks',
  'volto.navtitle',
  'volto.preview_image_link',
  'plone.navigationroot',
  'plone.dublincore',
  'plone.relateditems',
  'plone.excludefromnavigation',
  'plone.versioning',
  'nix',
  'plone.basic',
];

function* odds(random) {
  for (const name of behaviors)
    yield get(`${base}/eins/@inherit?expand.inherit.behaviors=${name}`, random.pick(roles));
  yield get(`${base}/@inherit`, 'editor');
  for (const query of ['', '?categories:list=object', '?categories=object', '?categories:list=nix'])
    for (const path of ['', base, `${base}/verweis`, `${base}/datei`])
      yield get(`${path}/@actions${query}`, random.pick(roles));
  for (const expand of [
    'actions,workflow',
    'types',
    'aliases',
    'nix',
    'inherit&expand.inherit.behaviors=volto.blocks',
  ])
    yield get(`${base}/eins?expand=${expand}`, random.pick(roles));
  yield get(`${base}/eins?expand=breadcrumbs&expand=navroot`, 'editor');
  yield get(`${base}/eins?expand:list=breadcrumbs&include_items=0`, 'editor');
  for (const query of [
    'include_items=maybe',
    'b_size=x',
    'b_start=x',
    'b_size=0',
    'fullobjects=0',
    'b_start=2&b_size=1',
  ])
    yield get(`${base}?${query}`, 'manager');
  for (const method of ['PUT', 'OPTIONS']) {
    yield { method, path: base, as: 'manager' };
    yield { method, path: `${base}/@search`, as: 'editor' };
  }
  for (const path of [
    '/resolveuid/{uid ' + base + '/eins}/zwei?x=1',
    `${base}/resolveuid/nix`,
    '/resolveuid',
  ])
    yield get(path, random.pick(['anonymous', 'manager']));
  for (const path of [
    `${base}/@nix`,
    `${base}/@search/more`,
    `${base}/@@nix`,
    `${base}/eins/nix/nix`,
    `${base}//eins/`,
  ])
    yield get(path, random.pick(['anonymous', 'manager']));
  for (const path of [`${base}/fest`, `${base}/tag`, `${base}/eins`, `${base}/datei`])
    yield get(`@@public${path}/ics_view`, 'anonymous');
}

/** Events that come again: in the past, running, to come. Plone's zones know no summer time after 2037. */
const series = [
  ['alle-zehn', '2020-10-20T09:00:00Z', '2020-10-20T10:00:00Z', 'RRULE:FREQ=DAILY;INTERVAL=10;COUNT=600'],
  [
    'wochentage',
    '2030-09-03T20:30:00Z',
    '2030-09-03T23:30:00Z',
    'RRULE:FREQ=WEEKLY;BYDAY=TU,TH;UNTIL=20310331T000000\nEXDATE:20301126T000000\nRDATE:20310415T000000',
  ],
  [
    'werktags',
    '2031-03-20T00:30:00Z',
    '2031-03-20T01:30:00Z',
    'RRULE:FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR;COUNT=40',
  ],
  ['monatsende', '2024-01-31T10:00:00Z', '2024-02-01T10:00:00Z', 'RRULE:FREQ=MONTHLY;BYMONTHDAY=31;COUNT=90'],
  ['freitags', '2020-01-31T12:00:00Z', '2020-01-31T12:00:00Z', 'RRULE:FREQ=MONTHLY;BYDAY=-1FR;COUNT=160'],
  [
    'schalttag',
    '2020-02-29T14:00:00Z',
    '2020-02-29T15:00:00Z',
    'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29;COUNT=5',
  ],
  [
    'advent',
    '2020-11-29T16:00:00Z',
    '2020-11-30T17:00:00Z',
    'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=-1SU;INTERVAL=3;COUNT=5',
  ],
  ['vorueber', '2019-06-01T22:30:00Z', '2019-06-02T01:30:00Z', 'RRULE:FREQ=WEEKLY;COUNT=7'],
];
const wholeDays = new Set(['monatsende']);
const openEnds = new Set(['freitags']);

function* seriesOfEvents(random) {
  const place = `${base}/reihen`;
  yield post(base, { '@type': 'Document', id: 'reihen', title: 'Reihen' });
  for (const [id, start, end, recurrence] of random.shuffle(series)) {
    const more = { whole_day: wholeDays.has(id), open_end: openEnds.has(id) };
    yield post(place, { '@type': 'Event', id, title: id, start, end, recurrence, ...more });
  }
  const here = { i: 'path', o: operation('string.absolutePath'), v: place };
  for (const index of ['start', 'end']) {
    for (const order of ['ascending', 'descending'])
      yield get(`${place}/@search?portal_type=Event&sort_on=${index}&sort_order=${order}`);
    for (const day of ['2027-06-15', '2030-11-26', '2031-03-31T00:30:00Z', '2031-04-16', '2033-01-01'])
      for (const range of ['min', 'max'])
        yield get(`${place}/@search?${index}.query=${day}&${index}.range=${range}&sort_on=id`);
    for (const [first, last] of [
      ['2030-11-26', '2030-11-27'],
      ['2031-03-27', '2031-03-28'],
      ['2031-04-15', '2031-04-16'],
      ['2032-02-29', '2032-03-02'],
    ])
      yield get(
        `${place}/@search?${index}.query=${first}&${index}.query=${last}&${index}.range=minmax&sort_on=id`,
      );
    for (const name of bare)
      yield post(`${place}/@querystring-search`, {
        query: [{ i: index, o: operation(name), v: '' }, here],
        sort_on: index,
      });
  }
}

/** Hits of the same rank, before and after they change, move and get other names. Plone draws their order now and then. */
function* equals() {
  const place = `${base}/gleiche`;
  const page = (id) => ({ '@type': 'Document', id, title: 'Gleichwort' });
  yield post(base, { '@type': 'Document', id: 'gleiche', title: 'Gleiche' });
  for (const id of ['a', 'b', 'c', 'd']) yield post(place, page(id));
  yield post(place, { '@type': 'Document', id: 'innen', title: 'Innen' });
  for (const id of ['e', 'f']) yield post(`${place}/innen`, page(id));
  yield post(`${place}/innen/e`, page('g'));
  for (const change of [
    [get(place)],
    [patch(`${place}/b`, { description: 'Neu' }), patch(`${place}/b`, { description: '' })],
    [post(`${place}/innen/@move`, { source: `${place}/c` })],
    [patch(`${place}/a`, { id: 'aa' }), patch(`${place}/innen`, { id: 'drinnen' })],
  ]) {
    yield* change;
    for (const call of [
      '@search?SearchableText=gleichwort',
      '@search?SearchableText=gleich*',
      '@search?Title=gleichwort',
    ])
      yield get(`${place}/${call}`, 'manager', { unordered: true });
    for (const call of ['@solr?q=gleichwort&rows=50', '@solr-suggest?query=gleichw'])
      yield get(`/de/${call}`, 'manager', { unordered: true });
  }
}

const oddParameters = [
  'title=&b_size=2',
  'b_size=2&title',
  'title=e&title=&b_size=2',
  'b_size=2&b_size=3',
  'b_size=2&x=1&x=2',
  'b_size=2&=x',
  'b_size=2&x==y&b=c=d',
  'b_size:int=2&q:list=%C3%BC',
  'b_size=2&a=%20b+c&z=%E4&p=(~)*',
  'b_size=2&b_start=2&b_start=4',
  'b_size=2&sort_on=id&sort_order=&x=',
];

function* paging() {
  for (const query of oddParameters) {
    yield get(`${base}/@vocabularies/plone.app.vocabularies.PortalTypes?${query}`);
    yield get(`${base}/@search?${query}`, 'manager', { unordered: true });
  }
}

export const queries = {
  name: 'queries',
  *calls({ random }) {
    yield* pages();
    yield* operators(random);
    yield* searches(random);
    yield* vocabularies(random);
    yield* sources(random);
    yield* types(random);
    yield* odds(random);
    yield* seriesOfEvents(random);
    yield* equals();
    yield* paging();
  },
};
