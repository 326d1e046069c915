import { folderOf, roles } from '../setup.mjs';
import { get, patch, post, remove } from './calls.mjs';

const base = folderOf('lock');
const page = `${base}/seite`;

const locking = [
  undefined,
  {},
  { stealable: false },
  { timeout: 3600 },
  { stealable: true, timeout: 60 },
  { timeout: 'x' },
  'no json',
];
const unlocking = [undefined, {}, { force: true }, { force: false }];

/** Sends the token that a call saved. */
const withToken = (name) => ({ headers: { 'Lock-Token': `{saved ${name}}` } });
const saveToken = { save: { lock: ({ body }) => body?.token } };

function* randomly(random) {
  const people = ['siteadmin', 'editor', 'manager'];
  for (let step = 0; step < 40; step += 1) {
    const role = random.pick(people);
    const kind = random.below(5);
    if (kind < 2) yield post(`${page}/@lock`, random.pick(locking), role, saveToken);
    else if (kind === 2) yield patch(`${page}/@lock`, {}, role);
    else if (kind === 3) yield remove(`${page}/@lock`, role, { body: random.pick(unlocking) });
    else
      yield patch(
        page,
        { description: `Schritt ${step}` },
        role,
        random.chance(0.4) ? withToken('lock') : {},
      );
    if (random.chance(0.5)) yield get(`${page}/@lock`, random.pick(roles));
  }
  yield remove(`${page}/@lock`, 'manager', { body: { force: true } });
  yield remove(`${page}/@lock`, 'manager', { body: { force: true } });
  yield get(`${page}/@lock`);
}

function* blocked() {
  yield post(page, { '@type': 'Document', id: 'kind', title: 'Kind' });
  yield post(`${page}/@lock`, {}, 'siteadmin', saveToken);
  yield patch(page, { title: 'Neu' }, 'manager');
  yield patch(page, { title: 'Neu' }, 'siteadmin');
  yield patch(page, { id: 'neu' }, 'manager');
  yield patch(page, { sort: { on: 'sortable_title', order: 'ascending' } }, 'manager');
  yield patch(page, { ordering: { obj_id: 'kind', delta: 'top' } }, 'manager');
  yield remove(page, 'manager');
  yield remove(page, 'manager', withToken('lock'));
  yield remove(page, 'siteadmin');
  yield post(`${base}/@move`, { source: page }, 'manager');
  yield post('/de/@move', { source: page }, 'manager');
  yield post(`${base}/@copy`, { source: page }, 'manager');
  yield get(`${base}/copy_of_seite/@lock`);
  yield post(`${page}/@workingcopy`, {}, 'manager');
  yield post(`${page}/@workflow/publish`, {}, 'manager');
  yield post(`${page}/@sharing`, { entries: [] }, 'manager');
  yield post(page, { '@type': 'Document', id: 'kind-2', title: 'Kind 2' }, 'manager');
  yield remove(`${page}/kind-2`, 'manager');
  yield patch(page, { title: 'Mit Marke' }, 'manager', withToken('lock'));
  yield patch(page, { title: 'Mit falscher' }, 'manager', {
    headers: { 'Lock-Token': 'opaquelocktoken:nonsense' },
  });
  yield get(page, 'anonymous');
  yield get(`${page}/@lock`, 'siteadmin');
  yield patch(page, { id: 'umgezogen' }, 'siteadmin', withToken('lock'));
  yield get(`${base}/umgezogen/@lock`, 'siteadmin');
  yield patch(`${base}/umgezogen`, { id: 'seite' }, 'siteadmin');
  yield remove(`${base}/umgezogen/@lock`, 'siteadmin', { body: { force: true } });
  yield remove(`${page}/@lock`, 'siteadmin', { body: { force: true } });
}

function* calls({ random }) {
  yield post(base, { '@type': 'Document', id: 'seite', title: 'Seite' });
  for (const role of roles) {
    yield get(`${page}/@lock`, role);
    yield post(`${page}/@lock`, {}, role);
    yield patch(`${page}/@lock`, {}, role);
    yield remove(`${page}/@lock`, role);
  }
  yield post(`${page}/@workflow/publish`, {});
  yield* randomly(random);
  yield* blocked();
  const other = {
    '@type': 'File',
    id: 'datei',
    title: 'Datei',
    file: { data: 'x', filename: 'x.txt', 'content-type': 'text/plain' },
  };
  yield post(base, other);
  for (const path of [`${base}/datei`, '/de', '']) {
    yield get(`${path}/@lock`);
    yield post(`${path}/@lock`, {});
    yield patch(`${path}/@lock`, {});
    yield remove(`${path}/@lock`);
  }
  yield patch('/@controlpanels/editing', { lock_on_ttw_edit: false });
  yield post(`${page}/@lock`, {}, 'editor');
  yield patch(`${page}/@lock`, {}, 'editor');
  yield get(`${page}/@lock`);
  yield patch('/@controlpanels/editing', { lock_on_ttw_edit: true });
  yield get(`${page}/@lock/more`);
}

export const lock = { name: 'lock', calls };
