import { folderOf, roles } from '../setup.mjs';
import { get, patch, post, remove } from './calls.mjs';

const base = folderOf('structure');
const english = folderOf('structure', 'en');
const names = ['a', 'b', 'c', 'd', 'e'];

const anybody = (random) =>
  random.chance(0.7) ? random.pick(['editor', 'manager', 'siteadmin']) : random.pick(roles);

/** Pages `a` to `e`, of which `a` has two of its own. */
function* pages() {
  for (const id of names) yield post(base, { '@type': 'Document', id, title: `Seite ${id}` });
  for (const id of ['innen', 'tief']) yield post(`${base}/a`, { '@type': 'Document', id, title: id });
  yield post(`${base}/a/innen`, { '@type': 'News Item', id: 'blatt', title: 'Blatt' });
}

const sources = (random, service) => {
  const path = () => `${base}/${random.pick([...names, 'a/innen', 'a/innen/blatt'])}`;
  return random.pick([
    { source: path() },
    { source: `{site}${path()}` },
    // What lies in another is not moved together with it: Plone's catalog keeps a ghost of it.
    { source: random.some(['b', 'c', 'd', 'a/innen/blatt'], 2).map((id) => `${base}/${id}`) },
    { source: Array(2).fill(path()) },
    { source: `{uid ${path()}}` },
    { source: [{ '@id': `{site}${path()}` }] },
    { source: `${base}/gibt-es-nicht` },
    { source: [] },
    { source: '' },
    { source: null },
    { source: 5 },
    { [service]: 'x' },
    [],
  ]);
};

function* copies(random) {
  yield post(`${base}/@copy`, { source: `${base}/a/${random.pick(['b', 'c'])}` }, 'manager');
  for (let round = 0; round < 14; round += 1) {
    const target = random.pick([base, english, `${base}/b`, `${base}/a/innen`, `${base}/gibt-es-nicht`]);
    yield post(`${target}/@copy`, sources(random, 'copy'), anybody(random));
  }
}

function* moves(random) {
  for (let round = 0; round < 16; round += 1) {
    const target = random.pick([base, english, `${base}/b`, `${base}/c`, `${base}/a/innen`, `${base}/a`]);
    yield post(`${target}/@move`, sources(random, 'move'), anybody(random));
    if (random.chance(0.4)) yield get(`${base}/${random.pick(names)}`, random.pick(['manager', 'anonymous']));
    if (random.chance(0.3)) yield get(target, 'manager');
  }
}

const orderings = (random) => [
  {
    ordering: {
      obj_id: random.pick(names),
      delta: random.pick(['top', 'bottom', 1, -1, 2, 100, '1', 'nix', null]),
    },
  },
  {
    ordering: {
      obj_id: random.pick(names),
      delta: 1,
      subset_ids: random.pick([names, ['a', 'b'], ['nix'], []]),
    },
  },
  { ordering: { obj_id: 'nix', delta: 'top' } },
  { ordering: { delta: 'top' } },
  { ordering: 'top' },
  { ordering: null },
  {
    sort: {
      on: random.pick(['id', 'title', 'modified', 'nix']),
      order: random.pick(['ascending', 'descending', 'nix']),
    },
  },
  { sort: { on: 'title' } },
  { sort: 'title' },
  { sort: {} },
];

function* orders(random) {
  for (const body of random.shuffle([...orderings(random), ...orderings(random)])) {
    yield patch(base, body, anybody(random));
    if (random.chance(0.5)) yield get(`${base}?metadata_fields=getObjPositionInParent`, 'manager');
  }
}

function* renames(random) {
  for (const id of random.shuffle([
    'neu',
    'b',
    'a b',
    'ü',
    '',
    'x/y',
    '..',
    '@@x',
    'acl_users',
    'view',
    'NEU',
    '_x',
  ])) {
    yield patch(`${base}/${random.pick(['d', 'e'])}`, { id }, anybody(random));
    yield get(`${base}/${random.pick(['d', 'e'])}`, random.pick(['anonymous', 'manager']));
  }
  yield patch(`${base}/neu`, { title: 'Über die Weiterleitung' }, 'manager');
  yield get(`${base}/d/@workflow?x=1`, 'manager');
  yield remove(`${base}/e`, 'anonymous');
}

export const structure = {
  name: 'structure',
  *calls({ random }) {
    yield* pages();
    yield* orders(random);
    yield* renames(random);
    yield* copies(random);
    yield* moves(random);
    yield get(`${base}/@aliases`, 'manager');
    for (const id of random.some(names, 3)) yield remove(`${base}/${id}`, anybody(random));
    yield get(base, 'manager');
    yield get(english, 'manager');
  },
};
