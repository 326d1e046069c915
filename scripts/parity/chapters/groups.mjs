import { roles } from '../setup.mjs';

const groups = ['gr-lab', 'gr-press', 'gr-crew'];

const odd = [
  {},
  [],
  { title: 'No name' },
  { groupname: '' },
  { groupname: 'gr' },
  { groupname: 'gr odd' },
  { groupname: 'gr/odd' },
  { groupname: 'gr-ümlaut' },
  { groupname: 'gr-lab' },
  { groupname: 'member' },
  { groupname: 'admin' },
  { groupname: 'Administrators' },
  { groupname: 'AuthenticatedUsers' },
  { groupname: 'gr-manager', roles: ['Manager'] },
  { groupname: 'gr-unknown', roles: ['Unknown', 'Reader'] },
  { groupname: 'gr-nobody', users: ['nobody-here', 'member'], groups: ['no-such-group'] },
];

const changes = [
  { title: 'Ein Titel mit Umlaut: Übung' },
  { title: '' },
  { title: null },
  { description: 'Beschreibung', email: 'gruppe@immerlund.example' },
  { email: 'no address' },
  { roles: ['Reader', 'Editor'] },
  { roles: ['Manager'] },
  { roles: ['Unknown'] },
  { roles: [] },
  { users: { member: true, editor: true } },
  { users: { member: false } },
  { users: { 'nobody-here': true } },
  { users: { 'gr-crew': true } },
  { users: {} },
  { groups: ['gr-lab'] },
  { groups: ['gr-press'] },
  { groups: ['no-such-group'] },
  { groups: ['Administrators'] },
  { groups: [] },
  { groupname: 'gr-renamed' },
  { unknown: 1 },
  {},
];

const queries = [
  '',
  '?query=gr-',
  '?query=LAB',
  '?query=',
  '?query=nothing-like-this',
  '?query=gr-&limit=1',
  '?limit=1',
  '?b_size=2',
  '?search=gr-',
];

function* calls({ random }) {
  for (const role of roles) {
    yield { method: 'GET', path: '/@groups', as: role };
    yield { method: 'GET', path: '/@groups/Reviewers', as: role };
    yield { method: 'GET', path: '/@groups/no-such-group', as: role };
    yield { method: 'GET', path: '/@roles', as: role };
    yield { method: 'GET', path: '/@principals?search=e', as: role };
    yield {
      method: 'POST',
      path: '/@groups',
      as: role,
      body: { groupname: `gr-by-${role}`, title: 'Neu', roles: ['Reader'] },
    };
  }
  yield {
    method: 'POST',
    path: '/@groups',
    body: {
      groupname: 'gr-lab',
      title: 'Labor',
      description: 'Im Keller',
      email: 'labor@immerlund.example',
      roles: ['Reader'],
    },
  };
  yield {
    method: 'POST',
    path: '/@groups',
    body: { groupname: 'gr-press', users: ['member', 'reviewer'], groups: ['gr-lab'] },
  };
  yield {
    method: 'POST',
    path: '/@groups',
    body: { groupname: 'gr-crew', title: 'Mannschaft', roles: ['Contributor'], users: [] },
  };
  for (const body of random.shuffle(odd))
    yield { method: 'POST', path: '/@groups', as: random.pick(['manager', 'siteadmin']), body };
  yield { method: 'POST', path: '/@groups', body: 'no json' };
  yield { method: 'POST', path: '/de/@groups', body: { groupname: 'gr-elsewhere' } };
  for (const query of queries)
    yield { method: 'GET', path: `/@groups${query}`, as: random.pick(['manager', 'siteadmin']) };
  for (const id of groups) yield { method: 'GET', path: `/@groups/${id}` };
  for (let round = 0; round < 2; round += 1) {
    for (const body of random.shuffle(changes)) {
      const id = random.pick(groups);
      yield {
        method: 'PATCH',
        path: `/@groups/${id}`,
        as: random.pick(['manager', 'manager', 'siteadmin']),
        body,
      };
      if (random.chance(0.5)) yield { method: 'GET', path: `/@groups/${id}` };
    }
  }
  for (const role of ['anonymous', 'member', 'editor', 'reviewer']) {
    yield { method: 'PATCH', path: '/@groups/gr-lab', as: role, body: { title: 'No right' } };
    yield { method: 'DELETE', path: '/@groups/gr-lab', as: role };
  }
  yield { method: 'PATCH', path: '/@groups/no-such-group', body: { title: 'Nothing' } };
  yield { method: 'PATCH', path: '/@groups', body: { title: 'Nothing' } };
  yield { method: 'PATCH', path: '/@groups/gr-lab', body: { users: { member: true } } };
  yield { method: 'GET', path: '/@groups/gr-lab?b_size=1' };
  yield { method: 'GET', path: '/@groups/AuthenticatedUsers' };
  yield { method: 'GET', path: '/@groups/gr-lab/gr-press' };
  yield { method: 'GET', path: '/@users/member' };
  yield { method: 'GET', path: '/@users?groups-filter:list=gr-lab' };
  for (const search of [
    '',
    '?search=',
    '?search=gr-',
    '?search=LABOR',
    '?search=nothing-like-this',
    '?search=admin',
    '?query=x',
  ])
    yield { method: 'GET', path: `/@principals${search}` };
  yield { method: 'GET', path: '/de/@principals?search=e' };
  yield { method: 'GET', path: '/de/@roles' };
  yield { method: 'GET', path: '/@roles/Editor' };
  yield { method: 'DELETE', path: '/@groups/AuthenticatedUsers' };
  yield { method: 'DELETE', path: '/@groups/no-such-group' };
  yield { method: 'DELETE', path: '/@groups' };
  yield { method: 'PATCH', path: '/@groups/gr-crew', body: { roles: ['Manager'] } };
  yield { method: 'DELETE', path: '/@groups/gr-crew', as: 'siteadmin' };
  yield { method: 'PATCH', path: '/@groups/gr-crew', as: 'siteadmin', body: { users: { member: true } } };
  yield { method: 'PATCH', path: '/@groups/gr-crew', as: 'siteadmin', body: { title: 'Noch eine' } };
  yield { method: 'PATCH', path: '/@groups/gr-crew', body: { roles: [] } };
  for (const id of [
    ...groups,
    ...roles.map((role) => `gr-by-${role}`),
    'gr-manager',
    'gr-unknown',
    'gr-nobody',
    'gr-ümlaut',
  ])
    yield {
      method: 'DELETE',
      path: `/@groups/${encodeURIComponent(id)}`,
      as: random.pick(['manager', 'siteadmin']),
    };
  yield { method: 'GET', path: '/@users/member' };
  yield { method: 'GET', path: '/@groups' };
}

export const groupsAndRoles = { name: 'groups', calls };
