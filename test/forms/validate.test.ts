import { expect, test } from 'vitest';
import type { Schema } from '@/forms/schema';
import { trimmed, validate } from '@/forms/validate';

interface Values {
  name: string;
  email: string;
  password: string;
  side: 'left' | 'right' | '';
}
const title = { id: 'page.login.login' };
const schema: Schema<Values> = {
  fields: {
    name: { widget: 'text', title, isRequired: true },
    email: { widget: 'email', title },
    password: { widget: 'password', title, minLength: 8 },
    side: { widget: 'choice', title, choices: [{ value: 'left', title }] },
  },
  check: ({ name, password }) => (name !== '' && name === password ? { password: 'Too simple.' } : {}),
};
const fine: Values = { name: 'Ada', email: '', password: '', side: '' };
const errors = (values: Partial<Values>) => validate(schema, trimmed(schema, { ...fine, ...values }));

test('What is fine has no error', () => {
  expect(errors({})).toEqual({});
  expect(errors({ email: ' ada@quandt.example ', password: 'lang genug', side: 'left' })).toEqual({});
});

test.each<[Partial<Values>, object]>([
  [{ name: '  ' }, { name: { message: { id: 'page.form.missing' } } }],
  [{ email: 'ada' }, { email: { message: { id: 'page.form.bad-mail' } } }],
  [{ email: 'ada@köln.example' }, { email: { message: { id: 'page.form.bad-mail' } } }],
  [{ email: '<ada>@b.example' }, { email: { message: { id: 'page.form.bad-mail' } } }],
  [{ email: `${'a'.repeat(250)}@b.example` }, { email: { message: { id: 'page.form.bad-mail' } } }],
  [{ password: 'kurz' }, { password: { message: { id: 'page.form.too-short' }, values: { count: 8 } } }],
  [{ name: 'ganz einfach', password: 'ganz einfach' }, { password: 'Too simple.' }],
])('%j has an error in its field', (values, expected) => {
  expect(errors(values)).toEqual(expected);
});

test('Numbers have limits, lists and texts may be missing, and what cannot be changed is not judged', () => {
  const editing: Schema<
    { count: number | null; words: readonly string[]; short: string; fixed: string; isOn: boolean },
    'number' | 'tokens' | 'text' | 'boolean'
  > = {
    fields: {
      count: { widget: 'number', title, minimum: 2, maximum: 4 },
      words: { widget: 'tokens', title, isRequired: true },
      short: { widget: 'text', title, maxLength: 3 },
      fixed: { widget: 'text', title, isRequired: true, isReadOnly: true },
      isOn: { widget: 'boolean', title, isRequired: true },
    },
  };
  const values = { count: 1, words: [], short: 'long', fixed: '', isOn: false };
  expect(validate(editing, values)).toEqual({
    count: { message: { id: 'page.form.too-small' }, values: { count: 2 } },
    words: { message: { id: 'page.form.missing' } },
    short: { message: { id: 'page.form.too-long' }, values: { count: 3 } },
  });
  expect(validate(editing, { ...values, count: 5, words: ['a'], short: '' })).toEqual({
    count: { message: { id: 'page.form.too-large' }, values: { count: 4 } },
  });
  expect(validate(editing, { ...values, count: null, words: ['a'], short: 'abc' })).toEqual({});
});

test('Blanks at the ends are part of a password alone', () => {
  expect(trimmed(schema, { ...fine, name: ' Ada ', password: ' geheim ' })).toEqual({
    ...fine,
    name: 'Ada',
    password: ' geheim ',
  });
});
