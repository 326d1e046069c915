import { FormattedMessage, useIntl } from 'react-intl';
import { kindOfIndex } from '@/api/query-indexes';
import type { WidgetProps } from '@/forms/field-frame';
import type { IndexField } from '@/forms/schema';
import { dataOf } from '@/lib/remote';
import { messages } from '../messages';
import { ToolField } from '../tool-field';
import { IndexSelect } from './index-select';
import { queryMessages } from './messages';
import { useQueryParts } from './use-query-parts';

/** One of the indexes that have values to choose from, as the CMS calls them; a stored one that it lacks stays. */
export function IndexWidget({ id, field, value, error, onChange }: WidgetProps<IndexField>) {
  const intl = useIntl();
  const { remote } = useQueryParts();
  const indexes = (dataOf(remote)?.indexes ?? []).filter((index) => kindOfIndex(index) !== undefined);
  return (
    <ToolField id={id} field={field} error={error}>
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
