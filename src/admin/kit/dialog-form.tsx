import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { formErrorOf } from '@/api/form-error';
import type { Field, FieldError, Schema, ValueOf } from '@/forms/schema';
import { fieldsOf, hasError, trimmed, validate } from '@/forms/validate';
import { widgetOf, type WidgetMap } from '@/forms/widgets';
import type { RemoteError } from '@/lib/remote';
import { useOwnSubmit } from '@/state/use-own-submit';
import { useUnsavedWork } from '@/state/use-unsaved-work';
import { BooleanWidget } from '@/tool/widgets/boolean-widget';
import { ChoiceWidget } from '@/tool/widgets/choice-widget';
import { ChoicesWidget } from '@/tool/widgets/choices-widget';
import { LineWidget } from '@/tool/widgets/line-widget';
import { NumberWidget } from '@/tool/widgets/number-widget';
import { TermsWidget } from '@/tool/widgets/terms-widget';
import { TextareaWidget } from '@/tool/widgets/textarea-widget';
import { AdminDialog } from './admin-dialog';
import { useFailureText } from './use-failure-text';
import './dialog-form.css';

type UsualWidget =
  ('text' | 'email' | 'password' | 'textarea') | ('boolean' | 'number' | 'choice' | 'choices' | 'terms');
type DialogWidget = UsualWidget | 'link';

const widgets: WidgetMap<UsualWidget> = {
  text: LineWidget,
  email: LineWidget,
  password: LineWidget,
  textarea: TextareaWidget,
  boolean: BooleanWidget,
  number: NumberWidget,
  choice: ChoiceWidget,
  choices: ChoicesWidget,
  terms: TermsWidget,
};

export type DialogSchema<Data extends object> = Schema<Data, DialogWidget>;

interface DialogFormProps<Data extends object> {
  title: ReactNode;
  schema: DialogSchema<Data>;
  initial: Data;
  submit: MessageDescriptor;
  /** Sends the values; the dialog stays with what was typed where that fails. */
  send: (data: Data) => Promise<unknown>;
  onSent: (sent: Data) => void;
  onClose: () => void;
  /** Says why it failed, where the server's own words do not do. */
  failureOf?: (error: RemoteError) => string | undefined;
  /** For fields that ask for content: few dialogs have them. */
  rareWidgets?: WidgetMap<'link'>;
  /** What else belongs to the form. */
  children?: ReactNode;
}

type Found = Readonly<Record<string, FieldError | undefined>>;

const own = (found: Found, name: string) => (Object.hasOwn(found, name) ? found[name] : undefined);

/** A form in a dialog, drawn from its schema. What the server refuses is said in it, at the fields that it names. */
export function DialogForm<Data extends object>(props: DialogFormProps<Data>) {
  const { title, schema, initial, submit, send, onSent, onClose, failureOf, rareWidgets, children } = props;
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const firstControl = useRef<HTMLElement | null>(null);
  const [data, setData] = useState(initial);
  const [found, setFound] = useState<Found>({});
  const { remote, submit: sendOnce } = useOwnSubmit(send);
  const failureText = useFailureText();
  const fields = fieldsOf(schema);
  const names = fields.map(([name]) => name);
  const [firstName] = fields.find(([, field]) => !field.isHidden) ?? [];
  useUnsavedWork(remote.status !== 'loaded' && names.some((name) => !Object.is(data[name], initial[name])));
  const refused = remote.status === 'failed' ? formErrorOf(remote.error, names) : undefined;
  const errorOf = (name: string) => own(found, name) ?? own(refused?.fields ?? {}, name);
  const lead = (wrong: Found) => {
    const first = names.find((name) => own(wrong, name) !== undefined);
    if (first !== undefined)
      form.current?.querySelector<HTMLElement>(`#${CSS.escape(`${formId}-${first}`)}`)?.focus();
  };
  const isRefused = refused !== undefined;
  const leadToRefused = useRef(() => {});
  useEffect(() => {
    leadToRefused.current = () => lead(refused?.fields ?? {});
  });
  useEffect(() => {
    if (isRefused) leadToRefused.current();
  }, [isRefused]);

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (remote.status === 'pending') return;
    const values = trimmed(schema, data);
    const wrong = validate(schema, values) as Found;
    setFound(wrong);
    if (hasError(wrong)) {
      lead(wrong);
      return;
    }
    const settled = await sendOnce(values);
    if (settled.status === 'loaded') onSent(values);
  };
  const isAtFields = refused !== undefined && refused.form === '' && hasError(refused.fields);
  return (
    <AdminDialog
      title={title}
      width={560}
      firstFocus={firstControl}
      onClose={onClose}
      action={
        <button
          type="submit"
          form={formId}
          className="admin-button admin-button--main"
          aria-disabled={remote.status === 'pending'}
        >
          <FormattedMessage {...submit} />
        </button>
      }
    >
      <form
        ref={form}
        id={formId}
        className="dialog-form"
        noValidate
        onSubmit={(event) => void handleSubmit(event)}
      >
        {remote.status === 'failed' && !isAtFields && (
          <p className="admin-note admin-note--wrong" role="alert">
            {failureOf?.(remote.error) ?? (refused?.form || failureText(remote.error))}
          </p>
        )}
        {fields.map(([name, field]) => {
          if (field.isHidden) return null;
          const Widget = widgetOf({ ...widgets, ...rareWidgets } as WidgetMap<DialogWidget>, field);
          return (
            <Widget
              key={name}
              id={`${formId}-${name}`}
              field={field as Field}
              value={data[name] as ValueOf<Field>}
              error={errorOf(name)}
              control={
                name === firstName
                  ? (control) => {
                      firstControl.current = control;
                    }
                  : undefined
              }
              onChange={(value) => {
                setFound((before) => ({ ...before, [name]: undefined }));
                setData((before) => ({ ...before, [name]: value }));
              }}
            />
          );
        })}
        {children}
      </form>
    </AdminDialog>
  );
}
