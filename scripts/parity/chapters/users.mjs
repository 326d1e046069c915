import { logins, roles } from '../setup.mjs';

const { password } = logins.member;
const made = ['us-anna', 'us-bert', 'us-cleo'];

const account = (username, more) => ({ username, email: `${username}@immerlund.example`, password, ...more });

/** Accounts that are refused, or taken although they look odd. */
const odd = [
  {},
  [],
  { username: 'us-nomail', password },
  { email: 'nobody@immerlund.example', password },
  { username: 'us-nosecret', email: 'us@immerlund.example' },
  account('us-short', { password: 'abc' }),
  account('us-seven', { password: '1234567' }),
  account('us-mail', { email: 'no address' }),
  account('us-mail2', { email: '' }),
  account('us'),
  account('us odd'),
  account('us/odd'),
  account('üs-umlaut'),
  account('admin'),
  account('member'),
  account('Reviewers'),
  account('us-both', { sendPasswordReset: true }),
  account('us-groups', { groups: ['Reviewers'] }),
  account('us-portrait', { portrait: 'x' }),
  account('us-unknown', { unknown: 'value' }),
  { ...account('us-nulls'), username: null },
  { ...account('us-nullmail'), email: null },
  { ...account('us-rolestext'), roles: 'Member' },
];

const changes = [
  { fullname: 'Änne Aalreuse' },
  { fullname: '' },
  { fullname: null },
  { email: 'elsewhere@immerlund.example' },
  { email: 'no address' },
  { description: 'Zeilen\nund Umlaute äöü', location: 'Immerlund', home_page: 'https://immerlund.example/' },
  { home_page: 'no address' },
  { roles: { Reviewer: true } },
  { roles: { Reviewer: false, Reader: true } },
  { roles: { Manager: true } },
  { roles: { Manager: false } },
  { roles: { Unknown: true } },
  { roles: { 'Site Administrator': true } },
  { roles: { 'Site Administrator': false } },
  { roles: {} },
  { roles: ['Reviewer'] },
  { password: 'Another-Pass-2026' },
  { password: 'abc' },
  { unknown: 'value' },
  { portrait: null },
  { portrait: 'text' },
  { username: 'us-renamed' },
  {},
];

const searches = [
  '',
  '?search=us-',
  '?search=ANNA',
  '?search=immerlund',
  '?search=nothing-like-this',
  '?query=us-',
  '?query=ANN',
  '?query=',
  '?search=',
  '?query=us-&search=anna',
  '?query=us-&limit=1',
  '?limit=2',
  '?limit=0',
  '?limit=x',
  '?groups-filter:list=Reviewers',
  '?groups-filter:list=Administrators&query=us',
  '?groups-filter=Reviewers',
  '?other=1',
];

function* switches() {
  const security = (values) => ({ method: 'PATCH', path: '/@controlpanels/security', body: values });
  const register = (username, more) => ({
    method: 'POST',
    path: '/@users',
    as: 'anonymous',
    body: { username, email: `${username}@immerlund.example`, sendPasswordReset: true, ...more },
  });
  yield register('us-selfnot');
  yield security({ enable_self_reg: true });
  yield register('us-self');
  yield register('us-selfroles', { roles: ['Manager'] });
  yield register('us-selfpass', { password });
  yield register('us-selfname', { fullname: 'Selma Selbst', location: 'Immerlund' });
  yield { ...register('us-selfnone'), body: { username: 'us-selfnone', email: 'a@immerlund.example' } };
  yield security({ enable_user_pwd_choice: true });
  yield register('us-chosen', { password });
  yield { ...register('us-chosen2'), body: account('us-chosen2') };
  yield { ...register('us-chosen3'), body: account('us-chosen3', { password: 'abc' }) };
  yield { method: 'PATCH', path: '/@users/us-bert', as: 'member', body: { fullname: 'Not mine' } };
  yield { method: 'PATCH', path: '/@users/member', as: 'member', body: { password: 'Own-Choice-2026' } };
  yield {
    method: 'POST',
    path: '/@login',
    as: 'anonymous',
    body: { login: 'member', password: 'Own-Choice-2026' },
  };
  yield { method: 'PATCH', path: '/@users/member', body: { password } };
  yield security({ enable_self_reg: false, enable_user_pwd_choice: false });
  yield security({ use_email_as_login: true });
  yield { method: 'POST', path: '/@users', body: account('us-mailed') };
  yield {
    method: 'POST',
    path: '/@users',
    body: { email: 'mia.moorlund@immerlund.example', fullname: 'Mia Moorlund', password },
  };
  yield {
    method: 'POST',
    path: '/@users',
    body: { email: 'mia2@immerlund.example', fullname: 'Mia Moorlund', password },
  };
  yield { method: 'POST', path: '/@users', body: { email: 'onlymail@immerlund.example', password } };
  yield { method: 'GET', path: '/@users?search=mia' };
  yield { method: 'PATCH', path: '/@users/us-bert', body: { email: 'us-anna@immerlund.example' } };
  yield { method: 'PATCH', path: '/@users/us-bert', body: { email: 'bert2@immerlund.example' } };
  yield {
    method: 'POST',
    path: '/@login',
    as: 'anonymous',
    body: { login: 'bert2@immerlund.example', password },
  };
  yield { method: 'POST', path: '/@login', as: 'anonymous', body: { login: 'us-bert', password } };
  yield { method: 'GET', path: '/@userschema/registration', as: 'anonymous' };
  yield security({ use_uuid_as_userid: true });
  yield {
    method: 'POST',
    path: '/@users',
    body: { email: 'uuid@immerlund.example', fullname: 'Uta Umbruch', password },
  };
  yield security({ use_email_as_login: false });
  yield security({ use_uuid_as_userid: false });
  yield { method: 'POST', path: '/@login', as: 'anonymous', body: { login: 'us-bert', password } };
  yield { method: 'GET', path: '/@users?query=m' };
}

