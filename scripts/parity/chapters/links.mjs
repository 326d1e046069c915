import { folderOf, roles } from '../setup.mjs';
import { get, patch, post, remove, savePath } from './calls.mjs';

const base = folderOf('links');
const english = folderOf('links', 'en');
const anybody = (random) =>
  random.chance(0.7) ? random.pick(['editor', 'manager', 'siteadmin']) : random.pick(roles);

function* pages() {
  for (const folder of [base, english])
    for (const id of ['eins', 'zwei', 'drei']) {
      yield post(folder, { '@type': 'Document', id, title: id });
      if (id !== 'drei') yield post(`${folder}/${id}/@workflow/publish`, {});
    }
}

function* translations(random) {
  const bodies = [
    { id: `${english}/eins` },
    { id: `{site}${english}/zwei` },
    { id: `{uid ${english}/drei}` },
    { id: `${base}/zwei` },
    { id: `${english}/gibt-es-nicht` },
    { id: '' },
    { id: 5 },
    {},
  ];
  for (const body of random.shuffle([...bodies, ...bodies])) {
    const path = `${base}/${random.pick(['eins', 'zwei', 'drei'])}`;
    yield post(`${path}/@translations`, body, anybody(random));
    yield get(`${path}/@translations`, random.pick(roles));
  }
  for (const language of random.shuffle(['en', 'de', 'fr', '', undefined, 5])) {
    const path = `${base}/${random.pick(['eins', 'zwei', 'drei'])}`;
    yield remove(`${path}/@translations`, anybody(random), {
      body: language === undefined ? {} : { language },
    });
    yield get(`${path}?expand=translations`, 'manager');
  }
  for (const target of ['en', 'de', 'fr', ''])
    yield get(
      `${base}/${random.pick(['eins', 'zwei'])}/@translation-locator?target_language=${target}`,
      anybody(random),
    );
  yield get(`${base}/@translation-locator`, 'editor');
  const born = { '@type': 'Document', title: 'Translated', translation_of: `${base}/drei`, language: 'en' };
  yield post(english, born, 'editor');
  yield post(english, born, 'editor');
  yield get(`${base}/drei/@translations`, 'anonymous');
  yield get(`${base}/drei/@translations`, 'manager');
}

const relations = (random) => {
  const path = () => `${random.pick([base, english])}/${random.pick(['eins', 'zwei', 'drei'])}`;
  return random.pick([
    [path(), path()],
    [{ '@id': `{site}${path()}` }],
    [`{uid ${path()}}`],
    path(),
    [],
    null,
    [`${base}/gibt-es-nicht`],
    [{ nix: 1 }],
    [5],
  ]);
};

function* related(random) {
  for (let round = 0; round < 12; round += 1) {
    const path = `${base}/${random.pick(['eins', 'zwei', 'drei'])}`;
    yield patch(path, { relatedItems: relations(random) }, anybody(random));
    yield get(
      `${path}${random.pick(['', '?expand=relations'])}`,
      random.pick(['manager', 'anonymous', 'editor']),
    );
  }
  yield get('/@relations', 'manager');
  yield get('/@relations', 'anonymous');
  const queries = [
    'relation=relatedItems',
    `source=${base}/eins`,
    `target=${base}/zwei&relation=relatedItems`,
    `source={uid ${base}/eins}`,
    'relation=nix',
    'relation=nix&max=1',
    'onlyBroken=true',
    'relation=relatedItems&query_source=eins',
  ];
  for (const query of queries)
    yield get(`/@relations?${query}`, random.pick(['manager', 'editor', 'anonymous']), { unordered: true });
  const items = [{ source: `{uid ${base}/eins}`, target: `{uid ${base}/drei}`, relation: 'relatedItems' }];
  const bodies = [
    { items },
    { items: [{ ...items[0], source: `${base}/zwei`, target: `${base}/eins` }] },
    { items: [{ ...items[0], target: `${base}/gibt-es-nicht` }] },
    { items: [{ ...items[0], relation: 'nix' }] },
    { items: [] },
    {},
  ];
  for (const body of bodies) {
    yield post('/@relations', body, random.pick(['manager', 'manager', 'editor', 'anonymous']));
    yield get('/@relations?relation=relatedItems', 'manager', { unordered: true });
  }
  const gone = [...bodies, { relation: 'relatedItems', source: `{uid ${base}/zwei}` }, { relation: 'nix' }];
  for (const body of gone)
    yield remove('/@relations', random.pick(['manager', 'manager', 'member']), { body });
  yield post('/@relations/rebuild', {}, 'editor');
  yield get('/@relations', 'manager');
}

