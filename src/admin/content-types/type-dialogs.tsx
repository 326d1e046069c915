import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { deleteType, postType, type NewType, type TypeSummary } from '@/api/content-types';
import { useLanguage } from '@/i18n/use-language';
import { DeleteDialog } from '../kit/delete-dialog';
import { DialogForm, type DialogSchema } from '../kit/dialog-form';
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
  const { title, count } = type;
  return (
    <DeleteDialog
      title={<FormattedMessage {...messages.deleteTitle} />}
      confirm={count === 0 && <FormattedMessage {...principalMessages.delete} />}
      remove={(call) => deleteType(type.id, call)}
      deleted={intl.formatMessage(messages.deleted, { title })}
      onClose={onClose}
      onDeleted={onDeleted}
    >
      <p>
        <FormattedMessage
          {...(count === 0 ? messages.deleteText : messages.deleteUsed)}
          values={{ title, count }}
        />
      </p>
    </DeleteDialog>
  );
}