const frontend = (frontend_domain) => ({
  method: 'PATCH',
  path: '/@controlpanels/volto-settings',
  body: { frontend_domain },
});

function* calls({ random }) {
  yield frontend('https://www.immerlund.example');
  for (const role of roles) {
    yield { method: 'POST', path: '/@users', as: role, body: account(`us-by-${role}`) };
    yield {
      method: 'POST',
      path: '/@users',
      as: role,
      body: account(`us-for-${role}`, { roles: ['Reviewer', 'Unknown'], fullname: 'Für Übung' }),
    };
  }
  for (const id of made)
    yield {
      method: 'POST',
      path: '/@users',
      body: account(id, { fullname: `${id} Übung`, location: 'Immerlund' }),
    };
  for (const body of random.shuffle(odd)) yield { method: 'POST', path: '/@users', body };
  yield {
    method: 'POST',
    path: '/@users',
    body: account('us-mailme', { password: undefined, sendPasswordReset: true }),
  };
  yield {
    method: 'POST',
    path: '/@users',
    body: account('us-mailnot', { password: undefined, sendPasswordReset: false }),
  };
  yield { method: 'POST', path: '/@users', body: 'no json' };
  yield { method: 'POST', path: '/@users/us-anna', body: account('us-path') };
  yield { method: 'POST', path: '/de/@users', body: account('us-elsewhere') };
  for (const role of roles) {
    yield { method: 'GET', path: '/@users', as: role };
    yield { method: 'GET', path: '/@users/us-anna', as: role };
    yield { method: 'GET', path: '/@users/admin', as: role };
    if (role !== 'anonymous') yield { method: 'GET', path: `/@users/${logins[role].login}`, as: role };
    yield { method: 'GET', path: '/@users/nobody-here', as: role };
  }
  for (const search of searches)
    yield { method: 'GET', path: `/@users${search}`, as: random.pick(['manager', 'siteadmin']) };
  yield { method: 'GET', path: '/@users/us-anna/us-bert' };
  yield { method: 'GET', path: '/@users/us-anna/us-bert/x' };
  for (const body of random.shuffle(changes)) {
    const role = random.pick(['siteadmin', 'manager', 'manager']);
    yield { method: 'PATCH', path: `/@users/${random.pick(made)}`, as: role, body };
  }
  for (const id of made) yield { method: 'GET', path: `/@users/${id}` };
  for (const role of ['member', 'editor', 'anonymous']) {
    for (const body of random.some(changes, 5)) {
      if (!('email' in body) && !('password' in body) && !('username' in body))
        yield {
          method: 'PATCH',
          path: `/@users/${random.pick(['member', 'editor', 'us-anna', 'nobody-here'])}`,
          as: role,
          body,
        };
    }
  }
  for (const id of ['member', 'editor']) yield { method: 'GET', path: `/@users/${id}` };
  for (const body of [{ fullname: 'Nobody' }, 'no json'])
    yield { method: 'PATCH', path: '/@users/nobody-here', body };
  yield { method: 'PATCH', path: '/@users/us-anna', body: 'no json' };
  yield { method: 'PATCH', path: '/@users', body: { fullname: 'Nobody' } };
  yield { method: 'PATCH', path: '/@users/us-anna', body: { username: 'us-bert' } };
  const manages = { roles: { Manager: true } };
  yield { method: 'PATCH', path: '/@users/us-cleo', body: manages };
  yield { method: 'PATCH', path: '/@users/us-cleo', as: 'siteadmin', body: { email: 'x@immerlund.example' } };
  yield { method: 'PATCH', path: '/@users/us-cleo', as: 'siteadmin', body: { password: 'Taken-Over-2026' } };
  yield { method: 'PATCH', path: '/@users/us-cleo', as: 'siteadmin', body: { fullname: 'Cleo neu' } };
  yield { method: 'PATCH', path: '/@users/us-cleo', as: 'siteadmin', body: { roles: { Manager: false } } };
  yield { method: 'DELETE', path: '/@users/us-cleo', as: 'siteadmin' };
  yield { method: 'PATCH', path: '/@users/us-cleo', body: { roles: { Manager: false } } };
  yield { method: 'GET', path: '/@userschema', as: 'anonymous' };
  yield { method: 'GET', path: '/@userschema/registration', as: 'member' };
  yield { method: 'GET', path: '/@userschema/other', as: 'anonymous' };
  yield { method: 'GET', path: '/de/@userschema', as: 'anonymous' };
  yield* switches();
  for (const role of roles) yield { method: 'DELETE', path: '/@users/us-anna', as: role };
  yield {
    method: 'DELETE',
    path: '/@users/us-bert?delete_localroles=0&delete_memberareas=0',
    as: 'siteadmin',
  };
  yield { method: 'DELETE', path: '/@users/nobody-here' };
  yield { method: 'DELETE', path: '/@users' };
  yield { method: 'DELETE', path: '/@users/us-cleo?delete_localroles=maybe' };
  yield { method: 'GET', path: '/@users?query=us-' };
  yield frontend('http://localhost:3000');
}

export const users = { name: 'users', calls };
