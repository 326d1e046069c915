import { cleanup, act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Editor, Transforms } from 'slate';
import { ELEMENT_TO_NODE } from '@/editor/rich-text/slate-doors';
import { expect, test } from 'vitest';
import type { Field } from '@/forms/schema';
import { renderField } from '~test/support/render-tool';

const user = userEvent.setup();

test.each(['text', 'textarea', 'email', 'url'] as const)(
  'What is written in a %s is stored, and null when it is emptied',
  async (widget) => {
    const { changes } = renderField({ widget, title: 'Titel' }, 'a@b');
    const field = screen.getByRole('textbox', { name: 'Titel' });
    expect(field).toHaveValue('a@b');
    await user.type(field, 'c');
    expect(changes[0]).toBe('a@bc');
    await user.clear(field);
    expect(changes[0]).toBeNull();
  },
);

test('A block stores emptied words as empty words', async () => {
  const { changes } = renderField({ widget: 'text', title: 'Titel' }, 'a', { place: 'block' });
  await user.clear(screen.getByRole('textbox'));
  expect(changes[0]).toBe('');
});

test('A password is no text to read', () => {
  renderField({ widget: 'password', title: 'Passwort' });
  expect(screen.getByLabelText('Passwort')).toHaveAttribute('type', 'password');
});

test('Letters are counted where there is a limit', async () => {
  renderField({ widget: 'textarea', title: 'Text', maxLength: 5 }, 'abc');
  expect(screen.getByText('3 von 5 Zeichen')).toBeVisible();
  await user.type(screen.getByRole('textbox'), 'def');
  expect(screen.getByText('6 von 5 Zeichen')).toHaveClass('tool-field__count--over');
});

test('Letters of a long text are counted once its end is near', () => {
  renderField({ widget: 'textarea', title: 'Text', maxLength: 1000 }, 'a'.repeat(899));
  expect(screen.queryByText(/Zeichen/)).toBeNull();
  cleanup();
  renderField({ widget: 'textarea', title: 'Text', maxLength: 1000 }, 'a'.repeat(900));
  expect(screen.getByText('900 von 1000 Zeichen')).toBeVisible();
});

test('A field says what is wrong with it, and what belongs in', () => {
  renderField({ widget: 'text', title: 'Titel', description: 'Kurz', isRequired: true }, '', {
    error: 'Bitte einen Titel.',
  });
  const field = screen.getByRole('textbox', { name: 'Titel' });
  expect(field).toBeInvalid();
  expect(field).toBeRequired();
  expect(field).toHaveAccessibleDescription('Kurz Bitte einen Titel.');
});

const kinds: [string, Field, unknown, string][] = [
  ['text', { widget: 'text', title: 'T' }, 'a', 'textbox'],
  ['textarea', { widget: 'textarea', title: 'T' }, 'a', 'textbox'],
  ['rich text', { widget: 'richText', title: 'T' }, { data: '<p>a</p>' }, 'textbox'],
  ['number', { widget: 'number', title: 'T' }, 1, 'textbox'],
  ['json', { widget: 'json', title: 'T' }, { a: 1 }, 'textbox'],
  ['tokens', { widget: 'tokens', title: 'T' }, ['a'], 'combobox'],
  ['links', { widget: 'links', title: 'T', mode: 'link' }, [{ '@id': '/de' }], 'textbox'],
];

test.each(kinds)('What is read-only cannot be changed: %s', async (_name, field, stored, role) => {
  const { changes } = renderField({ ...field, isReadOnly: true }, stored);
  await user.type(screen.getByRole(role), 'x{Enter}');
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(changes).toEqual([]);
});

