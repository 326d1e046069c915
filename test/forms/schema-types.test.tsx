import { expect, test } from 'vitest';
import type { WidgetProps } from '@/forms/field-frame';
import type { BooleanField, Schema, TextField } from '@/forms/schema';
import { SchemaForm } from '@/forms/schema-form';
import { visitorWidgets, type WidgetMap } from '@/forms/widgets';
import { idle } from '@/lib/remote';

const title = 'Title';
const rest = { onSubmit: () => {}, remote: idle, submit: { id: 'x' }, submitting: { id: 'x' } };

interface Values {
  name: string;
  isShown: boolean;
  side: 'left' | 'right' | '';
  rows: readonly { label: string; count: number | null }[];
}

/** Line by line what has to be refused; the compiler reports each that is not. */
test('Fields, widgets and forms that do not fit each other do not compile', () => {
  type Editing = 'text' | 'boolean' | 'choice' | 'objects' | 'number';
  const fields: Schema<Values, Editing>['fields'] = {
    name: { widget: 'text', title },
    isShown: { widget: 'boolean', title },
    side: { widget: 'choice', title, choices: [{ value: 'left', title }] },
    rows: {
      widget: 'objects',
      title,
      item: 'Row',
      fields: { label: { widget: 'text', title }, count: { widget: 'number', title } },
    },
  };
  const wrong: Schema<Values, Editing>['fields'] = {
    ...fields,
    // @ts-expect-error A switch edits no text.
    name: { widget: 'boolean', title },
    // @ts-expect-error No such value is stored.
    side: { widget: 'choice', title, choices: [{ value: 'top', title }] },
    rows: {
      widget: 'objects',
      title,
      item: 'Row',
      // @ts-expect-error A number is no text.
      fields: { label: { widget: 'text', title }, count: { widget: 'text', title } },
    },
  };
  // @ts-expect-error Visitors' forms have no switch.
  const visitors: Schema<{ isShown: boolean }> = { fields: { isShown: { widget: 'boolean', title } } };

  const Switch = (_props: WidgetProps<BooleanField>) => null;
  const Line = (_props: WidgetProps<TextField>) => null;
  const map: WidgetMap<'text' | 'boolean'> = { text: Line, boolean: Switch };
  // @ts-expect-error A component for texts is no switch.
  const unfitting: WidgetMap<'text' | 'boolean'> = { text: Line, boolean: Line };
  const own: Schema<{ isShown: boolean }, 'text' | 'boolean'> = {
    fields: { isShown: { widget: 'boolean', title } },
  };
  const initial = { isShown: true };
  const forms = [
    <SchemaForm key="fits" schema={own} initial={initial} widgets={map} {...rest} />,
    // @ts-expect-error The visitors' widgets lack the switch.
    <SchemaForm key="lacks" schema={own} initial={initial} widgets={visitorWidgets} {...rest} />,
    // @ts-expect-error Without widgets of its own it has the visitors' alone.
    <SchemaForm key="none" schema={own} initial={initial} {...rest} />,
  ];
  expect([wrong, visitors, unfitting, forms]).toHaveLength(4);
});
