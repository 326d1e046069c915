import { FormattedMessage, useIntl } from 'react-intl';
import { kindOfIndex } from '@/api/query-indexes';
import type { WidgetProps } from '@/forms/field-frame';
import type { IndexField } from '@/forms/schema';
import { dataOf } from '@/lib/remote';
import { IndexSelect } from './index-select';
import { messages } from './messages';
import { queryMessages } from './query-messages';
import { ToolField } from './tool-field';
import { useQueryIndexes } from './use-query-indexes';

/** One of the indexes that have values to choose from, as the CMS calls them; a stored one that it lacks stays. */
export function IndexWidget({ id, field, value, fault, onChange }: WidgetProps<IndexField>) {
  const intl = useIntl();
  const { remote } = useQueryIndexes();
  const indexes = (dataOf(remote) ?? []).filter((index) => kindOfIndex(index) !== undefined);
  return (
    <ToolField id={id} field={field} fault={fault}>
      <IndexSelect
        id={id}
        {...(value === '' && { none: intl.formatMessage(messages.none) })}
        value={value}
        indexes={indexes}
        isDisabled={field.isReadOnly === true}
        onChoose={({ name }) => onChange(name)}
      />
      {remote.status === 'failed' && (
        <p className="tool-field__error">
          <FormattedMessage {...queryMessages.failed} />
        </p>
      )}
    </ToolField>
  );
}
