// @vitest-environment jsdom
import Cookies from 'js-cookie';
import { beforeEach, expect, test } from 'vitest';
import { request } from '@/api/client';
import { ApiError, httpError } from '@/api/error';
import { formErrorOf, type FormError } from '@/api/form-error';
import { sessionCookie } from '@/lib/session-token';
import { startCms } from '~test/support/cms';
import { realExample } from '~test/support/real-examples';

const { cms } = startCms();

beforeEach(async () => {
  Cookies.set(sessionCookie, await cms().login('siteadmin'));
});

const read = (body: unknown, names?: readonly string[]) =>
  formErrorOf(httpError(400, 'Bad Request', body).details, names);

async function refused(method: 'POST' | 'PATCH', path: string, body: object): Promise<FormError> {
  const error: unknown = await request(path, { method, body, language: 'de' }).catch(
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error(`expected a refusal, got ${String(error)}`);
  expect(error.details.status).toBe(400);
  return formErrorOf(error.details);
}

test('Wrong fields of an exception stand by field, broken rules between fields are said of the form', () => {
  const message = `[{'message': 'Missing.', 'field': 'title', 'error': 'ValidationError'}, {'message': "It's over", 'error': 'ValidationError'}, {'message': 'Odd.', 'field': 'title'}]`;
  expect(read({ type: 'BadRequest', message })).toEqual({
    form: "It's over",
    fields: { title: 'Missing. Odd.' },
  });
});

test('Recorded refusals are read', () => {
  expect(read(realExample('error_400_validation'))).toEqual({
    form: '',
    fields: {
      start: 'Invalid date: gestern',
      title: 'Erforderliche Eingabe fehlt.',
      subjects: 'Objekttyp ist falsch.',
    },
  });
  expect(read(realExample('error_400_invariant'))).toEqual({
    form: 'Das Enddatum muss nach dem Startdatum liegen.',
    fields: {},
  });
  expect(read(realExample('users-post-400'), ['email', 'username'])).toEqual({
    form: 'You have to either send a password or sendPasswordReset.',
    fields: { email: "Property 'Email' is required.", username: "Property 'User Name' is required." },
  });
  expect(read(realExample('error_403_type'))).toEqual({ form: '', fields: {} });
});

test.each(['__proto__', 'constructor', 'toString'])('a field named %s does no harm', (field) => {
  const { form, fields } = read({ error: { message: 'x', errors: [{ field, message: 'Odd.' }] } });
  expect(form).toBe('');
  expect(Object.entries(fields)).toEqual([[field, 'Odd.']]);
  const repr = read({ message: `[{'field': '${field}', 'message': 'Odd.'}]` });
  expect(Object.entries(repr.fields)).toEqual([[field, 'Odd.']]);
});

test.each(["[{'field': 'title'", '[{', `${'[{'.repeat(50_000)}`, 'Something went wrong.'])(
  'what is no list is left to the words of the form',
  (message) => expect(read({ message })).toEqual({ form: '', fields: {} }),
);

test('The CMS refuses content, accounts and settings by field', async () => {
  expect(await refused('PATCH', '/de/forschung', { title: null, effective: 'gestern' })).toMatchObject({
    form: '',
    fields: {
      title: 'title is a required field. Setting it to null is not allowed.',
      effective: 'Invalid date: gestern',
    },
  });
  const account = await refused('POST', '/@users', { fullname: 'Ada' });
  expect(Object.keys(account.fields).sort()).toEqual(['email', 'sendPasswordReset', 'username']);
  const settings = await refused('PATCH', '/@controlpanels/site', { site_title: 5 });
  expect(Object.keys(settings.fields)).toEqual(['site_title']);
});
