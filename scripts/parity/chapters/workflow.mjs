import { folderOf, roles } from '../setup.mjs';
import { get, patch, post, remove } from './calls.mjs';

const base = folderOf('workflow');
const english = folderOf('workflow', 'en');

const transitions = [
  'publish',
  'submit',
  'reject',
  'retract',
  'show_internally',
  'make_draft',
  'hide',
  'nonsense',
  'publish_internally',
];

/** Where a transition leads, for those that begin at private. */
const waysTo = {
  private: [],
  pending: ['submit'],
  published: ['publish'],
  intranet: ['show_internally'],
  draft: ['make_draft'],
};

const bodies = [
  undefined,
  {},
  { comment: 'Mit Übung' },
  { comment: null },
  { comment: 7 },
  { effective: '2031-02-03T04:05:06' },
  { expires: '2041-02-03T04:05:06+02:00' },
  { effective: '2031-02-03', expires: '' },
  { effective: 'gestern' },
  { include_children: true },
  { include_children: false, more: 'keys' },
  'no json',
  '[]',
];

const stateOf = (path, role) => get(`${path}/@workflow`, role);

function* inState(id, state, parent = base) {
  yield post(parent, { '@type': 'Document', id, title: `Seite ${id}` });
  for (const way of waysTo[state]) yield post(`${parent}/${id}/@workflow/${way}`, {});
  return `${parent}/${id}`;
}

/** Who sees which transitions in which state. */
function* lists() {
  for (const state of Object.keys(waysTo)) {
    const path = yield* inState(`liste-${state}`, state);
    for (const role of roles) yield stateOf(path, role);
    yield get(`${path}?expand=workflow`, 'editor');
  }
}

/** Every role tries what it may and may not do. */
function* walks(random) {
  for (const [count, role] of roles.entries()) {
    const path = yield* inState(`gang-${role}`, random.pick(Object.keys(waysTo)));
    for (const transition of random.some(transitions, 6)) {
      yield post(`${path}/@workflow/${transition}`, random.pick(bodies), role);
      yield get(path, role);
    }
    yield stateOf(path, count % 2 ? 'manager' : 'siteadmin');
    yield patch(path, { effective: null, expires: null });
  }
}

/** A reviewer and a manager by turns, whatever state comes of it. */
function* longWalk(random) {
  const path = yield* inState('lang', 'private');
  for (let step = 0; step < 25; step += 1) {
    const role = random.pick(['manager', 'siteadmin', 'editor', 'reviewer']);
    yield post(`${path}/@workflow/${random.pick(transitions)}`, random.pick(bodies), role);
  }
  yield stateOf(path, 'manager');
  yield get(path);
  yield patch(path, { effective: null, expires: null });
}

function* withChildren() {
  const top = yield* inState('familie', 'private');
  yield* inState('kind-1', 'private', top);
  yield* inState('kind-2', 'published', top);
  yield* inState('enkel', 'pending', `${top}/kind-1`);
  yield post(top, {
    '@type': 'File',
    id: 'datei',
    title: 'Datei',
    file: { data: 'x', filename: 'x.txt', 'content-type': 'text/plain' },
  });
  yield post(`${top}/@workflow/publish`, { include_children: true, comment: 'alle' });
  for (const path of [top, `${top}/kind-1`, `${top}/kind-2`, `${top}/kind-1/enkel`]) yield stateOf(path);
  yield* inState('kind-3', 'pending', top);
  yield post(`${top}/@workflow/retract`, { include_children: true });
  yield post(`${top}/@workflow/submit`, { include_children: true }, 'editor');
  for (const path of [top, `${top}/kind-1`, `${top}/kind-2`, `${top}/kind-3`]) yield stateOf(path);
  yield post(
    `${top}/@workflow/publish`,
    { include_children: true, effective: '2031-01-01T00:00:00' },
    'reviewer',
  );
  yield get(`${top}/kind-2`);
}

function* odd() {
  yield post(`${base}/@workflow`, {});
  yield post(`${base}/@workflow/publish/more`, {});
  yield get(`${base}/@workflow/publish`);
  yield patch(`${base}/@workflow/publish`, {});
  yield remove(`${base}/@workflow`);
  for (const path of ['', '/de', `${base}/familie/datei`]) {
    yield stateOf(path, 'manager');
    yield stateOf(path, 'anonymous');
    yield post(`${path}/@workflow/publish`, {});
    yield post(`${path}/@workflow/publish`, {}, 'anonymous');
  }
  yield post(`${base}/familie/datei/@workflow/publish`, { effective: '2032-01-01T00:00:00' }, 'manager');
  yield get(`${base}/familie/datei`);
  const dated = yield* inState('datiert', 'published');
  yield post(`${dated}/@workflow/nonsense`, { effective: '2031-02-03T04:05:06' }, 'reviewer');
  // Dates that only Plone has now would hide content from it in later chapters.
  for (const path of ['', '/de', `${base}/familie/datei`, dated]) yield patch(path, { effective: null });
  const path = yield* inState('english', 'private', english);
  yield stateOf(path);
  yield post(`${path}/@workflow/submit`, { comment: 'Please' }, 'editor');
  yield post(`${path}/@workflow/reject`, { comment: 'No' }, 'reviewer');
  yield stateOf(path, 'editor');
}

function* calls({ random }) {
  yield* lists();
  yield* walks(random);
  yield* longWalk(random);
  yield* withChildren();
  yield* odd();
  for (const type of ['Event', 'News Item', 'Link', 'Joboffer', 'Institut', 'Member']) {
    yield post(base, { '@type': type, id: `typ-${type.toLowerCase().replace(' ', '-')}`, title: type });
    yield stateOf(`${base}/typ-${type.toLowerCase().replace(' ', '-')}`);
  }
}

export const workflow = { name: 'workflow', calls };
