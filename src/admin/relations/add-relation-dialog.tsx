import { FormattedMessage, useIntl } from 'react-intl';
import { createRelation } from '@/api/relation-list';
import { useLanguage } from '@/i18n/use-language';
import { DialogForm, type DialogSchema } from '../kit/dialog-form';
import { useNotify } from '../kit/use-notify';
import { messages } from './messages';

interface Values {
  source: string;
  target: string;
}

const pathField = { widget: 'text', description: messages.pathHint, isRequired: true } as const;

const slashError = (path: string) => (path.startsWith('/') ? undefined : { message: messages.noSlash });

const schema: DialogSchema<Values> = {
  fields: {
    source: { ...pathField, title: messages.source },
    target: { ...pathField, title: messages.target },
  },
  check: ({ source, target }) => ({ source: slashError(source), target: slashError(target) }),
};

interface AddRelationDialogProps {
  /** As the field is called that is to hold it. */
  relation: string;
  /** Its name for people. */
  name: string;
  onClose: () => void;
  onAdded: () => void;
}

/** Asks which content is to point to which. */
export function AddRelationDialog({ relation, name, onClose, onAdded }: AddRelationDialogProps) {
  const intl = useIntl();
  const notify = useNotify();
  const language = useLanguage();
  return (
    <DialogForm
      title={<FormattedMessage {...messages.addTo} values={{ name }} />}
      schema={schema}
      initial={{ source: '/', target: '/' }}
      submit={messages.add}
      send={(ends) => createRelation({ relation, ...ends }, { language })}
      failureOf={({ status }) => (status === 422 ? intl.formatMessage(messages.missingEnd) : undefined)}
      onClose={onClose}
      onSent={() => {
        notify('success', intl.formatMessage(messages.added));
        onAdded();
      }}
    />
  );
}
