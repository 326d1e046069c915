import { folderOf } from '../setup.mjs';
import { get, patch, post, remove } from './calls.mjs';
import { png, upload } from './pictures.mjs';

const base = folderOf('settings');
const english = folderOf('settings', 'en');

const pages = [
  ['zweite', { '@type': 'Document', title: 'Zweite' }],
  ['erste', { '@type': 'Document', title: 'Erste' }],
  ['erste/innen', { '@type': 'Document', title: 'Innen' }],
  ['erste/innen/tief', { '@type': 'Document', title: 'Tief' }],
  ['ohne', { '@type': 'Document', title: 'Ausgenommen', exclude_from_nav: true }],
  ['ohne/darunter', { '@type': 'Document', title: 'Darunter', exclude_from_nav: true }],
  ['verweis', { '@type': 'Link', title: 'Verweis', remoteUrl: 'https://example.org/' }],
  ['nachricht', { '@type': 'News Item', title: 'Wellen heute' }],
  ['fremd', { '@type': 'Document', title: 'Fremd' }],
];

function* content() {
  for (const [path, body] of pages) {
    const [id, ...above] = path.split('/').reverse();
    yield post([base, ...above.reverse()].join('/'), { ...body, id });
    if (id !== 'zweite') yield post(`${base}/${path}/@workflow/publish`, {});
  }
  yield patch(`${base}/fremd`, { language: 'en' });
}

/** Saves settings of a panel, looks at what follows, and puts back what was there. */
function* during(panel, values, before, looks) {
  yield patch(`/@controlpanels/${panel}`, values);
  yield* looks();
  yield patch(`/@controlpanels/${panel}`, before);
}

function* menus(random) {
  for (const path of [base, `${base}/erste/innen`, `${base}/ohne/darunter`, `${base}/verweis`]) {
    const as = random.pick(['anonymous', 'editor', 'manager']);
    yield get(`${path}/@navigation?expand.navigation.depth=${random.pick([1, 3, 4])}`, as);
    yield get(`${path}/@contextnavigation`, as);
  }
  yield get(`${base}/@contextnavigation?expand.contextnavigation.currentFolderOnly=true`, 'editor');
  for (const service of ['@navigation', '@breadcrumbs', '@contextnavigation', '@navroot'])
    yield get(`/${service}`, 'anonymous');
}

const displayed = ['Link', 'News Item', 'Folder', 'Document', 'Event', 'Collection'];

const navigation = [
  [
    { navigation_depth: 1, sitemap_depth: 1 },
    { navigation_depth: 3, sitemap_depth: 3 },
  ],
  [{ generate_tabs: false }, { generate_tabs: true }],
  [{ nonfolderish_tabs: false }, { nonfolderish_tabs: true }],
  [{ sort_tabs_on: 'sortable_title' }, { sort_tabs_on: 'getObjPositionInParent' }],
  [
    { sort_tabs_on: 'getId', sort_tabs_reversed: true },
    { sort_tabs_on: 'getObjPositionInParent', sort_tabs_reversed: false },
  ],
  [{ sort_tabs_reversed: true }, { sort_tabs_reversed: false }],
  [{ displayed_types: ['Document', 'Nix'] }, { displayed_types: displayed }],
  [{ displayed_types: [] }, { displayed_types: displayed }],
  [
    { filter_on_workflow: true, workflow_states_to_show: ['published'] },
    { filter_on_workflow: false, workflow_states_to_show: [] },
  ],
  [{ filter_on_workflow: true, workflow_states_to_show: [] }, { filter_on_workflow: false }],
  [{ show_excluded_items: true }, { show_excluded_items: false }],
  [{ parent_types_not_to_query: ['Document'] }, { parent_types_not_to_query: [] }],
  [{ root: '/de' }, { root: '/' }],
];

const sizes = [
  'icon 32:32',
  'tile 64:64',
  'thumb 128:128',
  'mini 200:65536',
  'preview 400:65536',
  'teaser 600:65536',
  'large 800:65536',
  'larger 1000:65536',
  'great 1200:65536',
  'huge 1600:65536',
  '2k 2000:65536',
  '4k 4000:65536',
];

function* scales() {
  yield get(`${base}/bild`, 'editor');
  yield get(`${base}?metadata_fields=image_scales`, 'anonymous');
  yield get('/@site', 'anonymous');
  for (const name of ['quadrat', 'mini', 'preview', 'icon'])
    yield get(`@@public${base}/bild/@@images/image/${name}`, 'editor');
  yield get(`${base}/@vocabularies/plone.app.vocabularies.ImagesScales`, 'editor');
}

function* imaging() {
  yield post(base, {
    '@type': 'Image',
    id: 'bild',
    title: 'Bild',
    image: upload(png(900, 300), 'bild.png', 'image/png'),
  });
  const back = { allowed_sizes: sizes };
  yield* during('imaging', { allowed_sizes: ['quadrat 90:90', 'mini 100:65536'] }, back, scales);
  yield* during('imaging', { allowed_sizes: [...sizes, 'quadrat 300:300'] }, back, scales);
  yield* during('imaging', { allowed_sizes: [] }, back, scales);
  for (const wrong of ['quadrat 50:50', ['  quadrat 60:60 '], null, 5])
    yield* during('imaging', { allowed_sizes: wrong }, back, scales);
  yield* scales();
}

function* searches() {
  for (const query of [
    'use_site_search_settings=1',
    'use_site_search_settings=0&SearchableText=wellen',
    'use_site_search_settings=1&portal_type=News+Item',
    'use_site_search_settings=1&portal_type=Document&portal_type=News+Item',
    'use_site_search_settings=1&path.depth=1',
  ])
    yield get(`${base}/@search?b_size=1000&${query}`, 'editor', { unordered: true });
  yield get(`${base}/@types`, 'editor');
  yield get(`${base}/@vocabularies/plone.app.vocabularies.ReallyUserFriendlyTypes`, 'editor');
  yield get(`${base}/@vocabularies/plone.app.vocabularies.UserFriendlyTypes`, 'editor');
}

