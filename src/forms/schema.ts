import type { MessageDescriptor } from 'react-intl';

interface FieldFacts {
  title: MessageDescriptor;
  /** Says more about what belongs in. */
  description?: MessageDescriptor;
  isRequired?: true;
}

/** What of a form's words the browser may fill in by itself, as the attribute `autocomplete`. */
interface Completed {
  autoComplete?: string;
}

export interface TextField extends FieldFacts, Completed {
  widget: 'text';
}
export interface EmailField extends FieldFacts, Completed {
  widget: 'email';
}
/** What is entered is kept letter by letter, blanks at its ends too. */
export interface PasswordField extends FieldFacts, Completed {
  widget: 'password';
  minLength?: number;
}
export interface ChoiceField<Value extends string = string> extends FieldFacts {
  widget: 'choice';
  choices: readonly { value: Value; title: MessageDescriptor | string }[];
  /** Stands first, for none of them. */
  none?: MessageDescriptor;
}

/** A field of a form; each widget is a member of its own, and each has a component in `widgets.ts`. */
export type Field = TextField | EmailField | PasswordField | ChoiceField;

/** The fields that fit a value: no others compile. */
type FieldFor<Value> = [Value] extends [string]
  ? string extends Value
    ? Field
    : ChoiceField<Exclude<Value, ''>>
  : never;

/** What is wrong with a value: words of ours, or those of the server as they are. */
export type Fault = string | { message: MessageDescriptor; values?: Record<string, number> };

/** What is wrong with the values of a form, by field. */
export type Faults<Data> = Partial<Record<keyof Data, Fault>>;

/** A form as data: its fields in their order, one for each of the data's. */
export interface Schema<Data extends object> {
  fields: { readonly [Name in keyof Data]: FieldFor<Data[Name]> };
  /** What only shows when fields are looked at together. */
  check?: (data: Data) => Faults<Data>;
}
