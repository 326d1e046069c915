import { logins, roles } from '../setup.mjs';

const jwt = (payload) =>
  ['{"alg":"HS256","typ":"JWT"}', JSON.stringify(payload), 'signature']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');

const basic = (login, password) => `Basic ${Buffer.from(`${login}:${password}`).toString('base64')}`;

const { member, editor, manager } = logins;

/** Bodies of a login that are refused, each for a reason of its own. */
const refused = [
  {},
  [],
  { login: 'member' },
  { password: 'secret' },
  { login: '', password: '' },
  { login: 'member', password: '' },
  { login: 'member', password: 'wrong-password' },
  { login: 'nobody-here', password: member.password },
  { login: 'Member', password: member.password },
  { login: ' member', password: member.password },
  { login: 'admin', password: 'wrong' },
];

/** Headers that name nobody: whoever sends them is anonymous. */
const strangers = [
  'Bearer',
  'Bearer nonsense',
  `Bearer ${jwt({ sub: 'admin', exp: 4102444800 })}`,
  `Bearer ${jwt({ sub: 'admin', exp: 1 })}`,
  basic('member', 'wrong-password'),
  basic('nobody-here', 'secret'),
  'Basic !!!',
  'Digest username="admin"',
];

const acquaintances = [
  basic(member.login, member.password),
  basic(editor.login, editor.password),
  basic(manager.login, manager.password),
];

function* calls({ random }) {
  const login = (body, more) => ({ method: 'POST', path: '/@login', as: 'anonymous', body, ...more });
  yield { method: 'GET', path: '/@login', as: 'anonymous' };
  for (const role of roles.slice(1)) yield login(logins[role]);
  for (const body of random.shuffle(refused)) yield login(body);
  for (const body of ['', 'no json', '"text"', 'null', '12']) yield login(body);
  yield login(member, { path: '/de/@login' });
  yield login(member, { method: 'PATCH' });
  yield login(member, { path: '/@login/more' });
  yield login({ ...member, more: 'keys' });
  for (const role of roles) {
    yield { method: 'POST', path: '/@login-renew', as: role };
    yield { method: 'POST', path: '/@logout', as: role };
    yield { method: 'GET', path: '/@users/member', as: role };
  }
  yield { method: 'GET', path: '/@login-renew', as: 'member' };
  yield { method: 'GET', path: '/@logout', as: 'member' };
  yield { method: 'POST', path: '/de/@login-renew', as: 'member' };
  for (const Authorization of random.shuffle([...strangers, ...acquaintances])) {
    yield { method: 'GET', path: '/@users/member', as: 'anonymous', headers: { Authorization } };
    yield { method: 'POST', path: '/@login-renew', as: 'anonymous', headers: { Authorization } };
  }
  const inBody = { '@type': 'Document', title: 'Made by whoever the body names', ...editor };
  yield { method: 'POST', path: '/de/parity-auth', as: 'anonymous', body: inBody };
  yield { method: 'POST', path: '/de/parity-auth', as: 'anonymous', body: { ...inBody, password: 'wrong' } };
  yield { method: 'POST', path: '/de/parity-auth', as: 'editor', body: { ...inBody, ...member } };
}

export const auth = { name: 'auth', calls };
