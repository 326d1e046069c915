import { folderOf, roles } from '../setup.mjs';
import { get, post } from './calls.mjs';

const base = folderOf('lists');
const english = folderOf('lists', 'en');

const items = [
  [
    'forschung',
    { '@type': 'Document', title: 'Forschung', description: 'Wellen und Wind', subjects: ['Küste'] },
  ],
  ['forschung/wellen', { '@type': 'Document', title: 'Wellen', subjects: ['Küste', 'Meer'], nav_title: 'W' }],
  ['forschung/wellen/tief', { '@type': 'Document', title: 'Tiefe Wellen' }],
  ['meldung', { '@type': 'Meldung', title: 'Neue Wellen gemessen', effective: '2020-03-04T00:00:00Z' }],
  [
    'fest',
    {
      '@type': 'Event',
      title: 'Sommerfest',
      start: '2031-06-01T10:00:00Z',
      end: '2031-06-01T18:00:00Z',
      location: 'Hof',
    },
  ],
  [
    'vergangen',
    { '@type': 'Event', title: 'Winterfest', start: '2011-01-01T10:00:00Z', end: '2011-01-01T18:00:00Z' },
  ],
  ['verweis', { '@type': 'Link', title: 'Verweis', remoteUrl: 'https://example.org/' }],
  ['institut', { '@type': 'Institut', title: 'IK', name: 'Institut für Küste', token: 'ik' }],
  ['institut/bereich', { '@type': 'Institutsbereich', title: 'IK-1' }],
  ['versteckt', { '@type': 'Document', title: 'Versteckt', exclude_from_nav: true }],
  ['vorbei', { '@type': 'Document', title: 'Vorbei', expires: '2015-01-01T00:00:00Z' }],
  ['geheim', { '@type': 'Document', title: 'Geheime Wellen' }],
];
const hidden = new Set(['geheim']);
const paths = [base, ...items.map(([path]) => `${base}/${path}`)];

function* pages() {
  for (const [path, body] of items) {
    const [id, ...above] = path.split('/').reverse();
    yield post([base, ...above.reverse()].join('/'), { ...body, id });
    if (!hidden.has(path)) yield post(`${base}/${path}/@workflow/publish`, {});
  }
  yield post(english, {
    '@type': 'Document',
    id: 'research',
    title: 'Research',
    translation_of: `${base}/forschung`,
    language: 'en',
  });
}

const searches = (random) => [
  'SearchableText=wellen',
  'SearchableText=Well*',
  'SearchableText=*',
  'SearchableText=',
  'SearchableText="neue wellen"',
  'SearchableText=wellen AND neue',
  'SearchableText=wellen NOT neue',
  'SearchableText=(',
  'Title=Wellen',
  'Description=wind',
  'portal_type=Event&sort_on=start',
  'portal_type=Event&portal_type=Meldung&sort_on=sortable_title&sort_order=descending',
  'portal_type=Nix',
  'Subject=Küste',
  'Subject=Küste&Subject=Meer&sort_on=path',
  'Subject.query=Küste&Subject.query=Meer&Subject.operator=and',
  'path.depth=1&sort_on=getObjPositionInParent',
  'path.depth=0',
  'path.depth=2&path.query=/&sort_on=path',
  `path.query=${base}/forschung&path.depth=1`,
  `path=${base}/forschung`,
  'review_state=private',
  'review_state=published&sort_on=sortable_title&sort_limit=2',
  'sort_on=nix',
  'sort_on=effective&sort_order=reverse',
  'b_size=3&b_start=2&sort_on=path',
  'b_size=0',
  'b_size=-1',
  'b_size=x',
  'b_start=100&b_size=2',
  'fullobjects=1&portal_type=Link',
  'metadata_fields=_all&portal_type=Institut',
  'metadata_fields=UID&metadata_fields=nix&portal_type=Link',
  'show_inactive=1&sort_on=path',
  'effectiveRange=2014-01-01&sort_on=path',
  'effective.query=2021-01-01&effective.range=max',
  'start.query=2020-01-01&start.range=min',
  'start.query=2020-01-01&start.query=2035-01-01&start.range=min:max',
  'is_folderish=true&sort_on=path',
  'exclude_from_nav=true&sort_on=path',
  'UID={uid ' + base + '/forschung}',
  'getId=wellen',
  'id=wellen',
  'Language=de&sort_on=path',
  'Creator=admin&sort_on=path',
  'nix=1&sort_on=path&b_size=1',
  'use_site_search_settings=1&SearchableText=wellen',
  `object_provides=plone.dexterity.interfaces.IDexterityContainer&sort_on=path`,
  `sort_on=${random.pick(['created', 'id', 'getId', 'portal_type', 'review_state'])}`,
];