function* searching() {
  yield* searches();
  yield* during(
    'search',
    { types_not_searched: ['News Item', 'Discussion Item'] },
    { types_not_searched: [] },
    searches,
  );
  yield* during('search', { sort_on: 'sortable_title' }, { sort_on: 'relevance' }, function* () {
    yield get(`${base}/@search?use_site_search_settings=1&path.depth=1`, 'editor', { unordered: true });
    yield get(`${base}/erste/@search?SearchableText=innen&use_site_search_settings=1`, 'editor');
  });
  yield get('/@controlpanels/search');
}

function* speaking(random) {
  const asked = { headers: { 'Accept-Language': random.pick(['en', 'en-US,en;q=0.9', 'de;q=0.1,en']) } };
  yield get('/@types', 'editor', asked);
  yield get(`${english}/@types`, 'editor', asked);
  yield get('/', 'anonymous', asked);
  yield get('/@navroot', 'anonymous');
  yield get('/@site', 'anonymous');
  yield get('/@translations', 'manager');
  yield get(`${base}/@translations`, 'manager');
  yield get(`${base}/@vocabularies/plone.app.vocabularies.SupportedContentLanguages`, 'editor');
}

function* languages(random) {
  yield* speaking(random);
  const back = { default_language: 'de', available_languages: ['de', 'en'] };
  yield* during('language', { default_language: 'en' }, back, () => speaking(random));
  yield* during('language', { use_request_negotiation: true }, { use_request_negotiation: false }, () =>
    speaking(random),
  );
  yield* during('language', { available_languages: ['de', 'en', 'lb'] }, back, function* () {
    yield* speaking(random);
    yield get('/lb');
    yield get('/lb/assets');
    yield post('/lb', { '@type': 'Document', id: 'page', title: 'Page' });
    yield patch(`${base}/erste`, { language: 'lb' });
    yield get(`${base}/erste`);
    yield get(`${base}/@translation-locator?target_language=lb`);
  });
  yield get('/lb');
  yield patch(`${base}/erste`, { language: 'de' });
  yield remove('/lb');
  yield* speaking(random);
}

/** Pages that a folder or the site shows in its own place. */
function* defaultPages() {
  for (const body of [
    { default_page: 'erste' },
    { default_page: 'nix' },
    { default_page: null },
    { default_page: '' },
    { layout: 'listing_view', default_page: 'zweite' },
  ]) {
    yield patch(base, body);
    yield get(base, 'editor');
    yield get(`${base}/@search?is_default_page=1`, 'editor');
  }
  yield patch(base, { layout: 'document_view' });
  yield* during('site', { default_page: ['front-page', 'zweite'] }, { default_page: [] }, function* () {
    yield get(base, 'editor');
    yield get('/', 'anonymous');
    yield get('/@controlpanels/site');
  });
}

function* sitePanel() {
  yield* during('site', { thumb_scale_portlet: 'mini' }, { thumb_scale_portlet: 'icon' }, function* () {
    yield get(`${base}/bild/@contextnavigation`, 'editor');
  });
  yield* during('site', { no_thumbs_portlet: true }, { no_thumbs_portlet: false }, function* () {
    yield get(`${base}/bild/@contextnavigation`, 'editor');
    yield get(`${base}/bild/@contextnavigation?expand.contextnavigation.thumb_scale=mini`, 'editor');
  });
  yield* during('site', { robots_txt: 'User-agent: *' }, { robots_txt: '' }, function* () {
    yield get('/@site', 'anonymous');
  });
  const logo = `filenameb64:${Buffer.from('logo.png').toString('base64')};datab64:${png(12, 8).toString('base64')}`;
  yield* during('site', { site_logo: logo }, { site_logo: null }, function* () {
    yield get('/@site', 'anonymous');
    yield get('@@public/@@site-logo/logo.png', 'anonymous');
    yield get('@@public/@@site-logo', 'anonymous');
  });
  yield get('@@public/@@site-logo', 'anonymous');
}

/** Files that no name was given for. */
function* nameless() {
  const bytes = { data: Buffer.from('Hallo').toString('base64'), encoding: 'base64' };
  yield post(base, { '@type': 'File', id: 'namenlos', title: 'Namenlos', file: bytes });
  yield post(base, { '@type': 'File', file: { ...bytes, 'content-type': 'text/plain' } });
  yield get(`${base}/namenlos`, 'editor');
  yield get(`@@public${base}/namenlos/@@download/file`, 'editor');
  yield post(base, {
    '@type': 'Image',
    id: 'namenloses-bild',
    title: 'Namenlos',
    image: { data: png(40, 20).toString('base64'), encoding: 'base64', 'content-type': 'image/png' },
  });
  yield get(`${base}/namenloses-bild`, 'editor');
  yield get(`@@public${base}/namenloses-bild/@@images/image`, 'editor');
  yield get(`@@public${base}/namenloses-bild/@@download`, 'editor');
  yield patch(`${base}/namenlos`, { title: '' });
  yield get(`${base}?metadata_fields=_all`, 'editor');
}

export const settings = {
  name: 'settings',
  *calls({ random }) {
    yield* content();
    yield* menus(random);
    for (const [values, before] of random.shuffle(navigation))
      yield* during('navigation', values, before, () => menus(random));
    yield* imaging();
    yield* searching();
    yield* languages(random);
    yield* defaultPages();
    yield* sitePanel();
    yield* nameless();
  },
};