test.each<[Field, unknown, string]>([
  [{ widget: 'boolean', title: 'T', isReadOnly: true }, true, 'switch'],
  [
    { widget: 'choice', title: 'T', choices: [{ value: 'a', title: 'A' }], isReadOnly: true },
    'a',
    'combobox',
  ],
  [
    { widget: 'choices', title: 'T', choices: [{ value: 'a', title: 'A' }], isReadOnly: true },
    ['a'],
    'checkbox',
  ],
])('A control of what is read-only is disabled', (field, stored, role) => {
  renderField(field, stored);
  expect(screen.getByRole(role)).toBeDisabled();
});

test('HTML that the editor does not know stays to the letter, and says why it is edited as HTML', async () => {
  const stored = {
    data: '<p class="x">a <b>b</b></p>',
    'content-type': 'text/x-html-safe',
    encoding: 'utf-8',
  };
  const { changes } = renderField({ widget: 'richText', title: 'Text' }, stored);
  await user.type(screen.getByRole('textbox'), '!');
  expect(changes[0]).toEqual({ ...stored, data: '<p class="x">a <b>b</b></p>!' });
  expect(screen.getByText(/Auszeichnungen, die der Texteditor nicht kennt/)).toBeVisible();
  await user.clear(screen.getByRole('textbox'));
  expect(changes[0]).toBeNull();
});

test('Rich text that is stored bare stays so', async () => {
  const { changes } = renderField({ widget: 'richText', title: 'Text', isBare: true }, '<div>a</div>');
  await user.type(screen.getByRole('textbox'), '!');
  expect(changes[0]).toBe('<div>a</div>!');
});

test('Rich text is edited as such, stays as it was until then, and keeps what else is stored with it', async () => {
  const stored = { data: '<p>\n a <b>b</b></p>\n', 'content-type': 'text/x-html-safe', encoding: 'utf-8' };
  const { changes } = renderField({ widget: 'richText', title: 'Text' }, stored);
  const text = screen.getByRole('textbox', { name: 'Text' });
  expect(text).toHaveTextContent('a b');
  expect(changes).toEqual([]);
  const editor = ELEMENT_TO_NODE.get(text) as Editor;
  await act(async () => {
    Transforms.select(editor, Editor.end(editor, []));
    Editor.insertText(editor, '! ');
  });
  expect(changes[0]).toEqual({ ...stored, data: '<p>a <b>b</b>! </p>' });
  expect(text).toHaveTextContent('a b!');
});

test('A switch is on or off', async () => {
  const { changes } = renderField({ widget: 'boolean', title: 'Zeigen' }, false);
  await user.click(screen.getByRole('switch', { name: 'Zeigen' }));
  expect(changes[0]).toBe(true);
  await user.click(screen.getByRole('switch'));
  expect(changes[0]).toBe(false);
});

test('A number takes the decimal comma of the language', async () => {
  const { changes } = renderField({ widget: 'number', title: 'Zahl' }, 1.5);
  const field = screen.getByRole('textbox');
  expect(field).toHaveValue('1,5');
  await user.type(field, '2');
  expect(changes[0]).toBe(1.52);
  await user.clear(field);
  expect(changes[0]).toBeNull();
});

test('What is no number stays, is said, and keeps the number of before', async () => {
  const { changes, bad } = renderField({ widget: 'number', title: 'Port', isWhole: true }, 587);
  const field = screen.getByRole('textbox');
  await user.type(field, 'a');
  expect(field).toHaveValue('587a');
  expect(field).toHaveAccessibleDescription('Bitte eine Zahl eingeben.');
  expect(bad.has('field-value')).toBe(true);
  expect(changes).toEqual([]);
  await user.type(field, '{Backspace}');
  expect(bad.size).toBe(0);
});

test('Of a choice one is stored, and one that is not offered any more stays', async () => {
  const choices = [
    { value: 'a', title: 'Eins' },
    { value: 'b', title: 'Zwei' },
  ];
  const { changes } = renderField(
    { widget: 'choice', title: 'Art', choices },
    { token: 'alt', title: 'Alt' },
  );
  const field = screen.getByRole('combobox', { name: 'Art' });
  expect(field).toHaveValue('alt');
  await user.selectOptions(field, 'Zwei');
  expect(changes[0]).toBe('b');
  await user.selectOptions(field, 'Keine Angabe');
  expect(changes[0]).toBeNull();
});