function* integrity(random) {
  const link = { type: 'link', data: { url: `{site}${base}/zwei` }, children: [{ text: 'Zwei' }] };
  const value = [{ type: 'p', children: [{ text: '' }, link, { text: '' }] }];
  const body = { blocks: { b: { '@type': 'slate', value } }, blocks_layout: { items: ['b'] } };
  yield patch(`${base}/eins`, body, 'editor');
  for (const query of [
    `uids={uid ${base}/zwei}`,
    `uids={uid ${base}/drei}`,
    'uids=nix',
    '',
    `uids={uid ${base}}`,
  ])
    yield get(`${base}/@linkintegrity?${query}`, random.pick(['manager', 'editor', 'member', 'anonymous']));
  yield get(`/@linkintegrity?uids={uid ${base}/zwei}`, 'manager');
  yield get(`${base}/eins`, 'anonymous');
  yield get(`/resolveuid/{uid ${base}/zwei}`, 'anonymous');
  yield get('/resolveuid/00000000000000000000000000000000', 'anonymous');
  yield remove(`${base}/zwei`, 'manager');
  yield get(`${base}/eins`, 'manager');
  yield get(`${base}/eins/@translations`, 'manager');
}

function* aliases(random) {
  const path = `${base}/drei`;
  const bodies = [
    { items: [{ path: '/alt' }] },
    { items: [{ path: `${base}/alt` }, { path: `${base}/noch-einer` }] },
    { items: [{ path: 'ohne-strich' }] },
    { items: [{ path: '/alt' }] },
    { items: [{ path: `${base}/eins` }] },
    { items: [{ path: path }] },
    { items: ['/alt-zwei'] },
    { items: [{}] },
    { items: [] },
    { items: [{ path: '/mit-datum', datetime: '2022-01-02T03:04:05' }] },
    { items: 'x' },
    {},
  ];
  for (const body of random.shuffle(bodies)) yield post(`${path}/@aliases`, body, anybody(random));
  yield get(`${path}/@aliases`, 'manager');
  yield get(`${path}/@aliases`, 'anonymous');
  yield get('/alt', 'anonymous');
  yield get(`${base}/alt?x=1`, 'anonymous');
  yield remove(`${path}/@aliases`, 'manager', { body: { items: [{ path: '/alt' }] } });
  yield remove(`${path}/@aliases`, 'editor', { body: { items: [{ path: '/nix' }] } });
  yield remove(`${path}/@aliases`, 'member', { body: { items: [{ path: '/alt-zwei' }] } });
  const pairs = [
    { items: [{ path: '/weit-weg', 'redirect-to': 'https://example.org/x' }] },
    { items: [{ path: '/nah', 'redirect-to': `${base}/eins`, datetime: '2022-01-02T03:04:05' }] },
    { items: [{ path: '/nah', 'redirect-to': `${base}/gibt-es-nicht` }] },
    { items: [{ path: base, 'redirect-to': `${base}/eins` }] },
    { items: [{ path: '/halb' }] },
    { items: [{ 'redirect-to': '/de' }] },
    {},
  ];
  for (const body of random.shuffle(pairs))
    yield post('/@aliases', body, random.pick(['manager', 'siteadmin', 'editor']));
  yield get('/weit-weg', 'anonymous');
  for (const query of [
    '',
    '?manual=true',
    '?query=/nah',
    '?q=/nah',
    '?b_size=1',
    '?b_size=1&b_start=1',
    '?created_before=2023-01-01',
    '?start=2021-01-01&end=2023-01-01',
  ])
    yield get(`/@aliases${query}`, 'manager');
  yield get('/@aliases', 'editor');
  const gone = ['/weit-weg', '/nah', '/mit-datum', '/alt-zwei', `${base}/noch-einer`, 'ohne-strich'];
  yield remove('/@aliases', 'manager', { body: { items: gone.map((each) => ({ path: each })) } });
  yield remove('/@aliases', 'editor', { body: { items: [{ path: '/nah' }] } });
  yield get('/@aliases', 'manager');
}

function* workingCopies(random) {
  const path = `${base}/eins`;
  yield get(`${path}/@workingcopy`, 'editor');
  yield post(`${path}/@workingcopy`, {}, random.pick(['member', 'anonymous']));
  yield post(`${path}/@workingcopy`, {}, 'editor', savePath('copy'));
  yield get(path, 'editor');
  yield get(`${path}/@workingcopy`, random.pick(['manager', 'anonymous']));
  yield post(`${path}/@workingcopy`, {}, 'manager');
  yield patch(path, { title: 'Am Original' }, 'manager');
  yield patch('{saved copy}', { title: 'In der Kopie', description: 'Neu' }, 'editor');
  yield get('{saved copy}', 'editor');
  yield get('{saved copy}/@workingcopy', 'editor');
  yield get(base, 'manager');
  yield patch('{saved copy}/@workingcopy', {}, 'anonymous');
  yield patch('{saved copy}/@workingcopy', {}, 'editor');
  yield get(path, 'manager');
  yield get('{saved copy}', 'manager');
  yield post(`${path}/@workingcopy`, {}, 'manager', savePath('copy'));
  yield remove(`${path}/@workingcopy`, 'manager');
  yield remove('{saved copy}/@workingcopy', random.pick(['manager', 'editor']));
  yield get(path, 'manager');
  yield remove('{saved copy}/@workingcopy', 'manager');
  yield patch(`${path}/@workingcopy`, {}, 'manager');
}

export const links = {
  name: 'links',
  *calls({ random }) {
    yield* pages();
    yield* translations(random);
    yield* related(random);
    yield* workingCopies(random);
    yield* integrity(random);
    yield* aliases(random);
  },
};
