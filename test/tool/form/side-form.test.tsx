import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import type { BlockSchema } from '@/blocks/definition';
import { blockForm } from '@/tool/form/block-form';
import { SideForm } from '@/tool/form/side-form';
import { useErrorToasts } from '@/tool/form/use-error-toasts';
import { closeToast, presentToasts } from '@/tool/toasts/toast-store';
import { LineWidget } from '@/tool/widgets/line-widget';
import type { WidgetProps } from '@/forms/field-frame';
import type { FieldError, Field, TextField } from '@/forms/schema';
import type { BadInput } from '@/tool/widgets/bad-input';
import { badInputsIn, renderTool } from '~test/support/render-tool';

const user = userEvent.setup();
const drawn: string[] = [];
beforeEach(() => {
  drawn.length = 0;
  for (const { id } of presentToasts()) closeToast(id);
});

/** A text field that says when it is drawn. */
function Counted(props: WidgetProps<TextField>) {
  drawn.push(props.id);
  return <LineWidget {...props} />;
}

const fields: Record<string, Field> = {
  title: { widget: 'text', title: 'Titel', isRequired: true },
  description: { widget: 'text', title: 'Beschreibung' },
  secret: { widget: 'text', title: 'Verborgen', isHidden: true },
  effective: { widget: 'text', title: 'Ab' },
  count: { widget: 'number', title: 'Anzahl' },
  rights: { widget: 'text', title: 'Rechte' },
};
const fieldsets = [
  { id: 'default', title: 'Standard', fields: ['title', 'description', 'secret'] },
  { id: 'dates', title: 'Zeitsteuerung', fields: ['effective', 'count'] },
  { id: 'ownership', title: 'Urheber', fields: ['rights', 'gone'] },
];

type Errors = Record<string, FieldError>;

function show(stored: Record<string, unknown> = {}) {
  let fail: (errors: Errors) => void = () => {};
  let toast: (errors: Errors) => void = () => {};
  const bad = new Map<string, BadInput>();
  const badInputs = badInputsIn(bad);
  function Form() {
    const [values, setValues] = useState(stored);
    const [failure, setFailure] = useState<{ errors: Errors; attempt: number }>({ errors: {}, attempt: 0 });
    const tell = useErrorToasts();
    fail = (errors) => setFailure(({ attempt }) => ({ errors, attempt: attempt + 1 }));
    toast = (errors) => tell(fields, errors);
    return (
      <SideForm
        fields={fields}
        fieldsets={fieldsets}
        values={values}
        {...failure}
        place="content"
        path="/de"
        widgets={{ text: Counted }}
        onChange={(name, changed) => setValues((before) => ({ ...before, [name]: changed }))}
        badInputs={badInputs}
      />
    );
  }
  renderTool(<Form />);
  return { fail: (errors: Errors) => act(() => fail(errors)), toast: (errors: Errors) => toast(errors), bad };
}

const section = (name: RegExp) => screen.getByRole('button', { name });

test('A letter draws the field in which it is written, and no other', async () => {
  show({ title: 'T' });
  await user.click(section(/Zeitsteuerung/));
  drawn.length = 0;
  await user.type(screen.getByRole('textbox', { name: 'Titel' }), 'abc');
  expect(screen.getByRole('textbox', { name: 'Titel' })).toHaveValue('Tabc');
  expect(drawn.length).toBeGreaterThan(2);
  expect(new Set(drawn)).toEqual(new Set(['field-title']));
});

test('The first part stands open, others unfold, and what is hidden is not there', async () => {
  show();
  expect(screen.getByRole('textbox', { name: 'Beschreibung' })).toBeVisible();
  expect(screen.queryByLabelText('Verborgen')).toBeNull();
  expect(screen.queryByLabelText('Ab')).toBeNull();
  expect(section(/Zeitsteuerung/)).toHaveAttribute('aria-expanded', 'false');
  await user.click(section(/Zeitsteuerung/));
  expect(section(/Zeitsteuerung/)).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('textbox', { name: 'Ab' })).toBeVisible();
});

test('What is no value yet stays when its part is folded', async () => {
  const { bad } = show({ count: 1 });
  await user.click(section(/Zeitsteuerung/));
  await user.type(screen.getByRole('textbox', { name: 'Anzahl' }), 'x');
  await user.click(section(/Zeitsteuerung/));
  expect(screen.queryByRole('textbox', { name: 'Anzahl' })).toBeNull();
  expect([...bad.keys()]).toEqual(['field-count']);
  await user.click(section(/Zeitsteuerung/));
  expect(screen.getByRole('textbox', { name: 'Anzahl' })).toHaveValue('1x');
});

test('A failed save opens the first part with an error, goes to its first field, and counts in each part', () => {
  const { fail } = show();
  fail({ rights: 'Falsch.', effective: 'Falsch.', count: 'Falsch.' });
  // With the drawing that unfolds it: a frame may come before that.
  expect(screen.getByRole('textbox', { name: 'Ab' })).toHaveFocus();
  expect(section(/Zeitsteuerung/)).toHaveAccessibleName('Zeitsteuerung 2 Felder mit Fehlern');
  expect(section(/Urheber/)).toHaveAccessibleName('Urheber Ein Feld mit Fehler');
  expect(section(/Urheber/)).toHaveAttribute('aria-expanded', 'false');
});

test('Each field with an error is told by a message that names it', () => {
  const { toast } = show();
  act(() => toast({ title: 'Fehlt.', constructor: 'Rätselhaft.' }));
  expect(presentToasts().map(({ kind, title, text }) => [kind, title, text])).toEqual([
    ['error', 'Titel', 'Fehlt.'],
    ['error', 'constructor', 'Rätselhaft.'],
  ]);
});

test('A schema that depends on the data draws only fields that are new or other', async () => {
  interface Data {
    kind: string;
    width: string;
    height: string;
  }
  const schema = ({ kind }: Data): BlockSchema<Data> => ({
    fields: {
      kind: { widget: 'text', title: 'Art' },
      width: { widget: 'text', title: 'Breite' },
      ...(kind === 'x' && { height: { widget: 'text', title: 'Höhe' } }),
    },
    fieldsets: [{ id: 'default', title: 'Block', fields: ['kind', 'width', 'height'] }],
  });
  function Form() {
    const [values, setValues] = useState<Data>({ kind: '', width: '', height: '' });
    return (
      <SideForm
        {...blockForm(schema, values)}
        values={{ ...values }}
        place="block"
        path="/de"
        widgets={{ text: Counted }}
        onChange={(name, changed) => setValues((before) => ({ ...before, [name]: changed }))}
      />
    );
  }
  renderTool(<Form />);
  expect(screen.queryByRole('textbox', { name: 'Höhe' })).toBeNull();
  drawn.length = 0;
  await user.type(screen.getByRole('textbox', { name: 'Art' }), 'x');
  expect(screen.getByRole('textbox', { name: 'Höhe' })).toBeVisible();
  expect(new Set(drawn)).toEqual(new Set(['field-kind', 'field-height']));
});