test('A choice that has to be made is marked until it is made; one that stands asks for nothing', async () => {
  const choices = [{ value: 'a', title: 'Eins' }];
  renderField({ widget: 'choice', title: 'Art', choices, isRequired: true }, '');
  const field = screen.getByRole('combobox', { name: 'Art' });
  expect(field).toHaveAttribute('aria-required', 'true');
  expect(screen.getByText('*')).toBeVisible();
  await user.selectOptions(field, 'Eins');
  expect(field).toHaveAttribute('aria-required', 'false');
  expect(screen.queryByText('*')).toBeNull();
  expect(screen.queryByRole('option', { name: 'Keine Angabe' })).toBeNull();
});

test('Of choices several are stored, and those not offered any more stay', async () => {
  const choices = [
    { value: 'a', title: 'Eins' },
    { value: 'b', title: 'Zwei' },
  ];
  const { changes } = renderField({ widget: 'choices', title: 'Arten', choices }, ['alt']);
  await user.click(screen.getByRole('checkbox', { name: 'Zwei' }));
  expect(changes[0]).toEqual(['alt', 'b']);
  await user.click(screen.getByRole('checkbox', { name: 'alt' }));
  expect(changes[0]).toEqual(['b']);
});

test.each([
  ['align', 'Mitte', 'center'],
  ['size', 'Groß', 'l'],
  ['colour', 'Grün', 'green'],
] as const)('%s is chosen by its name', async (widget, name, stored) => {
  const { changes } = renderField({ widget, title: 'Wie' }, '', {
    place: 'block',
    site: { variant: 'main' },
  });
  await user.click(screen.getByRole('radio', { name }));
  expect(changes[0]).toBe(stored);
  expect(screen.getByRole('radio', { name })).toBeChecked();
});

test('A colour of older content stays among those to choose', () => {
  renderField({ widget: 'colour', title: 'Grund' }, '#123456');
  expect(screen.getByRole('radio', { name: '#123456' })).toBeChecked();
});

test('JSON that is none stays, is said and is not stored', async () => {
  const { changes, bad } = renderField({ widget: 'json', title: 'Daten' }, { a: 1 });
  const field = screen.getByRole('textbox');
  fireEvent.change(field, { target: { value: '{"a": 2' } });
  expect(field).toHaveValue('{"a": 2');
  expect(field).toBeInvalid();
  expect(bad.size).toBe(1);
  expect(changes).toEqual([]);
  fireEvent.change(field, { target: { value: '{"a": 2}' } });
  expect(changes[0]).toEqual({ a: 2 });
  expect(field).toHaveValue('{"a": 2}');
  expect(bad.size).toBe(0);
});

test('A field that nothing knows is named and shown as it is', () => {
  renderField({ widget: 'unknown', title: 'Rätsel', kind: 'Recurrence' }, { rule: 'FREQ=DAILY' });
  expect(screen.getByText(/„Recurrence“/)).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveTextContent('FREQ=DAILY');
});

test('A number out of bounds is told at once and not stored; what is stored beyond them stays', async () => {
  const field: Field = { widget: 'number', title: 'Anzahl', isWhole: true, minimum: 1, atMost: 50 };
  const { changes, bad } = renderField(field, 80);
  const number = screen.getByRole('textbox', { name: 'Anzahl' });
  expect(bad.size).toBe(0);
  await user.clear(number);
  await user.type(number, '0');
  expect(number).toHaveAccessibleDescription('Das ist weniger als 1.');
  expect(bad.size).toBe(1);
  await user.clear(number);
  await user.type(number, '51');
  expect(number).toHaveAccessibleDescription('Das ist mehr als 50.');
  await user.type(number, '{backspace}');
  expect(changes[0]).toBe(5);
  expect(bad.size).toBe(0);
});
