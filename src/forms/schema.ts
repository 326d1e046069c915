import type { MessageDescriptor } from 'react-intl';
import type { NamedFile, RichText, Term, UploadInput } from '@/api/types/atoms';

/** Words of ours, or of the CMS, which come in the language of the page. */
export type Words = MessageDescriptor | string;

interface FieldFacts {
  title: Words;
  /** Says more about what belongs in. */
  description?: Words;
  isRequired?: true;
  /** Is shown and kept, but cannot be changed. */
  isReadOnly?: true;
  /** Is kept without being shown. */
  isHidden?: true;
  /** Said where nothing was entered, or nothing that fits, in place of the general words. */
  complaints?: { missing?: MessageDescriptor; badMail?: MessageDescriptor };
  /** The behaviour of the CMS that brings it. */
  behavior?: string;
  /** Its value in what is stored of a block, where that is not what stands under its name. */
  read?: (stored: Readonly<Record<string, unknown>>) => unknown;
  /** The stored fields that are others once its value is, where that is not the one of its name. */
  write?: (stored: Readonly<Record<string, unknown>>, value: unknown) => Readonly<Record<string, unknown>>;
}

/** What of a form's words the browser may fill in by itself, as the attribute `autocomplete`. */
interface Completed {
  autoComplete?: string;
}

interface Lengths {
  minLength?: number;
  maxLength?: number;
}

export interface TextField extends FieldFacts, Completed, Lengths {
  widget: 'text';
}
export interface TextareaField extends FieldFacts, Lengths {
  widget: 'textarea';
}
export interface EmailField extends FieldFacts, Completed, Lengths {
  widget: 'email';
}
export interface UrlField extends FieldFacts, Completed, Lengths {
  widget: 'url';
}
/** What is entered is kept letter by letter, blanks at its ends too. */
export interface PasswordField extends FieldFacts, Completed, Lengths {
  widget: 'password';
}
export interface RichTextField extends FieldFacts, Lengths {
  widget: 'richText';
  /** Its HTML alone is stored, without saying that it is HTML. */
  isBare?: true;
}
export interface BooleanField extends FieldFacts {
  widget: 'boolean';
  /** On as long as nobody has said otherwise. */
  isUsuallyOn?: true;
}
export interface NumberField extends FieldFacts {
  widget: 'number';
  minimum?: number;
  maximum?: number;
  /** More is not to be entered; what is stored beyond that stays. */
  atMost?: number;
  /** Takes no fractions. */
  isWhole?: true;
}

export interface Choice<Value extends string = string> {
  value: Value;
  title: Words;
}
/** One of a few values. */
export interface ChoiceField<Value extends string = string> extends FieldFacts {
  widget: 'choice';
  choices: readonly Choice<Value>[];
  /** Stands first, for none of them. */
  none?: Words;
  /** All of them are seen at once. */
  asRadios?: true;
}
/** Several of a few values. */
export interface ChoicesField extends FieldFacts {
  widget: 'choices';
  choices: readonly Choice[];
}
/** Words that editors make up; the vocabulary, a path of the API, proposes some. */
export interface TokensField extends FieldFacts {
  widget: 'tokens';
  vocabulary?: string;
}
/** A term of a vocabulary, which is a path of the API. */
export interface TermField extends FieldFacts {
  widget: 'term';
  vocabulary: string;
}
export interface TermsField extends FieldFacts {
  widget: 'terms';
  vocabulary: string;
}

/** A day as `2026-01-31`. */
export interface DateField extends FieldFacts {
  widget: 'date';
}
/** A moment in ISO form. */
export interface DateTimeField extends FieldFacts {
  widget: 'dateTime';
  /** The zone in which it is entered, where that is not the site's. */
  timeZone?: string;
}
/** A time of day as `13:45`. */
export interface TimeField extends FieldFacts {
  widget: 'time';
}

/** What the object browser offers. */
interface Browsed {
  mode: 'link' | 'image';
  selectableTypes?: readonly string[];
  /** Addresses of other sites do not fit. */
  isInternal?: true;
}
/** Content that is pointed to, as the CMS sums it up. */
export interface Reference {
  '@id': string;
  title?: string;
}
export interface LinkField extends FieldFacts, Browsed {
  widget: 'link';
}
export interface LinksField extends FieldFacts, Browsed {
  widget: 'links';
  /** More are not to be chosen; what is stored beyond that stays. */
  atMost?: number;
}

export interface ImageField extends FieldFacts {
  widget: 'image';
}
export interface FileField extends FieldFacts {
  widget: 'file';
}

