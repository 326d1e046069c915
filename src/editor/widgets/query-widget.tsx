import { FormattedMessage, useIntl } from 'react-intl';
import type { QueryIndex } from '@/api/query-indexes';
import type { WidgetProps } from '@/forms/field-frame';
import type { QueryField, QueryLine } from '@/forms/schema';
import { dataOf } from '@/lib/remote';
import { IndexSelect } from './index-select';
import { messages } from './messages';
import { queryMessages } from './query-messages';
import { QueryRow } from './query-row';
import { ToolField } from './tool-field';
import { useKeys } from './use-keys';
import { useQueryIndexes } from './use-query-indexes';

/** A new line about an index: its first operator, and no value yet. */
const lineOf = (index: QueryIndex): QueryLine => ({
  i: index.name,
  o: index.operators[0]?.name ?? '',
  v: '',
});

/** What content is searched for, line by line. */
export function QueryWidget({ id, field, value, fault, onChange }: WidgetProps<QueryField>) {
  const intl = useIntl();
  const { keys, remove } = useKeys(value.length);
  const { remote } = useQueryIndexes();
  const indexes = dataOf(remote) ?? [];
  const isReadOnly = field.isReadOnly ?? false;
  return (
    <ToolField id={id} field={field} fault={fault} isGroup>
      {remote.status === 'failed' && (
        <p className="tool-field__error">
          <FormattedMessage {...queryMessages.failed} />
        </p>
      )}
      {value.length > 0 && (
        <ol className="tool-rows">
          {value.map((line, place) => (
            <QueryRow
              key={keys[place] ?? place}
              id={`${id}-${place}`}
              line={line}
              place={place}
              indexes={indexes}
              isReadOnly={isReadOnly}
              onChange={(changed) => onChange(value.with(place, changed))}
              onRemove={() => {
                remove(place);
                onChange(value.toSpliced(place, 1));
              }}
            />
          ))}
        </ol>
      )}
      {!isReadOnly && (
        <IndexSelect
          id={`${id}-add`}
          name={intl.formatMessage(queryMessages.add)}
          none={intl.formatMessage(queryMessages.add)}
          value=""
          indexes={indexes}
          isDisabled={indexes.length === 0}
          onChoose={(index) => onChange([...value, lineOf(index)])}
        />
      )}
      {remote.status === 'loaded' && indexes.length === 0 && (
        <p className="tool-field__hint">{intl.formatMessage(messages.none)}</p>
      )}
    </ToolField>
  );
}
