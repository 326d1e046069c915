import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { deleteType, postType, type NewType, type TypeSummary } from '@/api/content-types';
import { useLanguage } from '@/i18n/use-language';
import { useSubmit } from '@/state/use-submit';
import { AdminDialog } from '../kit/admin-dialog';
import { DialogForm, type DialogSchema } from '../kit/dialog-form';
import { useFailureText } from '../kit/use-failure-text';
import { useNotify } from '../kit/use-notify';
import { messages as principalMessages } from '../principals/messages';
import { fieldMessages, messages } from './messages';

const wellNamed = /^[A-Za-z][A-Za-z0-9_]{0,59}$/;

const empty: NewType = { title: '', id: '', description: '' };

interface AddTypeDialogProps {
  types: readonly TypeSummary[];
  onClose: () => void;
  onAdded: (id: string) => void;
}

/** Makes a content type, whose short name is for good. */
export function AddTypeDialog({ types, onClose, onAdded }: AddTypeDialogProps) {
  const intl = useIntl();
  const notify = useNotify();
  const language = useLanguage();
  const schema = useMemo<DialogSchema<NewType>>(
    () => ({
      fields: {
        title: { widget: 'text', title: messages.name, isRequired: true, maxLength: 100 },
        id: { widget: 'text', title: messages.id, description: messages.idHint, isRequired: true },
        description: { widget: 'textarea', title: messages.description },
      },
      check: ({ id }) => {
        if (!wellNamed.test(id)) return { id: { message: messages.idWrong } };
        const isTaken = types.some((type) => type.id.toLowerCase() === id.toLowerCase());
        return isTaken ? { id: { message: fieldMessages.idTaken } } : {};
      },
    }),
    [types],
  );
  return (
    <DialogForm
      title={<FormattedMessage {...messages.addTitle} />}
      schema={schema}
      initial={empty}
      submit={messages.add}
      send={(type) => postType(type, { language })}
      onSent={({ id, title }) => {
        notify('success', intl.formatMessage(messages.added, { title }));
        onAdded(id);
      }}
      onClose={onClose}
    />
  );
}

interface DeleteTypeDialogProps {
  type: TypeSummary;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks whether a type is to go; one of which there is something stays, since that would be left without its fields. */
export function DeleteTypeDialog({ type, onClose, onDeleted }: DeleteTypeDialogProps) {
  const intl = useIntl();
  const notify = useNotify();
  const language = useLanguage();
  const failureText = useFailureText();
  const { remote, submit } = useSubmit(deleteType);
  const { title, count } = type;
  const send = async () => {
    if (remote.status === 'pending') return;
    const settled = await submit(type.id, { language });
    if (settled.status === 'failed') return;
    notify('success', intl.formatMessage(messages.deleted, { title }));
    onDeleted();
  };
  return (
    <AdminDialog
      title={<FormattedMessage {...messages.deleteTitle} />}
      onClose={onClose}
      action={
        count === 0 && (
          <button type="button" className="admin-button admin-button--danger" onClick={() => void send()}>
            <FormattedMessage {...principalMessages.delete} />
          </button>
        )
      }
    >
      <p>
        <FormattedMessage
          {...(count === 0 ? messages.deleteText : messages.deleteUsed)}
          values={{ title, count }}
        />
      </p>
      {remote.status === 'failed' && (
        <p className="admin-note admin-note--wrong" role="alert">
          {failureText(remote.error)}
        </p>
      )}
    </AdminDialog>
  );
}
