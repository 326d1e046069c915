import { FormattedMessage, useIntl } from 'react-intl';
import { createRelation } from '@/api/relation-list';
import { flatten } from '@/api/urls';
import type { Reference } from '@/forms/schema';
import { useLanguage } from '@/i18n/use-language';
import { languageRoot } from '@/site/home-path';
import { ObjectBrowserProvider } from '@/tool/object-browser/provider';
import { LinkWidget } from '@/tool/widgets/link-widget';
import { DialogForm, type DialogSchema } from '../kit/dialog-form';
import { useNotify } from '../kit/use-notify';
import { messages } from './messages';

interface Values {
  source: Reference | null;
  target: Reference | null;
}

const contentField = {
  widget: 'link',
  mode: 'link',
  isInternal: true,
  description: messages.pathHint,
  isRequired: true,
} as const;

const schema: DialogSchema<Values> = {
  fields: {
    source: { ...contentField, title: messages.source },
    target: { ...contentField, title: messages.target },
  },
};

const rareWidgets = { link: LinkWidget };

const pathOf = (content: Reference | null) => flatten(content?.['@id'] ?? '');

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
    <ObjectBrowserProvider path={languageRoot(language)}>
      <DialogForm
        title={<FormattedMessage {...messages.addTo} values={{ name }} />}
        schema={schema}
        rareWidgets={rareWidgets}
        initial={{ source: null, target: null }}
        submit={messages.add}
        send={({ source, target }) =>
          createRelation({ relation, source: pathOf(source), target: pathOf(target) }, { language })
        }
        failureOf={({ status }) => (status === 422 ? intl.formatMessage(messages.missingEnd) : undefined)}
        onClose={onClose}
        onSent={() => {
          notify('success', intl.formatMessage(messages.added));
          onAdded();
        }}
      />
    </ObjectBrowserProvider>
  );
}
