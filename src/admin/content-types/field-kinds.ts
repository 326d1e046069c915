import type { MessageDescriptor } from 'react-intl';
import type { ToolIconName } from '@/tool/icon/icon-paths';
import { kindMessages } from './messages';

/** What can be said of a field beside its title. */
type Initial = 'line' | 'text' | 'yesNo' | 'number' | 'token';

export interface FieldKind {
  /** As schemas name it. */
  factory: string;
  /** As the CMS takes it whatever the language. */
  token: string;
  title: MessageDescriptor;
  icon: ToolIconName;
  /** How its first value is entered; undefined where it has none. */
  initial?: Initial;
  /** What is counted between its bounds. */
  bounds?: 'letters' | 'values';
  /** Says itself what may be chosen. */
  hasChoices?: true;
}

/** The kinds of fields that a type can be given, the usual ones first. */
export const fieldKinds: readonly FieldKind[] = [
  {
    factory: 'Text line (String)',
    token: 'label_textline_field',
    title: kindMessages.line,
    icon: 'text',
    initial: 'line',
    bounds: 'letters',
  },
  {
    factory: 'Text',
    token: 'label_text_field',
    title: kindMessages.text,
    icon: 'align-left',
    initial: 'text',
    bounds: 'letters',
  },
  { factory: 'Rich Text', token: 'Rich Text', title: kindMessages.richText, icon: 'bold' },
  {
    factory: 'Choice',
    token: 'label_choice_field',
    title: kindMessages.choice,
    icon: 'circle',
    initial: 'token',
    hasChoices: true,
  },
  {
    factory: 'Multiple Choice',
    token: 'label_multi_choice_field',
    title: kindMessages.choices,
    icon: 'checks',
    hasChoices: true,
  },
  {
    factory: 'Yes/No',
    token: 'label_boolean_field',
    title: kindMessages.yesNo,
    icon: 'check',
    initial: 'yesNo',
  },
  {
    factory: 'Integer',
    token: 'label_integer_field',
    title: kindMessages.integer,
    icon: 'numbers',
    initial: 'number',
    bounds: 'values',
  },
  {
    factory: 'Floating-point number',
    token: 'label_float_field',
    title: kindMessages.number,
    icon: 'numbers',
    initial: 'number',
    bounds: 'values',
  },
  { factory: 'Date', token: 'label_date_field', title: kindMessages.date, icon: 'calendar' },
  { factory: 'Date/Time', token: 'label_datetime_field', title: kindMessages.dateTime, icon: 'clock' },
  { factory: 'Image', token: 'Image', title: kindMessages.image, icon: 'image' },
  { factory: 'File', token: 'File Upload', title: kindMessages.file, icon: 'paperclip' },
  { factory: 'Relation Choice', token: 'Relation Choice', title: kindMessages.relation, icon: 'link' },
  { factory: 'Relation List', token: 'Relation List', title: kindMessages.relations, icon: 'list' },
  { factory: 'Email', token: 'Email', title: kindMessages.email, icon: 'quote', initial: 'line' },
  { factory: 'URL', token: 'URL', title: kindMessages.url, icon: 'share', initial: 'line' },
];

export const kindOf = (factory: string): FieldKind | undefined =>
  fieldKinds.find((kind) => kind.factory === factory);
