import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { patchTypeFields, type TypeField, type TypeFields, type TypeFieldset } from '@/api/content-types';
import { useLanguage } from '@/i18n/use-language';
import { DialogForm, type DialogSchema } from '../kit/dialog-form';
import { useNotify } from '../kit/use-notify';
import type { FieldKind } from './field-kinds';
import { errorsOf, ownNames, propertyOf, stepsTo, valuesOf, type FieldValues } from './field-values';
import { fieldMessages as messages } from './messages';

const boundTitles = {
  letters: [messages.fewestLetters, messages.mostLetters],
  values: [messages.smallest, messages.largest],
} as const;

const shownIf = (isShown: boolean) => (isShown ? {} : { isHidden: true as const });

function schemaFor(
  kind: FieldKind,
  type: TypeFields,
  fieldsets: readonly TypeFieldset[],
  field: TypeField | undefined,
): DialogSchema<FieldValues> {
  const { initial, bounds, hasChoices = false } = kind;
  const [least, most] = boundTitles[bounds ?? 'values'];
  const count = { widget: 'number', isWhole: true, ...shownIf(bounds !== undefined) } as const;
  const smallest = bounds === 'letters' ? { minimum: 0 } : {};
  const isNamed = field !== undefined && hasChoices && field.choices === undefined;
  return {
    fields: {
      title: { widget: 'text', title: messages.title, isRequired: true, maxLength: 200 },
      id: {
        widget: 'text',
        title: messages.id,
        description: messages.idHint,
        isRequired: true,
        ...shownIf(field === undefined),
      },
      description: { widget: 'textarea', title: messages.description, maxLength: 1000 },
      fieldset: {
        widget: 'choice',
        title: messages.fieldset,
        isRequired: true,
        choices: fieldsets.filter(({ isOwn }) => isOwn).map(({ id, title }) => ({ value: id, title })),
      },
      isRequired: { widget: 'boolean', title: messages.isRequired },
      choices: {
        widget: 'textarea',
        title: messages.choices,
        description: messages.choicesHint,
        isRequired: true,
        ...shownIf(hasChoices && !isNamed),
      },
      initialLine: {
        widget: 'text',
        title: messages.initial,
        ...shownIf(initial === 'line' || initial === 'token'),
      },
      initialText: { widget: 'textarea', title: messages.initial, ...shownIf(initial === 'text') },
      initialNumber: {
        widget: 'number',
        title: messages.initial,
        ...(kind.factory === 'Integer' && { isWhole: true }),
        ...shownIf(initial === 'number'),
      },
      initialFlag: {
        widget: 'choice',
        title: messages.initial,
        choices: [
          { value: 'yes', title: messages.yes },
          { value: 'no', title: messages.no },
        ],
        ...shownIf(initial === 'yesNo'),
      },
      least: { ...count, ...smallest, title: least },
      most: { ...count, ...smallest, title: most },
    },
    check: (values) => errorsOf(kind, values, type, field),
  };
}

interface FieldDialogProps {
  /** Id of the type. */
  id: string;
  type: TypeFields;
  /** As they are shown, those in which nothing lies yet among them. */
  fieldsets: readonly TypeFieldset[];
  kind: FieldKind;
  /** The field that is changed; undefined for a new one. */
  field?: TypeField;
  onClose: () => void;
  onDone: () => void;
}

/** Makes a field of a type, or changes one. */
export function FieldDialog({ id, type, fieldsets, kind, field, onClose, onDone }: FieldDialogProps) {
  const intl = useIntl();
  const notify = useNotify();
  const language = useLanguage();
  const place = fieldsets.find(({ isOwn, fields }) => isOwn && (!field || fields.includes(field.name)));
  const schema = useMemo(() => schemaFor(kind, type, fieldsets, field), [kind, type, fieldsets, field]);
  const initial = useMemo(() => valuesOf(field, place?.id ?? ''), [field, place]);
  const send = async (values: FieldValues) => {
    const name = field?.name ?? values.id;
    const steps = stepsTo(propertyOf(kind, values), field);
    for (const step of steps.slice(0, -1))
      await patchTypeFields(id, { properties: { [name]: step } }, { language });
    const property = { ...steps.at(-1), ...(!field && { factory: kind.token }) };
    const target = fieldsets.find((set) => set.id === values.fieldset);
    const isMoved = !field || values.fieldset !== initial.fieldset;
    await patchTypeFields(
      id,
      {
        properties: { [name]: property },
        ...(isMoved &&
          target && {
            fieldsets: [{ id: target.id, title: target.title, fields: [...ownNames(target, type), name] }],
          }),
      },
      { language },
    );
  };
  return (
    <DialogForm
      title={
        <FormattedMessage
          {...(field ? messages.editTitle : messages.addTitle)}
          values={{ title: field?.title, kind: intl.formatMessage(kind.title) }}
        />
      }
      schema={schema}
      initial={initial}
      submit={field ? messages.submitSave : messages.submitAdd}
      send={send}
      onSent={({ title }) => {
        notify('success', intl.formatMessage(field ? messages.saved : messages.added, { title }));
        onDone();
      }}
      onClose={onClose}
    />
  );
}
