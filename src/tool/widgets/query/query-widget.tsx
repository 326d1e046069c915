import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { QueryIndex } from '@/api/query-indexes';
import type { WidgetProps } from '@/forms/field-frame';
import type { QueryField, QueryLine } from '@/forms/schema';
import { dataOf } from '@/lib/remote';
import { useBadInputs } from '../bad-input';
import { messages } from '../messages';
import { ToolField } from '../tool-field';
import { useKeys } from '../use-keys';
import { AddCriterion } from './add-criterion';
import { previewMessages, queryMessages } from './messages';
import { QueryPreview } from './query-preview';
import { QueryRow } from './query-row';
import { useQueryParts } from './use-query-parts';
import './style.css';

/** A new line about an index: its first operator, and no value yet. */
const lineOf = (index: QueryIndex): QueryLine => ({
  i: index.name,
  o: index.operators[0]?.name ?? '',
  v: '',
});

/** What content is searched for, line by line, and what that finds. */
export function QueryWidget({ id, field, value, error, onChange }: WidgetProps<QueryField>) {
  const intl = useIntl();
  const badInputs = useBadInputs();
  const { keys, remove } = useKeys(value.length);
  const { remote, retry } = useQueryParts();
  const indexes = dataOf(remote)?.indexes;
  const isReadOnly = field.isReadOnly ?? false;
  const focusNext = useRef('');
  useEffect(() => {
    if (focusNext.current !== '') document.getElementById(focusNext.current)?.focus();
    focusNext.current = '';
  }, [value.length]);

  const changeAt = (place: number, changed: QueryLine) => {
    const before = value[place];
    // What was half entered belonged to the former value.
    if (changed.i !== before?.i || changed.o !== before.o) badInputs.drop(`${id}-${place}-`);
    onChange(value.with(place, changed));
  };
  const removeAt = (place: number) => {
    remove(place);
    badInputs.drop(`${id}-`);
    const neighbour = Math.min(place, value.length - 2);
    focusNext.current = neighbour < 0 ? `${id}-add` : `${id}-${neighbour}-index`;
    onChange(value.toSpliced(place, 1));
  };
  return (
    <ToolField id={id} field={field} error={error} isGroup>
      {remote.status === 'failed' && (
        <p className="tool-field__error">
          <FormattedMessage {...queryMessages.failed} />
          <button type="button" className="tool-inline" onClick={retry}>
            <FormattedMessage {...previewMessages.retry} />
          </button>
        </p>
      )}
      {value.length > 0 && (
        <ol className="tool-rows">
          {value.map((line, place) => (
            <li key={keys[place] ?? place}>
              <QueryRow
                id={`${id}-${place}`}
                line={line}
                place={place}
                indexes={indexes}
                isReadOnly={isReadOnly}
                onChange={(changed) => changeAt(place, changed)}
                onRemove={() => removeAt(place)}
              />
            </li>
          ))}
        </ol>
      )}
      {!isReadOnly && (
        <AddCriterion
          id={`${id}-add`}
          indexes={indexes ?? []}
          onAdd={(index) => {
            focusNext.current = `${id}-${value.length}-operator`;
            onChange([...value, lineOf(index)]);
          }}
        />
      )}
      {indexes?.length === 0 && <p className="tool-field__hint">{intl.formatMessage(messages.none)}</p>}
      <QueryPreview field={field} query={value} />
    </ToolField>
  );
}
