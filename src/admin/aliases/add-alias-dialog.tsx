import { FormattedMessage, useIntl } from 'react-intl';
import { postAlias } from '@/api/aliases';
import { ApiError } from '@/api/error';
import type { FieldError } from '@/forms/schema';
import { useLanguage } from '@/i18n/use-language';
import { DialogForm, type DialogSchema } from '../kit/dialog-form';
import { useNotify } from '../kit/use-notify';
import { messages } from './messages';

interface Values {
  path: string;
  target: string;
}

const pathField = {
  widget: 'text',
  title: messages.path,
  description: messages.pathHint,
  isRequired: true,
} as const;

const slashError = (path: string): { path?: FieldError } =>
  path.startsWith('/') ? {} : { path: { message: messages.noSlash } };

const ofPage: DialogSchema<Pick<Values, 'path'>> = {
  fields: { path: pathField },
  check: ({ path }) => slashError(path),
};

const ofSite: DialogSchema<Values> = {
  fields: {
    path: pathField,
    target: {
      widget: 'text',
      title: messages.target,
      description: messages.targetHint,
      isRequired: true,
    },
  },
  check: ({ path }) => slashError(path),
};

interface AddAliasDialogProps {
  /** Path of the content to which it leads; undefined where that is asked for. */
  page?: string;
  onClose: () => void;
  onAdded: () => void;
}

/** Asks for another address. */
export function AddAliasDialog({ page, onClose, onAdded }: AddAliasDialogProps) {
  const intl = useIntl();
  const notify = useNotify();
  const language = useLanguage();
  const send = async (values: { path: string; target?: string }) => {
    if (!(await postAlias(page ?? '', values, { language })))
      throw new ApiError({
        status: 400,
        kind: 'http',
        message: '',
        errors: [{ field: 'path', message: intl.formatMessage(messages.taken) }],
      });
  };
  const shared = {
    title: <FormattedMessage {...messages.add} />,
    submit: messages.add,
    onClose,
    onSent: () => {
      notify('success', intl.formatMessage(messages.added));
      onAdded();
    },
  };
  return page === undefined ? (
    <DialogForm {...shared} schema={ofSite} initial={{ path: '/', target: '/' }} send={send} />
  ) : (
    <DialogForm {...shared} schema={ofPage} initial={{ path: '/' }} send={send} />
  );
}
