import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  deleteTypePart,
  patchTypeFields,
  type TypeField,
  type TypeFields,
  type TypeFieldset,
} from '@/api/content-types';
import { useLanguage } from '@/i18n/use-language';
import { DeleteDialog } from '../kit/delete-dialog';
import { DialogForm, type DialogSchema } from '../kit/dialog-form';
import { messages as principalMessages } from '../principals/messages';
import { nameErrors, ownNames } from './field-values';
import { fieldMessages as messages } from './messages';

interface Values {
  title: string;
  id: string;
}

interface FieldsetDialogProps {
  /** Id of the type. */
  id: string;
  type: TypeFields;
  fieldsets: readonly TypeFieldset[];
  /** The one that is renamed; undefined for a new one. */
  set?: TypeFieldset;
  onClose: () => void;
  onDone: (set: TypeFieldset) => void;
}

/** Asks for a fieldset, which the CMS gets with its first field, or for another title of one. */
export function FieldsetDialog({ id, type, fieldsets, set, onClose, onDone }: FieldsetDialogProps) {
  const language = useLanguage();
  const schema = useMemo<DialogSchema<Values>>(
    () => ({
      fields: {
        title: { widget: 'text', title: messages.title, isRequired: true, maxLength: 100 },
        id: {
          widget: 'text',
          title: messages.id,
          description: messages.idHint,
          isRequired: true,
          ...(set && { isHidden: true }),
        },
      },
      check: (values) =>
        set ? {} : nameErrors(values.id, (name) => fieldsets.some((each) => each.id === name)),
    }),
    [fieldsets, set],
  );
  const send = async ({ title }: Values) => {
    if (!set || set.fields.length === 0) return;
    const renamed = { id: set.id, title, fields: ownNames(set, type) };
    await patchTypeFields(id, { fieldsets: [renamed] }, { language });
  };
  return (
    <DialogForm
      title={
        <FormattedMessage
          {...(set ? messages.renameFieldset : messages.addFieldset)}
          values={{ title: set?.title }}
        />
      }
      schema={schema}
      initial={{ title: set?.title ?? '', id: set?.id ?? '' }}
      submit={set ? messages.submitSave : messages.submitAdd}
      send={send}
      onSent={({ title, id: name }) =>
        onDone(set ? { ...set, title } : { id: name, title, isOwn: true, fields: [] })
      }
      onClose={onClose}
    />
  );
}

interface DeleteFieldDialogProps {
  id: string;
  field: TypeField;
  onClose: () => void;
  onDone: () => void;
}

/** Asks whether a field is to go, and with it what content holds in it. */
export function DeleteFieldDialog({ id, field, onClose, onDone }: DeleteFieldDialogProps) {
  const intl = useIntl();
  const { title } = field;
  return (
    <DeleteDialog
      title={<FormattedMessage {...messages.deleteTitle} />}
      confirm={<FormattedMessage {...principalMessages.delete} />}
      remove={(call) => deleteTypePart(id, field.name, call)}
      deleted={intl.formatMessage(messages.deleted, { title })}
      onClose={onClose}
      onDeleted={onDone}
    >
      <p>
        <FormattedMessage {...messages.deleteText} values={{ title }} />
      </p>
    </DeleteDialog>
  );
}
