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
import { useSubmit } from '@/state/use-submit';
import { AdminDialog } from '../kit/admin-dialog';
import { DialogForm, type DialogSchema } from '../kit/dialog-form';
import { useFailureText } from '../kit/use-failure-text';
import { useNotify } from '../kit/use-notify';
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
  const notify = useNotify();
  const language = useLanguage();
  const failureText = useFailureText();
  const { remote, submit } = useSubmit(deleteTypePart);
  const { title } = field;
  const send = async () => {
    if (remote.status === 'pending') return;
    const settled = await submit(id, field.name, { language });
    if (settled.status === 'failed') return;
    notify('success', intl.formatMessage(messages.deleted, { title }));
    onDone();
  };
  return (
    <AdminDialog
      title={<FormattedMessage {...messages.deleteTitle} />}
      onClose={onClose}
      action={
        <button type="button" className="admin-button admin-button--danger" onClick={() => void send()}>
          <FormattedMessage {...principalMessages.delete} />
        </button>
      }
    >
      <p>
        <FormattedMessage {...messages.deleteText} values={{ title }} />
      </p>
      {remote.status === 'failed' && (
        <p className="admin-note admin-note--wrong" role="alert">
          {failureText(remote.error)}
        </p>
      )}
    </AdminDialog>
  );
}
