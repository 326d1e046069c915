import { useIntl } from 'react-intl';
import type { QueryIndex } from '@/api/query-indexes';
import type { QueryLine } from '@/forms/schema';
import { ToolIcon } from '../tool-icon/tool-icon';
import { IconButton } from './icon-button';
import { IndexSelect } from './index-select';
import { messages } from './messages';
import { queryMessages } from './query-messages';
import { QueryValue } from './query-value';

interface QueryRowProps {
  id: string;
  line: QueryLine;
  place: number;
  indexes: readonly QueryIndex[];
  isReadOnly: boolean;
  onChange: (line: QueryLine) => void;
  onRemove: () => void;
}

/** One criterion: what is asked for, how, and the value. Another index or operator begins with no value. */
export function QueryRow({ id, line, place, indexes, isReadOnly, onChange, onRemove }: QueryRowProps) {
  const intl = useIntl();
  const index = indexes.find(({ name }) => name === line.i);
  const operators = index?.operators ?? [];
  const operator = operators.find(({ name }) => name === line.o);
  const rowName = intl.formatMessage(queryMessages.row, { place: place + 1 });
  return (
    <li className="tool-card tool-query">
      <div className="tool-query__head">
        <IndexSelect
          id={`${id}-index`}
          name={intl.formatMessage(queryMessages.index)}
          value={line.i}
          indexes={indexes}
          isDisabled={isReadOnly}
          onChoose={(chosen) =>
            onChange({ ...line, i: chosen.name, o: chosen.operators[0]?.name ?? '', v: '' })
          }
        />
        {!isReadOnly && (
          <IconButton
            icon="close"
            name={intl.formatMessage(messages.remove, { name: index?.title ?? rowName })}
            onClick={onRemove}
          />
        )}
      </div>
      <span className="tool-select">
        <select
          id={`${id}-operator`}
          className="tool-input"
          aria-label={intl.formatMessage(queryMessages.operator)}
          disabled={isReadOnly}
          value={line.o}
          onChange={({ target }) => onChange({ ...line, o: target.value, v: '' })}
        >
          {!operator && <option value={line.o}>{line.o.split('.').at(-1)}</option>}
          {operators.map(({ name, title }) => (
            <option key={name} value={name}>
              {title}
            </option>
          ))}
        </select>
        <ToolIcon name="chevron-down" size={16} />
      </span>
      <QueryValue
        id={`${id}-value`}
        widget={operator?.widget ?? ''}
        values={index?.values ?? []}
        stored={line.v}
        isReadOnly={isReadOnly}
        onChange={(v) => onChange({ ...line, v })}
      />
    </li>
  );
}
