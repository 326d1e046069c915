import { useMemo } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import {
  deleteGroup,
  getGroup,
  patchGroup,
  postGroup,
  type Group,
  type GroupFields,
  type Role,
} from '@/api/accounts';
import type { Term } from '@/api/types/atoms';
import { useLanguage } from '@/i18n/use-language';
import { dataOf } from '@/lib/remote';
import { useRemote } from '@/state/use-remote';
import { AdminDialog } from '../kit/admin-dialog';
import { DeleteDialog } from '../kit/delete-dialog';
import { DialogForm, type DialogSchema } from '../kit/dialog-form';
import { useNotify } from '../kit/use-notify';
import { useFailureText } from '../kit/use-failure-text';
import { messages as principalMessages } from '../principals/messages';
import { useRoleName } from '../principals/role-names';
import { formMessages, messages } from './messages';

interface TaskProps {
  onClose: () => void;
  onDone: () => void;
}

function useSuccess() {
  const intl = useIntl();
  const notify = useNotify();
  return (words: MessageDescriptor) => notify('success', intl.formatMessage(words));
}

interface Values extends GroupFields {
  groupname: string;
  roles: readonly string[];
}

const textFields = {
  title: { widget: 'text', title: formMessages.title },
  description: { widget: 'textarea', title: formMessages.description },
  email: { widget: 'email', title: formMessages.email },
} as const;

const empty: Values = { groupname: '', title: '', description: '', email: '', roles: [] };

const wellNamed = /^[\w.@+-]{3,}$/;

type AddGroupDialogProps = TaskProps & {
  /** Those that may be given. */
  roles: readonly Role[];
  /** The names that are taken. */
  groups: readonly Group[];
};

/** Makes a group, whose name is for good. */
export function AddGroupDialog({ roles, groups, onClose, onDone }: AddGroupDialogProps) {
  const language = useLanguage();
  const nameOf = useRoleName();
  const notify = useSuccess();
  const schema = useMemo<DialogSchema<Values>>(
    () => ({
      fields: {
        groupname: {
          widget: 'text',
          title: formMessages.groupname,
          description: formMessages.groupnameHint,
          isRequired: true,
        },
        ...textFields,
        roles: {
          widget: 'choices',
          title: formMessages.roles,
          choices: roles.map((role) => ({ value: role.id, title: nameOf(role) })),
        },
      },
      check: ({ groupname }) => {
        if (groups.some(({ id }) => id === groupname))
          return { groupname: { message: formMessages.groupnameTaken } };
        return wellNamed.test(groupname) ? {} : { groupname: { message: formMessages.groupnameWrong } };
      },
    }),
    [roles, groups, nameOf],
  );
  return (
    <DialogForm
      title={<FormattedMessage {...formMessages.addTitle} />}
      schema={schema}
      initial={empty}
      submit={formMessages.add}
      send={(values) => postGroup(values, { language })}
      onSent={() => {
        notify(messages.created);
        onDone();
      }}
      onClose={onClose}
    />
  );
}

const editSchema: DialogSchema<GroupFields> = { fields: textFields };

/** Changes what is said of a group. */
export function EditGroupDialog({ group, onClose, onDone }: TaskProps & { group: Group }) {
  const language = useLanguage();
  const notify = useSuccess();
  const { title, description, email } = group;
  return (
    <DialogForm
      title={<FormattedMessage {...formMessages.editTitle} values={{ title }} />}
      schema={editSchema}
      initial={{ title, description, email }}
      submit={formMessages.save}
      send={(values) => patchGroup(group.id, values, { language })}
      onSent={() => {
        notify(messages.updated);
        onDone();
      }}
      onClose={onClose}
    />
  );
}

interface Members {
  members: readonly Term[];
}

const membersSchema: DialogSchema<Members> = {
  fields: {
    members: {
      widget: 'terms',
      title: formMessages.members,
      vocabulary: '/@vocabularies/plone.app.vocabularies.Users',
    },
  },
};

/** Puts users into a group and takes them out. */
export function MembersDialog({ group, onClose, onDone }: TaskProps & { group: Group }) {
  const language = useLanguage();
  const notify = useSuccess();
  const { remote } = useRemote(group.id, (signal) => getGroup(group.id, { language, signal }));
  const before = dataOf(remote)?.members;
  const send = ({ members }: Members) => {
    const after = members.map(({ token }) => token);
    const users = [
      ...after.filter((id) => before?.includes(id) === false).map((id) => [id, true] as const),
      ...(before ?? []).filter((id) => !after.includes(id)).map((id) => [id, false] as const),
    ];
    return patchGroup(group.id, { users: Object.fromEntries(users) }, { language });
  };
  const title = <FormattedMessage {...formMessages.membersTitle} values={{ title: group.title }} />;
  if (before === undefined)
    return (
      <AdminDialog title={title} width={560} onClose={onClose} action={null}>
        {remote.status === 'failed' ? <LoadFailure error={remote.error} /> : <div className="skeleton" />}
      </AdminDialog>
    );
  return (
    <DialogForm
      title={title}
      schema={membersSchema}
      initial={{ members: before.map((id) => ({ token: id, title: id })) }}
      submit={formMessages.save}
      send={send}
      onSent={() => {
        notify(messages.updated);
        onDone();
      }}
      onClose={onClose}
    />
  );
}

function LoadFailure({ error }: { error: Parameters<ReturnType<typeof useFailureText>>[0] }) {
  const failureText = useFailureText();
  return (
    <p className="admin-note admin-note--wrong" role="alert">
      {failureText(error)}
    </p>
  );
}

/** Asks whether a group is to go. */
export function DeleteGroupDialog({ group, onClose, onDone }: TaskProps & { group: Group }) {
  const intl = useIntl();
  return (
    <DeleteDialog
      title={<FormattedMessage {...messages.deleteTitle} />}
      confirm={<FormattedMessage {...principalMessages.delete} />}
      remove={(call) => deleteGroup(group.id, call)}
      deleted={intl.formatMessage(messages.deleted)}
      failed={<FormattedMessage {...principalMessages.deleteFailed} />}
      onClose={onClose}
      onDeleted={onDone}
    >
      <p>
        <FormattedMessage {...messages.deleteText} values={{ groupname: group.id }} />
      </p>
    </DeleteDialog>
  );
}