/** A list of objects, each edited by the same fields. */
export interface ObjectsField<Item extends object = Record<string, unknown>> extends FieldFacts {
  widget: 'objects';
  /** Words for one of them. */
  item: Words;
  /** How many there may be. */
  atMost?: number;
  /** How many there always are; the last ones cannot be removed. */
  atLeast?: number;
  /** The fields that an object is not asked for as it is. */
  hides?: (item: Readonly<Record<string, unknown>>) => readonly string[];
  /** What an object shows in fields that follow from its others: these can only be read. */
  follows?: (item: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
  fields: { readonly [Name in keyof Item]: FieldFor<Item[Name], Widget> };
}

/** A line of a query, as `@querystring` names its parts. */
export interface QueryLine {
  i: string;
  o: string;
  v?: unknown;
}
export interface QueryField extends FieldFacts {
  widget: 'query';
  /** The fields of the same form that say the rest of the query, for a look at what it finds. */
  beside?: { sortOn: string; isReversed: string; limit: string; depth?: string };
  /** Whether the children of the page are listed where nothing is asked for. */
  listsChildren?: true;
}
/** The name of an index that the CMS can sort by; the choices have words of their own. */
export interface SortField extends FieldFacts {
  widget: 'sort';
  choices: readonly Choice[];
}
/** The name of an index by whose values readers may narrow down what is found. */
export interface IndexField extends FieldFacts {
  widget: 'index';
}
export interface AlignField extends FieldFacts {
  widget: 'align';
}
export interface SizeField extends FieldFacts {
  widget: 'size';
}
/** The name of a colour of the palette, or one of a few other colours by its value. */
export interface ColourField extends FieldFacts {
  widget: 'colour';
  /** What is offered in place of the palette; a stored colour stands for the nearest of these. */
  colours?: readonly { value: string; text: string; title: Words }[];
}
/** How something comes again, as calendars write it; `start` names the field of the same form that holds its beginning. */
export interface RecurrenceField extends FieldFacts, Lengths {
  widget: 'recurrence';
  start: string;
}
/** Data of its own structure; `editor` names what the CMS wants it edited with. */
export interface JsonField extends FieldFacts {
  widget: 'json';
  editor?: string;
}
/** A field of the CMS that nothing here knows: it is named and kept, never dropped. */
export interface UnknownField extends FieldFacts {
  widget: 'unknown';
  /** How the CMS calls its kind. */
  kind: string;
}

/** A field of a form; each widget is a member of its own. */
export type Field =
  | (TextField | TextareaField | EmailField | UrlField | PasswordField | RichTextField)
  | (BooleanField | NumberField | ChoiceField | ChoicesField | TokensField | TermField | TermsField)
  | (DateField | DateTimeField | TimeField | LinkField | LinksField | ImageField | FileField)
  | (
      | (ObjectsField | QueryField | SortField | IndexField)
      | (RecurrenceField | AlignField | SizeField | ColourField | JsonField | UnknownField)
    );

export type Widget = Field['widget'];

/** The widgets that visitors' forms have. */
export type VisitorWidget = 'text' | 'textarea' | 'email' | 'password' | 'choice';

export type FieldOf<Known extends Widget> = Extract<Field, { widget: Known }>;

type Line =
  | ('text' | 'textarea' | 'email' | 'url' | 'password' | 'date' | 'dateTime' | 'time')
  | ('colour' | 'sort' | 'index' | 'recurrence');

/** What the value is that a widget edits; nothing in it is '', null, false or an empty list. */
type Values = Record<Line | 'choice', string> &
  Record<'choices' | 'tokens', readonly string[]> &
  Record<'image' | 'file', NamedFile | UploadInput | null> &
  Record<'json' | 'unknown', unknown> & {
    richText: RichText | null;
    boolean: boolean;
    number: number | null;
    term: Term | null;
    terms: readonly Term[];
    link: Reference | null;
    links: readonly Reference[];
    objects: readonly object[];
    query: readonly QueryLine[];
    align: 'left' | 'right' | 'center' | 'full' | '';
    size: 's' | 'm' | 'l' | '';
  };

export type ValueOf<Of extends Field> = Values[Of['widget']];

type IsSame<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : false) : false;

/** A side that is never missing fits too: nothing takes it away. */
type AlwaysSide<Value, Of extends Field> = Of extends AlignField ? IsSame<Value | '', ValueOf<Of>> : false;

type Fitting<Value, Of extends Field> = Of extends Field
  ? true extends IsSame<Value, ValueOf<Of>> | AlwaysSide<Value, Of>
    ? Of
    : never
  : never;

type ChoiceFor<Value> = [Value] extends [string]
  ? string extends Value
    ? never
    : ChoiceField<Exclude<Value, ''>>
  : never;

type ObjectsFor<Value> = [Value] extends [readonly (infer Item extends object)[]]
  ? ObjectsField<Item>
  : never;

/** The fields that fit a value and have one of the known widgets: no others compile. */
export type FieldFor<Value, Known extends Widget = VisitorWidget> = unknown extends Value
  ? FieldOf<Known>
  : Fitting<Value, FieldOf<Known>> | Extract<ChoiceFor<Value> | ObjectsFor<Value>, { widget: Known }>;

/** What is wrong with a value: words of ours, or those of the server as they are. */
export type FieldError = string | { message: MessageDescriptor; values?: Record<string, number> };

/** What is wrong with the values of a form, by field. */
export type Errors<Data> = Partial<Record<keyof Data, FieldError>>;

/** A part of a form that stands by itself, as a tab or under a heading. */
export interface Fieldset<Name extends PropertyKey = string> {
  id: string;
  title: Words;
  description?: Words;
  fields: readonly Name[];
}

/** A form as data: its fields in their order, one for each of the data's. */
export interface Schema<Data extends object, Known extends Widget = VisitorWidget> {
  fields: { readonly [Name in keyof Data]: FieldFor<Data[Name], Known> };
  /** What only shows when fields are looked at together. */
  check?: (data: Data) => Errors<Data>;
}