/** Whether a search says an order in which no two items are alike. */
const isOrdered = (search) => /sort_on=(?:path|sortable_title|id|getId|getObjPosition)/.test(search);

const operation = (name) => `plone.app.querystring.operation.${name}`;
const row = (i, o, v) => ({ i, o: operation(o), v });

const queries = (random) => [
  { query: [row('portal_type', 'selection.any', ['Event', 'Link'])], sort_on: 'sortable_title' },
  { query: [row('portal_type', 'selection.none', ['Document'])], sort_on: 'sortable_title' },
  { query: [row('path', 'string.absolutePath', base)], sort_on: 'path' },
  { query: [row('path', 'string.absolutePath', `${base}::1`)], sort_on: 'getObjPositionInParent' },
  { query: [row('path', 'string.absolutePath', `{uid ${base}/forschung}::2`)], sort_on: 'sortable_title' },
  { query: [row('path', 'string.relativePath', '..')], sort_on: 'sortable_title', b_size: 3 },
  { query: [row('path', 'string.relativePath', '.::1')], sort_on: 'id', sort_order: 'descending' },
  { query: [row('SearchableText', 'string.contains', 'wellen')], sort_on: 'sortable_title' },
  { query: [row('Title', 'string.contains', 'wellen')], sort_on: 'sortable_title' },
  { query: [row('Subject', 'selection.all', ['Küste', 'Meer'])] },
  { query: [row('Subject', 'selection.any', 'Küste')] },
  { query: [row('review_state', 'selection.any', ['private'])], sort_on: 'sortable_title' },
  { query: [row('start', 'date.afterToday', '')] },
  { query: [row('start', 'date.between', ['2010-01-01', '2012-01-01'])] },
  { query: [row('end', 'date.beforeToday', '')] },
  { query: [row('effective', 'date.lessThan', '2021-01-01')] },
  { query: [row('effective', 'date.largerThanRelativeDate', 30)], sort_on: 'sortable_title' },
  { query: [row('Creator', 'string.currentUser', '')], sort_on: 'sortable_title' },
  { query: [row('Creator', 'string.is', 'admin')], sort_on: 'sortable_title', limit: 3 },
  { query: [row('isFolderish', 'boolean.isTrue', '')], sort_on: 'sortable_title' },
  { query: [row('exclude_from_nav', 'boolean.isTrue', '')], sort_on: 'sortable_title' },
  { query: [row('portal_type', 'nix', ['Event'])] },
  { query: [row('nix', 'selection.any', ['Event'])] },
  { query: [{ i: 'portal_type' }] },
  { query: [] },
  { query: 'nix' },
  {},
  {
    query: [row('portal_type', 'selection.any', ['Event'])],
    b_size: 1,
    b_start: 1,
    metadata_fields: random.pick(['_all', ['UID', 'start']]),
  },
  { query: [row('portal_type', 'selection.any', ['Link'])], fullobjects: 1 },
  { query: [row('portal_type', 'selection.any', ['Event'])], b_size: 'x' },
  { query: [row('portal_type', 'selection.any', ['Event'])], sort_on: 'nix' },
];

const namesPlace = ({ query }) => query.some(({ i }) => i === 'path');

