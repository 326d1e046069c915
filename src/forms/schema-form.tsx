import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { FormattedMessage } from 'react-intl';
import type { Remote } from '@/lib/remote';
import type { Faults, Field, Schema } from './schema';
import { trimmed, validate } from './validate';
import { widgetOf } from './widgets';

interface SchemaFormProps<Data extends object> {
  schema: Schema<Data>;
  initial: Data;
  /** Gets the values once nothing is wrong with them, and sends them. */
  onSubmit: (data: Data) => unknown;
  /** What becomes of what was sent. While it is under way nothing is sent again; the server's errors come to their fields. */
  remote: Remote<unknown>;
  /** Words of the button, and while it is under way. */
  submit: MessageDescriptor;
  submitting: MessageDescriptor;
  submitId?: string;
  /** What is said above the fields. */
  children?: ReactNode;
}

/** What the server found wrong with fields of this form. */
function serverFaults<Data extends object>(schema: Schema<Data>, remote: Remote<unknown>): Faults<Data> {
  const fields = remote.status === 'failed' ? remote.error.fields : undefined;
  const known = Object.entries(fields ?? {}).filter(([name]) => Object.hasOwn(schema.fields, name));
  return Object.fromEntries(known.map(([name, said]) => [name, said.join(' ')])) as Faults<Data>;
}

/** A form drawn from its schema. It keeps what was entered, and leads to the first field with which something is wrong. */
export function SchemaForm<Data extends object>(props: SchemaFormProps<Data>) {
  const { schema, initial, onSubmit, remote, submit, submitting, submitId, children } = props;
  const [data, setData] = useState(initial);
  const [found, setFound] = useState<Faults<Data>>({});
  const form = useRef<HTMLFormElement>(null);
  const isSubmitting = remote.status === 'pending';
  const faults = { ...serverFaults(schema, remote), ...found };
  const names = Object.keys(schema.fields) as (keyof Data & string)[];

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isSubmitting) return;
    const values = trimmed(schema, data);
    const wrong = validate(schema, values);
    setFound(wrong);
    const first = names.find((name) => wrong[name] !== undefined);
    if (first === undefined) onSubmit(values);
    else form.current?.querySelector<HTMLElement>(`#${CSS.escape(first)}`)?.focus();
  };

  return (
    <form ref={form} className="form form--narrow" noValidate onSubmit={send}>
      {children}
      {names.map((name) => {
        const field = schema.fields[name] as Field;
        const Widget = widgetOf(field);
        return (
          <Widget
            key={name}
            id={name}
            field={field}
            value={String(data[name])}
            fault={faults[name]}
            onChange={(value) => setData((before) => ({ ...before, [name]: value }))}
          />
        );
      })}
      <div>
        <button id={submitId} type="submit" className="button" aria-disabled={isSubmitting}>
          <FormattedMessage {...(isSubmitting ? submitting : submit)} />
        </button>
      </div>
    </form>
  );
}
