import type { TypeField, TypeFields, TypeFieldset } from '@/api/content-types';
import type { Errors } from '@/forms/schema';
import type { FieldKind } from './field-kinds';
import { fieldMessages as messages } from './messages';

/** What is asked of a field. */
export interface FieldValues {
  title: string;
  id: string;
  description: string;
  fieldset: string;
  isRequired: boolean;
  /** A line for each: what is stored and shown, or `key|title`. */
  choices: string;
  initialLine: string;
  initialText: string;
  initialNumber: number | null;
  initialFlag: '' | 'yes' | 'no';
  least: number | null;
  most: number | null;
}

const flagOf = (value: TypeField['initial']) => (value === true ? 'yes' : value === false ? 'no' : '');

/** A field as it is edited; without one, what stands in the form of a new one. */
export function valuesOf(field: TypeField | undefined, fieldset: string): FieldValues {
  const initial = field?.initial;
  const hasTitles = field?.choices?.some(([token, title]) => token !== title) ?? false;
  return {
    title: field?.title ?? '',
    id: field?.name ?? '',
    description: field?.description ?? '',
    fieldset,
    isRequired: field?.isRequired ?? false,
    choices: (field?.choices ?? [])
      .map(([token, title]) => (hasTitles ? `${token}|${title}` : token))
      .join('\n'),
    initialLine: typeof initial === 'string' ? initial : '',
    initialText: typeof initial === 'string' ? initial : '',
    initialNumber: typeof initial === 'number' ? initial : null,
    initialFlag: flagOf(initial),
    least: field?.least ?? null,
    most: field?.most ?? null,
  };
}

const linesIn = (choices: string): string[] =>
  choices
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

function initialOf(kind: FieldKind, values: FieldValues): unknown {
  switch (kind.initial) {
    case 'line':
    case 'token':
      return values.initialLine || null;
    case 'text':
      return values.initialText || null;
    case 'number':
      return values.initialNumber;
    case 'yesNo':
      return values.initialFlag === '' ? null : values.initialFlag === 'yes';
    case undefined:
      return undefined;
  }
}

const boundNames = {
  letters: ['minLength', 'maxLength'],
  values: ['minimum', 'maximum'],
} as const;

/** The field as the CMS takes it. */
export function propertyOf(kind: FieldKind, values: FieldValues): Record<string, unknown> {
  const initial = initialOf(kind, values);
  const lines = linesIn(values.choices);
  const [least, most] = kind.bounds ? boundNames[kind.bounds] : [undefined, undefined];
  return {
    title: values.title,
    description: values.description,
    required: values.isRequired,
    ...(initial !== undefined && { default: initial }),
    ...(kind.hasChoices && lines.length > 0 && { values: lines }),
    ...(least !== undefined && values.least !== null && { [least]: values.least }),
    ...(most !== undefined && values.most !== null && { [most]: values.most }),
  };
}

/**
 * The changes, one after the other, by which a field becomes what it is to be: Plone refuses to empty the first value of a
 * field that is required, and has none to empty of a new one.
 */
export function stepsTo(
  property: Readonly<Record<string, unknown>>,
  field: TypeField | undefined,
): Readonly<Record<string, unknown>>[] {
  const { default: initial, ...others } = property;
  if (initial !== null) return [property];
  if (field?.initial === undefined) return [others];
  return property['required'] === true ? [{ required: false, default: null }, others] : [property];
}

const name = /^[a-z][a-z0-9_]{0,59}$/;

/** Names that content has without a field. */
const taken = new Set(
  `id title description items items_total layout parent lock version text created modified effective expires creators
  subjects language review_state is_folderish blocks blocks_layout image preview_image preview_image_link`.split(
    /\s+/,
  ),
);

/** What is wrong with the name of something new. */
export const nameErrors = (id: string, isTaken: (id: string) => boolean): Errors<{ id: string }> =>
  name.test(id)
    ? isTaken(id)
      ? { id: { message: messages.idTaken } }
      : {}
    : { id: { message: messages.idWrong } };

const plain = /^[\x20-\x7e]+$/;

/** Plone cuts what is mixed, and keeps of a key that is its title but the first letter. */
function choiceErrors(choices: string): Errors<FieldValues> {
  const lines = linesIn(choices);
  const pairs = lines.map((line) => line.split('|').map((part) => part.trim()));
  const isMixed = pairs.some((pair) => pair.length !== pairs[0]?.length || pair.length > 2);
  const isOdd = pairs.some(
    ([key = '', title]) =>
      key === '' || title === '' || key === title || (title !== undefined && !plain.test(key)),
  );
  if (isMixed || isOdd) return { choices: { message: messages.choicesWrong } };
  const keys = pairs.map(([key]) => key);
  return new Set(keys).size < keys.length ? { choices: { message: messages.choicesTwice } } : {};
}

/** What only shows when the values of a field are looked at together, and with the others of its type. */
export function errorsOf(
  kind: FieldKind,
  values: FieldValues,
  { fields }: TypeFields,
  field: TypeField | undefined,
): Errors<FieldValues> {
  const { choices, initialLine, least, most } = values;
  const keys = linesIn(choices).map((line) => line.split('|')[0]?.trim());
  const isUnknown = kind.hasChoices && keys.length > 0 && initialLine !== '' && !keys.includes(initialLine);
  return {
    ...(field === undefined && nameErrors(values.id, (id) => fields.has(id) || taken.has(id))),
    ...(kind.hasChoices && choiceErrors(choices)),
    ...(isUnknown && { initialLine: { message: messages.initialUnknown } }),
    ...(least !== null && most !== null && least > most && { most: { message: messages.boundsWrong } }),
  };
}

/** The fields of one's own in a fieldset, in their order. */
export const ownNames = (set: TypeFieldset, { fields }: TypeFields): string[] =>
  set.fields.filter((each) => fields.get(each)?.isOwn === true);

/** The fieldsets in which a field stands elsewhere: before another one, or at the end. */
export function withMoved(
  fieldsets: readonly TypeFieldset[],
  moved: string,
  target: string,
  before?: string,
): TypeFieldset[] {
  return fieldsets.map((set) => {
    const rest = set.fields.filter((each) => each !== moved);
    if (set.id !== target) return { ...set, fields: rest };
    const at = before === undefined ? -1 : rest.indexOf(before);
    return { ...set, fields: rest.toSpliced(at < 0 ? rest.length : at, 0, moved) };
  });
}

/** Where a field goes by one step among those of one's own: past a neighbour, or into the next fieldset. */
export function stepOf(
  fieldsets: readonly TypeFieldset[],
  all: TypeFields,
  moved: string,
  by: -1 | 1,
): { target: string; before?: string } | undefined {
  const open = fieldsets.filter(({ isOwn }) => isOwn);
  const at = open.findIndex(({ fields }) => fields.includes(moved));
  const set = open[at];
  if (!set) return undefined;
  const names = ownNames(set, all);
  const place = names.indexOf(moved);
  if (place < 0) return undefined;
  if (by < 0 && place > 0) return { target: set.id, before: names[place - 1] ?? moved };
  if (by > 0 && place < names.length - 1) {
    const after = names[place + 2];
    return { target: set.id, ...(after !== undefined && { before: after }) };
  }
  const next = open[at + by];
  if (!next) return undefined;
  const first = by > 0 ? ownNames(next, all)[0] : undefined;
  return { target: next.id, ...(first !== undefined && { before: first }) };
}
