import { logins } from '../setup.mjs';
import { get, patch, post, remove } from './calls.mjs';

const { password } = logins.member;
const reset = (id, body, as = 'anonymous') => post(`/@users/${id}/reset-password`, body, as);
const login = (name, secret) => post('/@login', { login: name, password: secret }, 'anonymous');

/** Bodies that change nothing, each for a reason of its own. */
const refused = [
  { reset_token: 'nonsense', new_password: 'New-Pass-2026' },
  { reset_token: '', new_password: 'New-Pass-2026' },
  { reset_token: 'nonsense', new_password: 'short' },
  { reset_token: 'nonsense' },
  { new_password: 'New-Pass-2026' },
  { old_password: 'x' },
  { old_password: 'wrong', new_password: 'New-Pass-2026' },
  { old_password: password, new_password: 'New-Pass-2026' },
  { unknown: 1 },
  [],
  'no json',
];

const frontend = (frontend_domain) => patch('/@controlpanels/volto-settings', { frontend_domain });

function* calls({ random }) {
  yield frontend('https://www.immerlund.example');
  yield post('/@users', { username: 'pw-paula', email: 'paula@immerlund.example', password });
  for (const body of random.shuffle(refused)) {
    yield reset('pw-paula', body, random.pick(['anonymous', 'member', 'manager', 'siteadmin']));
    yield reset('member', body, random.pick(['anonymous', 'editor']));
  }
  yield reset('nobody-here', {});
  yield reset('nobody-here', { reset_token: 'nonsense', new_password: 'New-Pass-2026' });
  yield reset('admin', {});
  yield reset('pw-paula', {});
  yield reset('pw-paula', undefined);
  yield post('/@users/pw-paula', {}, 'anonymous');
  yield post('/@users/pw-paula/nonsense', {}, 'anonymous');
  yield post('/@users/pw-paula/reset-password/more', {}, 'anonymous');
  yield reset('member', { old_password: 'wrong', new_password: 'New-Pass-2026' }, 'member');
  yield reset('member', { old_password: password, new_password: 'short' }, 'member');
  yield reset('member', { old_password: password, new_password: 'New-Pass-2026' }, 'member');
  yield login('member', password);
  yield login('member', 'New-Pass-2026');
  yield reset('member', { old_password: 'New-Pass-2026', new_password: password }, 'member');
  yield login('member', password);
  yield reset('editor', { old_password: password, new_password: 'New-Pass-2026' }, 'member');
  yield reset('editor', { old_password: password, new_password: 'New-Pass-2026' }, 'manager');
  const png =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  yield get('/@portrait/member', 'anonymous');
  yield get('/@portrait', 'member');
  yield patch(
    '/@users/member',
    { portrait: { data: png, encoding: 'base64', 'content-type': 'image/png', filename: 'p.png' } },
    'member',
  );
  yield get('/@portrait/member', 'anonymous');
  yield get('/@portrait', 'member');
  yield get('/@portrait', 'anonymous');
  yield get('/@portrait/nobody-here', 'anonymous');
  yield get('/@users/member', 'member');
  const portraitOf = (portrait, as = 'member') => patch('/@users/member', { portrait }, as);
  const named = { encoding: 'base64', 'content-type': 'image/png', filename: 'p.png' };
  for (const portrait of [
    { ...named, data: png, scale: true },
    { ...named, data: png, filename: 'name mit Übung.png' },
    { ...named, data: 'bm8gcGljdHVyZQ==' },
    { ...named, data: '' },
    { data: png },
    {},
    [],
    7,
    null,
    'text',
  ]) {
    yield portraitOf(portrait);
    yield get('/@portrait/member', 'anonymous');
  }
  yield portraitOf({ ...named, data: png }, 'editor');
  yield portraitOf({ ...named, data: png }, 'siteadmin');
  for (const role of ['anonymous', 'member', 'editor']) yield get('/@users/member', role);
  yield remove('/@users/pw-paula');
  yield frontend('http://localhost:3000');
}

export const passwordReset = { name: 'password-reset', calls };
