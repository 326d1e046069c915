import { folderOf, roles } from '../setup.mjs';
import { get, patch, post, remove } from './calls.mjs';

const base = folderOf('sharing');
const inner = `${base}/innen`;

const entry = (id, given, type = 'user') => ({ id, type, roles: given });

const grants = [
  { entries: [entry('member', { Reader: true, Editor: false })] },
  { entries: [entry('member', { Editor: true })] },
  { entries: [entry('member', { Contributor: true, Editor: true, Reader: true, Reviewer: true })] },
  { entries: [entry('member', {})] },
  { entries: [entry('editor', { Reviewer: true })] },
  { entries: [entry('reviewer', { Reader: 'false', Editor: 'acquired' })] },
  { entries: [entry('AuthenticatedUsers', { Reader: true }, 'group')] },
  { entries: [entry('AuthenticatedUsers', {}, 'group')] },
  { entries: [entry('Reviewers', { Editor: true }, 'group')] },
  { entries: [entry('sh-team', { Contributor: true }, 'group'), entry('member', { Reader: true })] },
  { entries: [entry('nobody-here', { Reader: true })] },
  { entries: [entry('member', { Unknown: true, Manager: true })] },
  { entries: [] },
  { inherit: false },
  { inherit: true },
  { inherit: 'yes' },
  { entries: [{ id: 'member', type: 'user' }] },
  { entries: [{ type: 'user', roles: {} }] },
  { entries: [{ id: 'member', roles: { Reader: true } }] },
  { entries: 'text' },
  {},
  [],
  'no json',
];

const searches = [
  '',
  '?search=me',
  '?search=ÜFER',
  '?search=team',
  '?search=nothing-like-this',
  '?search=',
  '?search=immerlund',
];

const noRoles = { Reader: false, Contributor: false, Editor: false, Reviewer: false };

/** What somebody may add whose only role is one of the folder's. */
function* offers() {
  const place = `${base}/angebot`;
  yield post(base, { '@type': 'Document', id: 'angebot', title: 'Angebot' });
  yield post(place, { '@type': 'BlogFolder', id: 'blog', title: 'Blog' });
  for (const role of ['Editor', 'Contributor', 'Reader', 'Reviewer']) {
    yield post(`${place}/@sharing`, {
      entries: [entry('member', { ...noRoles, Reader: true, [role]: true })],
    });
    for (const path of [place, `${place}/blog`, `${place}/blog/authors`, `${place}/blog/tags`])
      yield get(`${path}/@types`, 'member');
    for (const type of ['Document', 'BlogFolder'])
      yield post(place, { '@type': type, title: type, id: `${role}-${type}`.toLowerCase() }, 'member');
    yield post(
      `${place}/blog`,
      { '@type': 'Post', title: 'Beitrag', id: `beitrag-${role}`.toLowerCase() },
      'member',
    );
  }
}

function* calls({ random }) {
  yield post('/@groups', { groupname: 'sh-team', title: 'Team der Bühne', users: ['member'] });
  yield post(base, { '@type': 'Document', id: 'innen', title: 'Innen' });
  yield post(inner, { '@type': 'Document', id: 'tief', title: 'Tief' });
  for (const role of roles) {
    yield get(`${base}/@sharing`, role);
    yield get(`${inner}/@sharing`, role);
  }
  for (const search of searches)
    yield get(`${inner}/@sharing${search}`, random.pick(['manager', 'siteadmin']));
  for (const body of random.shuffle(grants)) {
    yield post(`${inner}/@sharing`, body, random.pick(['manager', 'siteadmin', 'manager']));
    yield get(`${inner}/@sharing`, random.pick(['manager', 'siteadmin']));
    const role = random.pick(['member', 'editor', 'reviewer']);
    yield get(inner, role);
    if (random.chance(0.3)) yield patch(`${inner}/tief`, { description: 'x' }, role);
  }
  yield post(`${inner}/@sharing`, { inherit: true, entries: [entry('member', { Editor: true })] });
  yield get(`${inner}/tief/@sharing`);
  yield get(`${inner}/tief/@sharing`, 'member');
  yield post(
    `${inner}/tief/@sharing`,
    { entries: [entry('reviewer', { Reviewer: true, Reader: true })] },
    'member',
  );
  yield get(`${inner}/tief/@sharing`, 'member');
  yield post(`${inner}/tief/@sharing`, { inherit: false }, 'member');
  yield get(`${inner}/tief/@sharing`, 'member');
  yield get(`${inner}/tief/@sharing`);
  yield post(`${inner}/tief/@sharing`, { inherit: true }, 'member');
  yield get(`${inner}/tief/@sharing`);
  for (const role of ['anonymous', 'member', 'editor', 'reviewer']) {
    const body = {
      entries: [entry('editor', { Reader: true, Reviewer: true, Contributor: true, Editor: true })],
    };
    yield post(`${base}/@sharing`, body, role);
    yield post(`${base}/@sharing`, { inherit: false }, role);
    yield get(`${base}/@sharing`, role);
  }
  yield post(`${base}/@sharing`, { inherit: true, entries: [entry('editor', {})] });
  yield get(`${base}/@sharing`);
  for (const path of ['', '/de']) {
    yield get(`${path}/@sharing`);
    yield get(`${path}/@sharing`, 'siteadmin');
    yield post(`${path}/@sharing`, { entries: [entry('member', { Reader: true })] });
    yield get(`${inner}/@sharing?search=member`);
    yield post(`${path}/@sharing`, { entries: [entry('member', {})] });
  }
  yield get('/en/parity-sharing/@sharing');
  yield patch(`${inner}/@sharing`, {});
  yield remove(`${inner}/@sharing`);
  yield get(`${inner}/@sharing/more`);
  yield* offers();
  yield remove('/@groups/sh-team');
  yield get(`${inner}/@sharing`);
}

export const sharing = { name: 'sharing', calls };