function* menus(random) {
  for (const path of paths) {
    const as = random.pick(['anonymous', 'editor', 'member']);
    yield get(`${path}/@breadcrumbs`, as);
    yield get(`${path}/@navigation?expand.navigation.depth=${random.pick([1, 2, 3, 4, 'x'])}`, as);
    yield get(`${path}/@contextnavigation${random.pick(contexts)}`, as);
    yield get(
      `${path}?expand=breadcrumbs,navroot,navigation,actions,types&expand.navigation.depth=2`,
      random.pick(roles),
    );
  }
}

const contexts = [
  '',
  '?expand.contextnavigation.topLevel=1',
  '?expand.contextnavigation.topLevel=2&expand.contextnavigation.includeTop=true',
  '?expand.contextnavigation.bottomLevel=1',
  '?expand.contextnavigation.currentFolderOnly=true',
  '?expand.contextnavigation.name=Menü&expand.contextnavigation.no_icons=true',
  `?expand.contextnavigation.root_path=${base}`,
  '?expand.contextnavigation.topLevel=x',
];

const vocabularies = (random) => [
  '',
  '/plone.app.vocabularies.Keywords',
  '/plone.app.vocabularies.Keywords?title=k%C3%BC',
  '/plone.app.vocabularies.ReallyUserFriendlyTypes?b_size=3&b_start=2',
  '/plone.app.vocabularies.Catalog?title=wellen',
  '/plone.app.vocabularies.PortalTypes?tokens=Event&tokens=Nix',
  '/plone.app.vocabularies.WorkflowStates?title=priv',
  '/plone.app.vocabularies.SupportedContentLanguages',
  '/plone.app.vocabularies.Users?title=e',
  '/plone.app.vocabularies.Groups',
  '/plone.app.vocabularies.ImagesScales',
  '/plone.app.vocabularies.Roles?token=Reader',
  `/portal.vocabularies.${random.pick(['institutes', 'months', 'salutations', 'project_types'])}`,
  '/nix',
];

function* descriptions(random) {
  for (const path of vocabularies(random))
    yield get(`${base}/@vocabularies${path}`, random.pick(['manager', 'editor', 'anonymous', 'member']));
  for (const name of ['', '/Document', '/Event', '/Nix', '/News Item', '/Link', '/Institut', '/Image'])
    yield get(
      `${random.pick(paths)}/@types${name}`,
      random.pick(['manager', 'editor', 'member', 'anonymous', 'reviewer']),
    );
  yield get(`${base}/@querystring`, 'editor');
  yield get(`${base}/@querystring`, 'anonymous');
  yield get(`${base}/@sources/relatedItems`, 'editor');
  yield get(`${base}/@sources/nix`, 'editor');
  yield get(`${base}/@querysources/relatedItems?query=wellen`, 'editor');
  yield get(`${base}/@querysources/relatedItems`, 'editor');
  yield get(`${base}/@navroot`, 'anonymous');
  yield get(`${base}/@actions`, random.pick(roles));
}

export const lists = {
  name: 'lists',
  *calls({ random }) {
    yield* pages();
    for (const search of random.shuffle(searches(random)))
      yield get(`${base}/@search?${search}`, random.pick(['manager', 'anonymous', 'editor', 'member']), {
        unordered: !isOrdered(search),
      });
    for (const body of random.shuffle(queries(random))) {
      const where = random.pick([base, `${base}/forschung`]);
      const role = random.pick(['manager', 'anonymous', 'editor']);
      if (!Array.isArray(body.query) || body.query.length === 0 || namesPlace(body)) {
        yield post(`${where}/@querystring-search`, body, role, { unordered: body.sort_on === undefined });
        continue;
      }
      const placed = { ...body, query: [...body.query, row('path', 'string.absolutePath', base)] };
      yield post(`${where}/@querystring-search`, placed, role, { unordered: body.sort_on === undefined });
      // All over the site titles occur twice, and one batch of hits in no certain order holds others on either server.
      const whole = { b_size: 1000, ...body, limit: undefined };
      yield post(`${where}/@querystring-search`, whole, role, { unordered: true });
    }
    const get_ = encodeURIComponent(JSON.stringify(queries(random)[0]));
    yield get(`${base}/@querystring-search?query=${get_}`, 'anonymous');
    yield* menus(random);
    yield* descriptions(random);
  },
};
