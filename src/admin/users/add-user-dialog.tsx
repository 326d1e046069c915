import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { firstRole, type Role } from '@/api/accounts';
import type { Term } from '@/api/types/atoms';
import { useLanguage } from '@/i18n/use-language';
import { showToast } from '@/tool/toasts/toast-store';
import { DialogForm, type DialogSchema } from '../kit/dialog-form';
import { messages as kitMessages } from '../kit/messages';
import { useRoleName } from '../principals/role-names';
import { formMessages, messages } from './messages';
import { makeAccount } from './new-account';

interface Values {
  username: string;
  fullname: string;
  email: string;
  password: string;
  roles: readonly string[];
  groups: readonly Term[];
}

const initial: Values = {
  username: '',
  fullname: '',
  email: '',
  password: '',
  roles: [firstRole],
  groups: [],
};

const shortestPassword = 5;

/** Letters, digits and the few signs that names of accounts may have. */
const wellNamed = /^[\w.@+-]+$/;

interface AddUserDialogProps {
  /** Those that may be given. */
  roles: readonly Role[];
  onClose: () => void;
  onAdded: () => void;
}

/** Makes an account with its roles and groups. */
export function AddUserDialog({ roles, onClose, onAdded }: AddUserDialogProps) {
  const intl = useIntl();
  const language = useLanguage();
  const nameOf = useRoleName();
  const schema = useMemo<DialogSchema<Values>>(
    () => ({
      fields: {
        username: {
          widget: 'text',
          title: formMessages.username,
          description: formMessages.usernameHint,
          isRequired: true,
        },
        fullname: { widget: 'text', title: formMessages.fullname, isRequired: true },
        email: { widget: 'email', title: formMessages.email, isRequired: true },
        password: {
          widget: 'password',
          title: formMessages.password,
          description: formMessages.passwordHint,
          autoComplete: 'new-password',
          isRequired: true,
          minLength: shortestPassword,
        },
        roles: {
          widget: 'choices',
          title: formMessages.roles,
          choices: roles.map((role) => ({ value: role.id, title: nameOf(role) })),
        },
        groups: {
          widget: 'terms',
          title: formMessages.groups,
          vocabulary: '/@vocabularies/plone.app.vocabularies.Groups',
        },
      },
      check: ({ username }) =>
        wellNamed.test(username) ? {} : { username: { message: formMessages.usernameWrong } },
    }),
    [roles, nameOf],
  );
  const send = async ({ groups, ...values }: Values) => {
    const { isWhole } = await makeAccount(
      { ...values, groups: groups.map(({ token }) => token) },
      { language },
    );
    const words = isWhole ? messages.created : messages.createdInPart;
    showToast({
      kind: isWhole ? 'success' : 'warning',
      title: intl.formatMessage(kitMessages.success),
      text: intl.formatMessage(words),
    });
  };
  return (
    <DialogForm
      title={<FormattedMessage {...formMessages.title} />}
      schema={schema}
      initial={initial}
      submit={formMessages.submit}
      send={send}
      onSent={onAdded}
      onClose={onClose}
    />
  );
}
