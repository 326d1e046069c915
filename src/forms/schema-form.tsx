import { useEffect, useRef, useState, type FocusEvent, type FormEvent, type ReactNode } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { FormattedMessage } from 'react-intl';
import { formErrorOf } from '@/api/form-error';
import type { Remote, RemoteError } from '@/lib/remote';
import { useUnsavedWork } from '@/state/use-unsaved-work';
import type { FieldError, Schema, ValueOf, Field, VisitorWidget, Widget } from './schema';
import { fieldsOf, trimmed, validate } from './validate';
import { visitorWidgets, widgetOf, type WidgetMap } from './widgets';

interface FormProps<Data extends object, Known extends Widget> {
  schema: Schema<Data, Known>;
  initial: Data;
  /** Gets the values once nothing is wrong with them, and sends them. */
  onSubmit: (data: Data) => unknown;
  /** What becomes of what was sent. While it is under way nothing is sent again; the server's errors come to their fields. */
  remote: Remote<unknown>;
  /** Words of the button, and while it is under way. */
  submit: MessageDescriptor;
  submitting: MessageDescriptor;
  submitId?: string;
  /** Before the ids of the fields, where the page has others like them. */
  prefix?: string;
  /** Stands below the fields. */
  children?: ReactNode;
  /** Each field is checked as it is left and as it changes, and nothing is sent before nothing is wrong. */
  isEager?: true;
  /** Something else is missing: nothing can be sent. */
  isBlocked?: boolean;
  /** Stands beside the button and names the fields with which something is wrong. */
  beside?: (wrong: readonly string[]) => ReactNode;
  /** Hears of every change. */
  onChange?: (data: Data) => void;
  /** What is said above the fields after a failure; `words` are the server's, '' where they all stand at their fields. */
  failure?: (error: RemoteError, words: string) => ReactNode;
  /** What is entered is work that must not be lost: the end of a session leaves it, and the browser asks before it goes. */
  holdsWork?: true;
}

/** The components of the fields; a form whose fields are not all among the visitors' brings its own. */
type SchemaFormProps<Data extends object, Known extends Widget> = FormProps<Data, Known> &
  ([Known] extends [VisitorWidget] ? { widgets?: WidgetMap<Known> } : { widgets: WidgetMap<Known> });

type Found = Readonly<Record<string, FieldError | undefined>>;

/** What was found last, be it that nothing is wrong any more, else what the server said. */
const errorIn = (found: Found, said: Found, name: string) =>
  [found, said].find((errors) => Object.hasOwn(errors, name))?.[name];

/** The name of a control: all radios of a field share one. */
const nameOf = (target: EventTarget) => (target instanceof HTMLInputElement ? target.name : undefined);

/** A form drawn from its schema. It keeps what was entered, and leads to the first field with which something is wrong. */
export function SchemaForm<Data extends object, Known extends Widget = VisitorWidget>(
  props: SchemaFormProps<Data, Known>,
) {
  const { schema, initial, onSubmit, remote, submit, submitting, submitId, failure, holdsWork } = props;
  const { prefix = '', children, isEager = false, isBlocked = false, beside, onChange } = props;
  const widgets = props.widgets ?? (visitorWidgets as WidgetMap<Widget> as WidgetMap<Known>);
  const [data, setData] = useState(initial);
  /** Widgets that answer late find here what was entered meanwhile. */
  const latest = useRef(initial);
  const [found, setFound] = useState<Found>({});
  const form = useRef<HTMLFormElement>(null);
  const isSubmitting = remote.status === 'pending';
  const fields = fieldsOf(schema).filter(([, field]) => !(field as Field).isHidden);
  const names = fields.map(([name]) => name);
  const isChanged = names.some((name) => !Object.is(data[name], initial[name]));
  useUnsavedWork(holdsWork === true && isChanged && remote.status !== 'loaded');
  const refused = remote.status === 'failed' ? formErrorOf(remote.error, names) : undefined;

  const said: Found = refused?.fields ?? {};
  const wrong = isEager ? (validate(schema, trimmed(schema, data)) as Found) : {};
  const wrongNames = names.filter(
    (name) => errorIn(wrong, {}, name) !== undefined || errorIn(found, said, name) !== undefined,
  );
  const isWaiting = isBlocked || (isEager && wrongNames.length > 0);

  const lead = (errors: Found) => {
    const first = names.find((name) => errorIn(errors, {}, name) !== undefined);
    if (first !== undefined)
      form.current?.querySelector<HTMLElement>(`#${CSS.escape(prefix + first)}`)?.focus();
    return first !== undefined;
  };
  const leadToRefused = useRef(() => {});
  useEffect(() => {
    leadToRefused.current = () => void lead(refused?.fields ?? {});
  });
  useEffect(() => leadToRefused.current(), [remote]);

  const errorOf = (name: keyof Data & string, entered: Data) =>
    validate(schema, trimmed(schema, entered))[name];

  const change = (name: keyof Data & string, value: unknown) => {
    const next = { ...latest.current, [name]: value };
    latest.current = next;
    setData(next);
    onChange?.(next);
    if (isEager) setFound((before) => ({ ...before, [name]: errorOf(name, next) }));
  };

  const leave = ({ target }: FocusEvent) => {
    const left = names.find((name) => target.id === prefix + name || nameOf(target) === prefix + name);
    const error = isEager && left !== undefined ? errorOf(left, latest.current) : undefined;
    // What the server said of a value holds as long as the value does.
    if (left !== undefined && error) setFound((before) => ({ ...before, [left]: error }));
  };

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isSubmitting) return;
    const values = trimmed(schema, data);
    const errors = validate(schema, values) as Found;
    setFound(errors);
    if (!lead(errors) && !isBlocked) onSubmit(values);
  };

  return (
    <form ref={form} className="form form--narrow" noValidate onSubmit={send} onBlur={leave}>
      {remote.status === 'failed' && failure?.(remote.error, refused?.form ?? '')}
      {fields.map(([name, field]) => {
        const Widget = widgetOf(widgets, field);
        return (
          <Widget
            key={name}
            id={prefix + name}
            field={field as Field}
            value={data[name] as ValueOf<Field>}
            error={errorIn(found, said, name)}
            onChange={(value) => change(name, value)}
          />
        );
      })}
      {children}
      <div className="form__end">
        <button id={submitId} type="submit" className="button" aria-disabled={isSubmitting || isWaiting}>
          <FormattedMessage {...(isSubmitting ? submitting : submit)} />
        </button>
        {beside?.(wrongNames)}
      </div>
    </form>
  );
}
